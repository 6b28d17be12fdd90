import {
  parseSync,
  Visitor,
  type Expression,
  type JSXAttribute,
  type JSXChild,
  type JSXElement,
  type JSXFragment,
  type PropertyKey,
} from "oxc-parser";

import { hasWords } from "./has-words.ts";

export type SourceFile = { readonly path: string; readonly text: string };

/** Attributes, and props of components in `ui/`, whose text is shown or read aloud. */
const visibleAttributes = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "hint",
  "label",
  "placeholder",
  "text",
  "title",
]);
const textFunctions = new Set(["showSuccess", "useTitle"]);

/** Texts for people that a source contains literally, instead of using a message. */
export function findHardCodedTexts({ path, text }: SourceFile): readonly string[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read`);
  const found: string[] = [];
  const keep = (expression: Expression) => found.push(...textsOf(expression).filter(hasWords));
  const keepChildren = ({ children }: JSXElement | JSXFragment) =>
    found.push(...children.flatMap(textsOfChild).filter(hasWords));
  new Visitor({
    JSXElement: keepChildren,
    JSXFragment: keepChildren,
    JSXAttribute: (attribute) => found.push(...textsOfAttribute(attribute).filter(hasWords)),
    Property: ({ key, value }) => {
      if (visibleAttributes.has(nameOf(key)) && isExpression(value)) keep(value);
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== "Identifier" || !textFunctions.has(callee.name)) return;
      for (const each of given) if (each.type !== "SpreadElement") keep(each);
    },
    AssignmentExpression: ({ left, right }) => {
      if (left.type === "MemberExpression" && visibleAttributes.has(nameOf(left.property)))
        keep(right);
    },
  }).visit(program);
  return found.map((words) => `${path}: ${words.trim()}`);
}

function textsOfChild(child: JSXChild): readonly string[] {
  if (child.type === "JSXText") return [child.value];
  if (child.type !== "JSXExpressionContainer") return [];
  return child.expression.type === "JSXEmptyExpression" ? [] : textsOf(child.expression);
}

function textsOfAttribute({ name, value }: JSXAttribute): readonly string[] {
  if (name.type !== "JSXIdentifier" || !visibleAttributes.has(name.name) || value === null)
    return [];
  if (value.type === "Literal") return [value.value];
  return value.type === "JSXExpressionContainer" ? textsOfChild(value) : [];
}

/** The literal texts that an expression may evaluate to. */
function textsOf(expression: Expression): readonly string[] {
  switch (expression.type) {
    case "Literal":
      return typeof expression.value === "string" ? [expression.value] : [];
    case "TemplateLiteral":
      return [
        expression.quasis.map(({ value }) => value.cooked ?? "").join(" "),
        ...expression.expressions.flatMap(textsOf),
      ];
    case "ConditionalExpression":
      return [...textsOf(expression.consequent), ...textsOf(expression.alternate)];
    case "LogicalExpression":
      return [...textsOf(expression.left), ...textsOf(expression.right)];
    case "BinaryExpression":
      return expression.operator === "+"
        ? [...textsOf(expression.left), ...textsOf(expression.right)]
        : [];
    case "ParenthesizedExpression":
      return textsOf(expression.expression);
    default:
      return [];
  }
}

function nameOf(key: PropertyKey | Expression): string {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : "";
}

/** In a destructuring, the right side of a colon is a pattern. */
function isExpression(value: { readonly type: string }): value is Expression {
  return !value.type.endsWith("Pattern");
}
