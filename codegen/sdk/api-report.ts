// Reports the declaration of each export of the SDK, without comments and bodies. Reviewers see each change of the API
// in the committed report.
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../sdk/', import.meta.url));
const entries = {
  '.': 'src/index.ts',
  './middleware': 'src/middleware/index.ts',
  './opentelemetry': 'src/opentelemetry.ts',
  './validation': 'src/validation.ts',
  './webhooks': 'src/webhooks.ts',
  './testing': 'src/testing/index.ts',
};

export function reportApi(): string {
  const files = Object.values(entries).map((name) => root + name);
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
    // Names and declarations need no types of the standard library.
    noLib: true,
  };
  const host = ts.createCompilerHost(options);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const program = ts.createProgram(files, options, host);
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });
  const parts = Object.entries(entries).map(([entry, name]) => {
    const file = program.getSourceFile(root + name);
    const symbol = file && checker.getSymbolAtLocation(file);
    if (!symbol) throw new Error(`${name} exports nothing`);
    const exported = checker.getExportsOfModule(symbol).sort((one, other) => (one.name < other.name ? -1 : 1));
    return `## ${entry}\n\n\`\`\`ts\n${exported.map((each) => describe(checker, printer, each)).join('\n')}\n\`\`\`\n`;
  });
  return `# Public API of @agent-platform/sdk\n\nWritten by \`npm run generate\`.\n\n${parts.join('\n')}`;
}

function describe(checker: ts.TypeChecker, printer: ts.Printer, exported: ts.Symbol): string {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declarations = (symbol.declarations ?? []).filter((declaration) => !isImplementation(declaration, symbol));
  return declarations.map((declaration) => signature(printer, declaration)).join('\n');
}

// Callers of a function with overloads do not see its implementation.
function isImplementation(declaration: ts.Declaration, symbol: ts.Symbol): boolean {
  return (
    ts.isFunctionDeclaration(declaration) && declaration.body !== undefined && (symbol.declarations?.length ?? 0) > 1
  );
}

function withoutBody(member: ts.ClassElement): ts.ClassElement {
  if (!ts.isMethodDeclaration(member)) return member;
  const { modifiers, asteriskToken, name, questionToken, typeParameters, parameters, type } = member;
  return ts.factory.updateMethodDeclaration(
    member,
    modifiers,
    asteriskToken,
    name,
    questionToken,
    typeParameters,
    parameters,
    type,
    undefined,
  );
}

function signature(printer: ts.Printer, declaration: ts.Declaration): string {
  const file = declaration.getSourceFile();
  const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, file);
  if (ts.isFunctionDeclaration(declaration)) {
    const { name, typeParameters, parameters, type } = declaration;
    return print(
      ts.factory.createFunctionDeclaration(undefined, undefined, name, typeParameters, parameters, type, undefined),
    );
  }
  if (ts.isVariableDeclaration(declaration)) return `const ${print(declaration)};`;
  if (ts.isClassDeclaration(declaration)) {
    const { name, typeParameters, heritageClauses, members } = declaration;
    const shown = members.filter((member) => !ts.isConstructorDeclaration(member)).map(withoutBody);
    const constructors = members
      .filter(ts.isConstructorDeclaration)
      .map((member) => ts.factory.updateConstructorDeclaration(member, undefined, member.parameters, undefined));
    return print(
      ts.factory.createClassDeclaration(undefined, name, typeParameters, heritageClauses, [...constructors, ...shown]),
    );
  }
  return print(declaration);
}
