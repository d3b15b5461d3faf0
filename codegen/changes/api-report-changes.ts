// Compares two reports of the SDK's public API, declaration by declaration. Every change that is not clearly an
// addition is breaking.
import ts from 'typescript';
import { schemasOf } from '../contract/contract.js';
import type { Json } from '../contract/document.js';
import type { Bump } from './versions.js';

export interface ApiChange {
  bump: Bump;
  text: string;
}

type Exports = Map<string, ts.Node[]>;

const printer = ts.createPrinter({ removeComments: true });
const textOf = (node: ts.Node) =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\bdeclare /g, '')
    .replace(/\s+/g, ' ');

/** Returns the declarations of a report by `<entry point> <name>`. */
function read(report: string): Exports {
  const found: Exports = new Map();
  for (const [, entryPoint = '', code = ''] of report.matchAll(/^## (\S+)\n+```ts\n([\s\S]*?)^```$/gm)) {
    for (const statement of ts.createSourceFile('report.ts', code, ts.ScriptTarget.ES2022, true).statements) {
      const name = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations[0]?.name.getText()
        : (statement as ts.DeclarationStatement).name?.getText();
      const key = `${entryPoint} ${name ?? statement.getText()}`;
      found.set(key, [...(found.get(key) ?? []), statement]);
    }
  }
  return found;
}

const namesOf = (schemas: readonly string[]): Set<string> => new Set(schemas.map((name) => `. ${name}`));

/** Types of the contract by their key in a report, such as `. ScheduledTask`. The entry point `.` exports all types. */
export interface ContractTypes {
  /** Types that no request contains. */
  replyTypes: ReadonlySet<string>;
  /**
   * All enums of the contract. A new value is not breaking, because fields with these enums have the type `OpenEnum`,
   * which allows unknown values.
   */
  enums: ReadonlySet<string>;
}

export function contractTypesOf(document: Json): ContractTypes {
  const requests = Object.values<Json>(document.paths)
    .flatMap((item) => Object.values<Json>(item))
    .map(({ parameters, requestBody }) => ({ parameters, requestBody }));
  const sent = schemasOf(document, [requests, document.components.parameters]);
  const schemas = Object.keys(document.components.schemas);
  return {
    replyTypes: namesOf(schemas.filter((name) => !sent.has(name))),
    enums: namesOf(schemas.filter((name) => document.components.schemas[name].enum !== undefined)),
  };
}

export function compareReports(released: string, current: string, types: ContractTypes): ApiChange[] {
  const [before, after] = [read(released), read(current)];
  const removed = [...before.keys()]
    .filter((key) => !after.has(key))
    .map((key): ApiChange => ({ bump: 'major', text: `${key} was removed` }));
  const added = [...after.keys()]
    .filter((key) => !before.has(key))
    .map((key): ApiChange => ({ bump: 'minor', text: `${key} was added` }));
  const changed = [...after].flatMap(([key, declarations]): ApiChange[] => {
    const bump = compareDeclarations(before.get(key) ?? declarations, declarations, (now) => ({
      isReadOnly: types.replyTypes.has(key) || isOfClient(key, now),
      isOpen: types.enums.has(key) || / (\w+Error|ErrorText|ErrorCode|OperationId)$/.test(key),
    }));
    return bump === 'none' ? [] : [{ bump, text: `${key} ${bump === 'minor' ? 'was extended' : 'was changed'}` }];
  });
  return [...removed, ...added, ...changed];
}

/** A new operation is not breaking, because callers use the client but do not implement it. */
const isOfClient = (key: string, now: ts.Node): boolean =>
  /^\. (paths|Client|CoreClient|Chat|\w+Methods)$/.test(key) ||
  (ts.isInterfaceDeclaration(now) && /\w+Methods\b/.test(heading(now)));

interface TypeUse {
  /** Whether callers only read values of the type, so that a new required member is not breaking. */
  readonly isReadOnly: boolean;
  /** Whether callers handle unknown members of the union. */
  readonly isOpen: boolean;
}

function compareDeclarations(
  before: readonly ts.Node[],
  after: readonly ts.Node[],
  useOf: (now: ts.Node) => TypeUse,
): Bump {
  const texts = new Set(after.map(textOf));
  const different = before.filter((declaration) => !texts.has(textOf(declaration)));
  if (different.length === 0) return before.length === after.length ? 'none' : 'minor';
  const [old, now] = [different[0], after[0]];
  if (before.length > 1 || after.length > 1 || !old || !now) return 'major';
  if (/^const (sdkVersion|contractVersion|contractSha256) = '/.test(textOf(now))) return 'none';
  return hasGrown(old, now, useOf(now)) ? 'minor' : 'major';
}

function hasGrown(old: ts.Node, now: ts.Node, { isReadOnly, isOpen }: TypeUse): boolean {
  if (ts.isInterfaceDeclaration(old) && ts.isInterfaceDeclaration(now))
    return heading(old) === heading(now) && membersGrow(old.members, now.members, isReadOnly);
  // All exported classes are errors, which callers only read, so a new field is not breaking.
  if (ts.isClassDeclaration(old) && ts.isClassDeclaration(now))
    return heading(old) === heading(now) && membersGrow(old.members, now.members, true);
  if (ts.isFunctionDeclaration(old) && ts.isFunctionDeclaration(now)) return growsByOptionalParameters(old, now);
  if (ts.isTypeAliasDeclaration(old) && ts.isTypeAliasDeclaration(now))
    return (isOpen && isWider(old.type, now.type)) || partGrows(old.type, now.type, isReadOnly);
  if (ts.isVariableStatement(old) && ts.isVariableStatement(now)) {
    const [before, after] = [old, now].map(({ declarationList }) => declarationList.declarations[0]?.initializer);
    return before !== undefined && after !== undefined && partGrows(before, after, true);
  }
  return false;
}

const heading = (node: ts.InterfaceDeclaration | ts.ClassDeclaration) =>
  [node.typeParameters, node.heritageClauses].map((parts) => (parts ?? []).map(textOf).join()).join('|');

const isOptional = (member: ts.Node): boolean => (member as ts.TypeElement).questionToken !== undefined;

function membersGrow(old: readonly ts.Node[], now: readonly ts.Node[], isReadOnly: boolean): boolean {
  const isKept = (member: ts.Node) => now.some((candidate) => partGrows(member, candidate, isReadOnly));
  const isNew = (member: ts.Node) => !old.some((candidate) => partGrows(candidate, member, isReadOnly));
  return old.every(isKept) && (isReadOnly || now.filter(isNew).every(isOptional));
}

const nameOf = (member: ts.Node): string | undefined => (member as ts.NamedDeclaration).name?.getText();

/** Returns whether a part of a declaration is unchanged or has additions that are not breaking. */
function partGrows(old: ts.Node, now: ts.Node, isReadOnly: boolean): boolean {
  if (old.kind !== now.kind || nameOf(old) !== nameOf(now)) return false;
  if (textOf(old) === textOf(now)) return true;
  if (ts.isObjectLiteralExpression(old) && ts.isObjectLiteralExpression(now))
    return membersGrow(old.properties, now.properties, isReadOnly);
  if (ts.isPropertyAssignment(old) && ts.isPropertyAssignment(now))
    return partGrows(old.initializer, now.initializer, isReadOnly);
  if (ts.isTypeLiteralNode(old) && ts.isTypeLiteralNode(now)) return membersGrow(old.members, now.members, isReadOnly);
  if (ts.isMethodSignature(old) && ts.isMethodSignature(now)) return growsByOptionalParameters(old, now);
  if (ts.isPropertySignature(old) && ts.isPropertySignature(now))
    return headOf(old) === headOf(now) && !!old.type && !!now.type && partGrows(old.type, now.type, isReadOnly);
  if (isCombined(old) && isCombined(now))
    return (
      old.types.length === now.types.length &&
      old.types.every((type, index) => partGrows(type, now.types[index] as ts.TypeNode, isReadOnly))
    );
  if (ts.isTypeReferenceNode(old) && ts.isTypeReferenceNode(now))
    return textOf(old.typeName) === 'OpenEnum' && isWiderReference(old, now);
  return false;
}

const isCombined = (node: ts.Node): node is ts.UnionTypeNode | ts.IntersectionTypeNode =>
  ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node);

const headOf = ({ modifiers, questionToken }: ts.PropertySignature): string =>
  [...(modifiers ?? []).map(textOf), questionToken ? '?' : ''].join(' ');

type Signature = ts.FunctionDeclaration | ts.MethodSignature;

function growsByOptionalParameters(old: Signature, now: Signature): boolean {
  const isSame = [old.typeParameters, old.parameters].every((parts, index) => {
    const others: readonly ts.Node[] | undefined = [now.typeParameters, now.parameters][index];
    return (parts ?? []).every((part, at) => others?.[at] !== undefined && isSameParameter(part, others[at]));
  });
  const further = now.parameters.slice(old.parameters.length);
  const returns = [old, now].map(({ type }) => (type ? textOf(type) : ''));
  return (
    isSame &&
    old.typeParameters?.length === now.typeParameters?.length &&
    returns[0] === returns[1] &&
    further.every(({ questionToken, initializer }) => questionToken !== undefined || initializer !== undefined)
  );
}

/**
 * If an operation without input gets optional fields, the type of its input changes from `NoInput`. This is not
 * breaking.
 */
const isSameParameter = (old: ts.Node, now: ts.Node): boolean =>
  textOf(now) === textOf(old) || (textOf(old) === 'input?: types.NoInput' && /^input\?: types\.\w+$/.test(textOf(now)));

const membersOf = (type: ts.TypeNode): readonly ts.TypeNode[] => (ts.isUnionTypeNode(type) ? type.types : [type]);

/** A new member of an open union is not breaking, because callers handle unknown members. */
function isWider(old: ts.TypeNode, now: ts.TypeNode): boolean {
  return membersOf(old).every((member) =>
    membersOf(now).some((candidate) => textOf(candidate) === textOf(member) || isWiderReference(member, candidate)),
  );
}

function isWiderReference(old: ts.TypeNode, now: ts.TypeNode): boolean {
  if (!ts.isTypeReferenceNode(old) || !ts.isTypeReferenceNode(now) || textOf(old.typeName) !== textOf(now.typeName))
    return false;
  const others = now.typeArguments ?? [];
  return (
    old.typeArguments?.length === others.length &&
    old.typeArguments.every((argument, index) => isWider(argument, others[index] as ts.TypeNode))
  );
}
