import { printArgument } from '../../generated/print-literal.js';
import type { sdkCalls } from '../../generated/sdk-calls.js';

export interface SampleRequest {
  readonly method: string;
  /** The path with the query. */
  readonly path: string;
  readonly needsToken: boolean;
  readonly body?: unknown;
}

const indented = (text: string) => text.replaceAll('\n', '\n  ');
const inSingleQuotes = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function curlSample({ method, path, needsToken, body }: SampleRequest, baseUrl: string): string {
  const lines = [
    `curl -s${method === 'GET' ? '' : `X ${method}`} "${baseUrl}${path}"`,
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${inSingleQuotes(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}

export function fetchSample({ method, path, needsToken, body }: SampleRequest, baseUrl: string): string {
  const headers = [
    ...(needsToken ? ['Authorization: `Bearer ${token}`'] : []),
    ...(body === undefined ? [] : ["'Content-Type': 'application/json'"]),
  ].join(', ');
  const lines = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    `headers: { ${headers} },`,
    ...(body === undefined ? [] : [`body: JSON.stringify(${indented(JSON.stringify(body, null, 2))}),`]),
  ];
  return (
    `const reply = await fetch('${baseUrl}${path}', {\n  ${lines.join('\n  ')}\n});\n` +
    'console.log(reply.status, await reply.text());'
  );
}

/** Returns calls of the SDK with the values of the demo. All calls after the first are comments. */
export function sdkSample(
  calls: (typeof sdkCalls)[string],
  { query, body }: { readonly query?: object; readonly body?: object },
): string {
  const [first, ...others] = calls.map((call) => {
    const isKept = ([key]: [string, unknown]) => body === undefined || call.query.includes(key);
    const kept = Object.fromEntries(Object.entries(call.input).filter(isKept));
    return `${call.before}${printArgument({ ...kept, ...query, ...body }, call.main)}${call.after}`;
  });
  return [first, ...others.map((code) => `// or\n${code.replace(/^/gm, '// ')}`)].join('\n\n');
}
