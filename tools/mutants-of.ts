import { parseSync, Visitor, type Expression } from "oxc-parser";

/** A small fault: one span of a file's text, and the text that replaces it. */
export type Mutant = {
  readonly path: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
};

type Span = { readonly start: number; readonly end: number };

const otherOperators = new Map([
  ["<", "<="],
  ["<=", "<"],
  [">", ">="],
  [">=", ">"],
  ["===", "!=="],
  ["!==", "==="],
  ["+", "-"],
  ["-", "+"],
  ["*", "/"],
  ["/", "*"],
  ["%", "*"],
  ["&&", "||"],
  ["||", "&&"],
]);

const otherMethods = new Map([
  ["some", "every"],
  ["every", "some"],
  ["min", "max"],
  ["max", "min"],
]);

/** Every mutant of a file that our operators can make, in the order of its text. */
export function mutantsOf(path: string, text: string): readonly Mutant[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const mutants: Mutant[] = [];
  /** Types and type arguments: no test can see a mutant there. */
  const unseen: Span[] = [];
  const textOf = ({ start, end }: Span) => text.slice(start, end);
  const replace = ({ start, end }: Span, to: string) => {
    const line = text.slice(0, start).split("\n").length;
    mutants.push({ path, line, start, end, from: text.slice(start, end), to });
  };
  const replaceOperator = (left: Span, operator: string, right: Span) => {
    const other = otherOperators.get(operator);
    const start = text.indexOf(operator, left.end);
    if (other === undefined || start < 0 || start >= right.start) return;
    replace({ start, end: start + operator.length }, other);
  };
  const negate = (test: Span) => replace(test, `!(${textOf(test)})`);
  new Visitor({
    TSLiteralType: (type) => unseen.push(type),
    Property: ({ key }) => key.type === "Literal" && unseen.push(key),
    BinaryExpression: ({ left, operator, right }) => {
      if (operator === "+" && (isText(left) || isText(right))) return;
      replaceOperator(left, operator, right);
    },
    LogicalExpression: (whole) => {
      const { left, operator, right } = whole;
      if (operator !== "??") return replaceOperator(left, operator, right);
      replace(whole, `(${textOf(right)})`);
      // A plain fallback often only satisfies the compiler.
      if (!isPlain(right)) replace(whole, `(${textOf(left)})`);
    },
    IfStatement: ({ test }) => negate(test),
    ConditionalExpression: ({ test }) => negate(test),
    UnaryExpression: (whole) => {
      if (whole.operator === "!") replace(whole, textOf(whole.argument));
    },
    Literal: (literal) => {
      const { value } = literal;
      if (typeof value === "boolean") replace(literal, String(!value));
      if (typeof value !== "number") return;
      const others = isRound(value) ? [value * 2, value / 2] : [value + 1, value - 1];
      for (const other of others) replace(literal, other < 0 ? `(${other})` : String(other));
    },
    ExpressionStatement: (statement) => {
      if (isCall(statement.expression)) replace(statement, ";");
    },
    CallExpression: ({ callee }) => {
      if (callee.type !== "MemberExpression" || callee.computed) return;
      const other = otherMethods.get(textOf(callee.property));
      if (other !== undefined) replace(callee.property, other);
    },
  }).visit(program);
  return mutants
    .filter(({ start }) => !unseen.some((span) => start >= span.start && start < span.end))
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
}

export function planted(text: string, { start, end, to }: Mutant): string {
  return text.slice(0, start) + to + text.slice(end);
}

function isText({ type, ...node }: { readonly type: string; readonly value?: unknown }): boolean {
  return type === "TemplateLiteral" || (type === "Literal" && typeof node.value === "string");
}

/** A duration or a size: one more or less makes no difference. */
function isRound(value: number): boolean {
  return value >= 1000 && value % 100 === 0;
}

function isPlain(node: Expression): boolean {
  if (node.type === "ArrayExpression") return node.elements.length === 0;
  return node.type === "Literal" || (node.type === "Identifier" && node.name === "undefined");
}

function isCall(node: Expression): boolean {
  if (node.type === "AwaitExpression") return isCall(node.argument);
  if (node.type === "UnaryExpression" && node.operator === "void") return isCall(node.argument);
  return node.type === "CallExpression" && node.callee.type !== "Super";
}
