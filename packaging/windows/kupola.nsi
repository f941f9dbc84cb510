; The installer for Windows: for one user, without asking for an administrator. Saves are elsewhere and stay.
; pack.py defines VERSION, PROGRAM (the packed folder), ICON and OUT.
Target amd64-unicode
!include MUI2.nsh
Name "Kupola"
OutFile "${OUT}"
SetCompressor /SOLID lzma
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Kupola"
InstallDirRegKey HKCU "Software\Kupola" "folder"
BrandingText "Kupola ${VERSION}"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Kupola"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\program\Kupola.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Hungarian"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "German"
LangString KIND ${LANG_ENGLISH} "Kupola game"
LangString KIND ${LANG_HUNGARIAN} "Kupola-játszma"
LangString KIND ${LANG_POLISH} "partia w Kupoli"
LangString KIND ${LANG_GERMAN} "Kupola-Partie"

Section
  ; what an earlier version put there must not lie among the new files; the player's own are not in here
  RMDir /r "$INSTDIR\program"
  SetOutPath "$INSTDIR\program"
  File /r "${PROGRAM}\*" ; on Windows no other sign ends a folder's name
  File "/oname=kupola.ico" "${ICON}"
  CreateShortcut "$SMPROGRAMS\Kupola.lnk" "$INSTDIR\program\Kupola.exe"
  WriteRegStr HKCU "Software\Kupola" "folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.kupola" "" "Kupola.Game"
  WriteRegStr HKCU "Software\Classes\Kupola.Game" "" "$(KIND)"
  WriteRegStr HKCU "Software\Classes\Kupola.Game\DefaultIcon" "" "$INSTDIR\program\kupola.ico"
  WriteRegStr HKCU "Software\Classes\Kupola.Game\shell\open\command" "" '"$INSTDIR\program\Kupola.exe" "%1"'
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Kupola"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\program\kupola.ico"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Kupola team"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; icons of files change at once
SectionEnd

Section "Uninstall"
  RMDir /r "$INSTDIR\program"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Kupola.lnk"
  DeleteRegKey HKCU "Software\Kupola"
  DeleteRegKey HKCU "Software\Classes\Kupola.Game"
  DeleteRegKey HKCU "Software\Classes\.kupola"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
