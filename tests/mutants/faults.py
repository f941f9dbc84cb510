"""The faults that are planted: each changes one field of one node of a module's syntax tree."""

import ast
from collections.abc import Iterator
from copy import copy
from typing import Any

Change = tuple[str, Any]
"""A field of a node and what it is to hold."""

_COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_NAMED = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list"}
_PLAIN = {"decorator_list", "annotation", "returns", "type_params"}  # no rule stands there


def faults(tree: ast.Module) -> Iterator[tuple[int, int, str]]:
    """Plants each fault of a module in turn; the tree has it until the next is asked for.

    Yields the first and last line it is on and a name for it, unique in the module.
    """
    seen: dict[str, int] = {}
    for node in _nodes(tree):
        for field, fault in _changes(node):
            right = getattr(node, field)
            before = ast.unparse(node).partition("\n")[0]
            at = _at(node, field, fault)
            setattr(node, field, fault)
            after = "gone" if isinstance(at, ast.stmt) else ast.unparse(node).partition("\n")[0]
            lost = ast.unparse(at).partition("\n")[0] if isinstance(at, ast.stmt) else before
            name = f"{at.lineno}: {lost} -> {after}"
            seen[name] = seen.get(name, 0) + 1
            yield at.lineno, at.end_lineno or at.lineno, name + " again" * (seen[name] - 1)
            setattr(node, field, right)


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Yields the nodes in which a fault may be, in the order of the text."""
    match node:
        case ast.keyword(arg="strict") | ast.Call(func=ast.Name(id="lru_cache")):  # a guard; how much is kept
            return
    yield node
    for field, held in ast.iter_fields(node):
        if field in _PLAIN or isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr):
            continue
        for child in held if isinstance(held, list) else [held]:
            if isinstance(child, ast.AST):
                yield from _nodes(child)


def _at(node: Any, field: str, fault: Any) -> Any:
    """Returns what a fault is reported as: the statement that is gone, or what has the field."""
    if field in ("body", "orelse") and isinstance(fault, list):
        return next(old for old, new in zip(getattr(node, field), fault, strict=True) if old is not new)
    return node if hasattr(node, "lineno") else node.iter  # a `for` in a comprehension has no line of its own


def _changes(node: Any) -> Iterator[Change]:
    match node:
        case ast.Compare(ops=ops):
            for index, op in enumerate(ops):
                for other in _COMPARED[type(op)]:
                    yield "ops", [*ops[:index], other(), *ops[index + 1 :]]
        case ast.BinOp(op=op) | ast.AugAssign(op=op):
            yield "op", _COUNTED[type(op)]()
        case ast.BoolOp(op=op):
            yield "op", ast.Or() if isinstance(op, ast.And) else ast.And()
        case ast.UnaryOp(operand=operand):
            yield "operand", ast.UnaryOp(copy(node.op), operand)  # twice is not at all
        case ast.Constant(value=bool() as value):
            yield "value", not value
        case ast.Constant(value=int() as value):
            yield from (("value", value + 1), ("value", value - 1))
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test) if not isinstance(test, ast.Compare):
            yield "test", ast.UnaryOp(ast.Not(), test)
        case ast.comprehension(ifs=[_, *_]):
            yield "ifs", []
        case ast.Slice(lower=lower, upper=upper):
            yield from ((field, None) for field, bound in (("lower", lower), ("upper", upper)) if bound)
        case ast.Call(func=ast.Name(id=name)) if name in _NAMED:
            yield "func", ast.Name(_NAMED[name], ast.Load())
        case ast.Call(keywords=keywords) if any(keyword.arg == "key" for keyword in keywords):
            yield "keywords", [keyword for keyword in keywords if keyword.arg != "key"]
    for field in ("body", "orelse"):
        if isinstance(lines := getattr(node, field, None), list):
            for index, line in enumerate(lines):
                if _acts(line):
                    yield field, [*lines[:index], ast.Pass(), *lines[index + 1 :]]


def _acts(line: ast.stmt) -> bool:
    """Tells whether a statement does something that can be left out without a name missing afterwards."""
    match line:
        case ast.Expr(value=ast.Constant() | ast.Call(func=ast.Name(id="assert_never"))):
            return False
        case ast.Expr() | ast.AugAssign() | ast.Break() | ast.Continue():
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
            return True
        case ast.If():
            return True
    return False
