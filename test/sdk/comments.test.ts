// What an editor shows of the SDK: every export, every field of it and every parameter is described; nothing is left to be guessed.
import { expect, test } from '@jest/globals';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { operations } from '../../server/generated/operations.js';

const sources = fileURLToPath(new URL('../../sdk/src', import.meta.url));
const entries = ['index.ts', 'middleware/index.ts', 'opentelemetry.ts', 'validation.ts', 'webhooks.ts', 'testing/index.ts'].map((name) => join(sources, name));
const program = ts.createProgram(entries, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, types: [], strict: true });
const checker = program.getTypeChecker();

const isDescribed = (symbol: ts.Symbol) => symbol.getDocumentationComment(checker).some(({ text }) => text.trim() !== '');
const nameOf = (node: ts.Node) => {
  const file = node.getSourceFile();
  return `${relative(sources, file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText().split('\n')[0]?.slice(0, 80)}`;
};

const exported = entries.flatMap((entry) => {
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  return checker.getExportsOfModule(module as ts.Symbol).map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
});

type Member = ts.PropertySignature | ts.MethodSignature | ts.PropertyDeclaration | ts.MethodDeclaration;

/** Whether it is a field or a method; what overrides is described where it first stands. */
function isMember(node: ts.Node): node is Member {
  if (!ts.isPropertySignature(node) && !ts.isMethodSignature(node) && !ts.isPropertyDeclaration(node) && !ts.isMethodDeclaration(node)) return false;
  return !ts.isComputedPropertyName(node.name) && !(ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Override));
}

function* membersBelow(node: ts.Node): Generator<Member> {
  if (isMember(node)) yield node;
  for (const child of node.getChildren()) yield* membersBelow(child);
}

const undescribed = (members: Member[]) => members.filter(({ name }) => !isDescribed(checker.getSymbolAtLocation(name) as ts.Symbol)).map(nameOf);

test('every export is described', () => {
  expect(exported.length).toBeGreaterThan(300);
  expect(exported.filter((symbol) => !isDescribed(symbol)).map(({ name }) => name)).toEqual([]);
});

test('every field of every export is described', () => {
  const declarations = exported.flatMap(({ declarations = [] }) => declarations);
  const members = declarations.flatMap((node) => (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) ? [...node.members].filter(isMember) : []));
  expect(members.length).toBeGreaterThan(150);
  expect(undescribed(members)).toEqual([]);
});

test('every field of the contract’s schemas and every parameter is described', () => {
  const file = program.getSourceFile(join(sources, 'generated/types.ts')) as ts.SourceFile;
  // Names of operations and schemas, and of the places of parameters, are no fields.
  const places = ['schemas', 'parameters', 'responses', 'requestBody', 'query', 'header', 'path', 'cookie'];
  const isName = ({ parent }: Member) => ts.isInterfaceDeclaration(parent) || (ts.isPropertySignature(parent.parent) && parent.parent.name.getText() === 'schemas');
  const fields = [...membersBelow(file)].filter((member) => !places.includes(member.name.getText()) && !isName(member));
  expect(fields.length).toBeGreaterThan(400);
  expect(undescribed(fields)).toEqual([]);
});

test('every operation says its role, its path, its parameters, its reply, its refusals, and has an example', () => {
  const functions = exported.flatMap(({ name, declarations = [] }) => (name in operations ? declarations.filter(ts.isFunctionDeclaration).map((node) => ({ name, node, symbol: node })) : []));
  const described = functions.filter(({ node }) => node.body === undefined || functions.filter((other) => other.name === (node.name?.text ?? '')).length === 1);
  expect(new Set(described.map(({ name }) => name)).size).toBe(Object.keys(operations).length - 1);
  const missing = described.flatMap(({ name, node }) => {
    const text = ts.getJSDocCommentsAndTags(node).map((comment) => comment.getText()).join('\n');
    const { method, path } = operations[name as keyof typeof operations];
    const wanted = [`\`${method.toUpperCase()} ${path}\``, 'Role: ', '@returns ', '@throws {UnauthorizedError} 401', '@throws {RateLimitError} 429', '@example'];
    const parameters = node.parameters.map((parameter) => `@param ${parameter.name.getText()} - `);
    return [...wanted, ...parameters].filter((part) => !text.includes(part)).map((part) => `${name}: ${part}`);
  });
  expect(missing).toEqual([]);
});
