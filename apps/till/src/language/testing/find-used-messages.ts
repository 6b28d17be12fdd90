import {
  parseSync,
  Visitor,
  type BindingPattern,
  type Expression,
  type MemberExpression,
  type ObjectPattern,
  type ParamPattern,
  type PropertyKey,
  type TSType,
} from "oxc-parser";

import type { SourceFile } from "./find-hard-coded-texts.ts";

type MessagePath = readonly string[];

/** The messages that a source reads: `order.title`, or `papers.kinds.*` if it may read any of a group. */
export function findUsedMessages(
  { path, text }: SourceFile,
  roots: ReadonlySet<string>,
): Set<string> {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read`);
  const reader = new MessageTracker(roots);
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (init !== null) reader.bind(id, reader.pathsOf(init));
    },
    ArrowFunctionExpression: ({ params }) => reader.bindParameters(params),
    FunctionDeclaration: ({ params }) => reader.bindParameters(params),
    FunctionExpression: ({ params }) => reader.bindParameters(params),
    TSPropertySignature: ({ key, typeAnnotation }) =>
      reader.name(nameOf(key), pathsOfType(typeAnnotation?.typeAnnotation)),
    MemberExpression: (member) => reader.look(member),
    JSXAttribute: ({ value }) => {
      if (value?.type !== "JSXExpressionContainer") return;
      if (value.expression.type === "MemberExpression") reader.handOver(value.expression);
    },
    CallExpression: ({ arguments: given }) => {
      for (const each of given) if (each.type === "MemberExpression") reader.handOver(each);
    },
  }).visit(program);
  return reader.used;
}

/** Tracks messages through the variables and parameters of a file, outermost first. */
class MessageTracker {
  readonly used = new Set<string>();
  readonly #names = new Map<string, MessagePath[]>([["messages", [[]]]]);
  readonly #roots: ReadonlySet<string>;

  constructor(roots: ReadonlySet<string>) {
    this.#roots = roots;
  }

  name(name: string, paths: readonly MessagePath[]): void {
    this.#names.set(name, [...(this.#names.get(name) ?? []), ...paths]);
  }

  bind(pattern: BindingPattern, paths: readonly MessagePath[]): void {
    if (pattern.type === "Identifier") this.name(pattern.name, paths);
    if (pattern.type !== "ObjectPattern") return;
    for (const property of pattern.properties) {
      if (property.type !== "Property") continue;
      const key = nameOf(property.key);
      const found = key === "messages" ? [[]] : pathsOfKey(paths, key);
      for (const path of found) this.used.add(path.join("."));
      this.bind(property.value, found);
    }
  }

  bindParameters(parameters: readonly ParamPattern[]): void {
    for (const parameter of parameters) {
      if (parameter.type === "RestElement" || parameter.type === "TSParameterProperty") continue;
      const type = "typeAnnotation" in parameter ? parameter.typeAnnotation : null;
      const isUntyped = (type ?? null) === null && parameter.type === "ObjectPattern";
      const isRoot = isUntyped && this.#takesRoots(parameter);
      this.bind(parameter, isRoot ? [[]] : pathsOfType(type?.typeAnnotation));
    }
  }

  look(member: MemberExpression): void {
    for (const path of this.pathsOf(member)) this.used.add(path.join("."));
  }

  /**
   * A group of messages that is passed to a function or a component counts as used. A whole area does not: its uses are
   * found through the parameter's type.
   */
  handOver(member: MemberExpression): void {
    const lists = this.pathsOf(member).filter(({ length }) => length > 1);
    for (const path of lists) this.used.add([...path, "*"].join("."));
  }

  pathsOf(expression: Expression): readonly MessagePath[] {
    if (expression.type === "Identifier") return this.#names.get(expression.name) ?? [];
    if (expression.type === "CallExpression") {
      const { callee } = expression;
      return callee.type === "Identifier" ? pathsOfName(callee.name) : [];
    }
    if (expression.type !== "MemberExpression") return [];
    const key = keyOf(expression);
    if (key === "messages") return [[]];
    return pathsOfKey(this.pathsOf(expression.object), key);
  }

  /** `label: ({ order }) => order.pay`: its type is declared elsewhere. */
  #takesRoots({ properties }: ObjectPattern): boolean {
    return properties.every((one) => one.type === "Property" && this.#roots.has(nameOf(one.key)));
  }
}

/** By convention, a variable named `office` holds the back office's messages. */
function pathsOfKey(paths: readonly MessagePath[], key: string): readonly MessagePath[] {
  if (paths.length === 0) return key === "office" ? [["office"]] : [];
  return paths.map((path) => [...path, key]);
}

/**
 * `useMessages`, `Messages` and the same with `All` mean all messages, `useOutboxMessages` and `OutboxMessages` those of
 * an area.
 */
function pathsOfName(name: string): readonly MessagePath[] {
  const { area } = /^(?:use)?(?<area>\w*)Messages$/.exec(name)?.groups ?? {};
  if (area === undefined) return [];
  return area === "" || /^all$/i.test(area)
    ? [[]]
    : [[`${area.charAt(0).toLowerCase()}${area.slice(1)}`]];
}

/** `Messages` means all messages, `Messages["order"]` those of an area. */
function pathsOfType(type: TSType | undefined): readonly MessagePath[] {
  if (type?.type === "TSTypeReference") {
    const { typeName } = type;
    return typeName.type === "Identifier" ? pathsOfName(typeName.name) : [];
  }
  if (type?.type !== "TSIndexedAccessType" || type.indexType.type !== "TSLiteralType") return [];
  const { literal } = type.indexType;
  if (literal.type !== "Literal") return [];
  return pathsOfType(type.objectType).map((path) => [...path, String(literal.value)]);
}

function keyOf({ computed, property }: MemberExpression): string {
  if (!computed || property.type === "Literal") return nameOf(property);
  return "*";
}

function nameOf(key: PropertyKey | MemberExpression["property"]): string {
  if (key.type === "Identifier" || key.type === "PrivateIdentifier") return key.name;
  return key.type === "Literal" ? String(key.value) : "*";
}
