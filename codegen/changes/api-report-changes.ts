// Compares two reports of the SDK's public API, declaration by declaration. Every change that is not clearly an
// addition counts as breaking.
import ts from 'typescript';
import { schemasOf, type Json } from '../contract/contract.js';
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

/** Returns the declarations of a report by entry and name. */
function read(report: string): Exports {
  const found: Exports = new Map();
  for (const [, entry = '', code = ''] of report.matchAll(/^## (\S+)\n+```ts\n([\s\S]*?)^```$/gm)) {
    for (const statement of ts.createSourceFile('report.ts', code, ts.ScriptTarget.ES2022, true).statements) {
      const name = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations[0]?.name.getText()
        : (statement as ts.DeclarationStatement).name?.getText();
      const key = `${entry} ${name ?? statement.getText()}`;
      found.set(key, [...(found.get(key) ?? []), statement]);
    }
  }
  return found;
}

/** Returns the types that no request contains, in the form of `ApiChange` texts, such as `. ScheduledTask`. */
export function replyTypesOf(document: Json): Set<string> {
  const requests = Object.values<Json>(document.paths)
    .flatMap((item) => Object.values<Json>(item))
    .map(({ parameters, requestBody }) => ({ parameters, requestBody }));
  const sent = schemasOf(document, [requests, document.components.parameters]);
  const names = Object.keys(document.components.schemas).filter((name) => !sent.has(name));
  return new Set(names.map((name) => `. ${name}`));
}

/** Returns the changes of exports. A new required field is breaking, unless its type is one of `replyTypes`. */
export function compareReports(released: string, current: string, replyTypes: ReadonlySet<string>): ApiChange[] {
  const [before, after] = [read(released), read(current)];
  const removed = [...before.keys()]
    .filter((key) => !after.has(key))
    .map((key): ApiChange => ({ bump: 'major', text: `${key} was removed` }));
  const added = [...after.keys()]
    .filter((key) => !before.has(key))
    .map((key): ApiChange => ({ bump: 'minor', text: `${key} was added` }));
  const changed = [...after].flatMap(([key, declarations]): ApiChange[] => {
    const bump = compareDeclarations(before.get(key) ?? declarations, declarations, replyTypes.has(key));
    return bump === 'none' ? [] : [{ bump, text: `${key} ${bump === 'minor' ? 'was extended' : 'was changed'}` }];
  });
  return [...removed, ...added, ...changed];
}

function compareDeclarations(before: readonly ts.Node[], after: readonly ts.Node[], isReply: boolean): Bump {
  const texts = new Set(after.map(textOf));
  const different = before.filter((declaration) => !texts.has(textOf(declaration)));
  if (different.length === 0) return before.length === after.length ? 'none' : 'minor';
  const [old, now] = [different[0], after[0]];
  if (before.length > 1 || after.length > 1 || !old || !now) return 'major';
  if (ts.isVariableStatement(old) && ts.isVariableStatement(now))
    return /^const (sdkVersion|contractVersion|contractSha256) = '/.test(textOf(now)) ? 'none' : 'major';
  return hasGrown(old, now, isReply) ? 'minor' : 'major';
}

function hasGrown(old: ts.Node, now: ts.Node, isReply: boolean): boolean {
  if (ts.isInterfaceDeclaration(old) && ts.isInterfaceDeclaration(now)) {
    const grows = isReply ? holdsAll : growsByOptional;
    return heading(old) === heading(now) && grows(old.members, now.members);
  }
  // All exported classes are errors. Callers read errors but do not implement them, so a new field is not breaking.
  if (ts.isClassDeclaration(old) && ts.isClassDeclaration(now))
    return heading(old) === heading(now) && holdsAll(old.members, now.members);
  if (ts.isFunctionDeclaration(old) && ts.isFunctionDeclaration(now)) return growsByOptionalParameters(old, now);
  if (ts.isTypeAliasDeclaration(old) && ts.isTypeAliasDeclaration(now))
    return /Error$|^ErrorText$|^ErrorCode$/.test(now.name.text) && isWider(old.type, now.type);
  return false;
}

const heading = (node: ts.InterfaceDeclaration | ts.ClassDeclaration) =>
  [node.typeParameters, node.heritageClauses].map((parts) => (parts ?? []).map(textOf).join()).join('|');

const holdsAll = (old: readonly ts.Node[], now: readonly ts.Node[]) => {
  const texts = new Set(now.map(textOf));
  return old.every((member) => texts.has(textOf(member)));
};

function growsByOptional(old: readonly ts.TypeElement[], now: readonly ts.TypeElement[]): boolean {
  const texts = new Set(old.map(textOf));
  return (
    holdsAll(old, now) &&
    now.filter((member) => !texts.has(textOf(member))).every(({ questionToken }) => questionToken !== undefined)
  );
}

function growsByOptionalParameters(old: ts.FunctionDeclaration, now: ts.FunctionDeclaration): boolean {
  const isSame = [old.typeParameters, old.parameters].every((parts, index) => {
    const others: readonly ts.Node[] | undefined = [now.typeParameters, now.parameters][index];
    return (parts ?? []).every((part, at) => others?.[at] !== undefined && textOf(part) === textOf(others[at]));
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

const membersOf = (type: ts.TypeNode): readonly ts.TypeNode[] => (ts.isUnionTypeNode(type) ? type.types : [type]);

// An additional status or code of an error is not breaking, because callers handle unknown errors with a fallback.
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
