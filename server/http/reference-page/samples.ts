export interface SampleRequest {
  readonly method: string;
  /** The path with the query. */
  readonly path: string;
  readonly body?: unknown;
}

const indented = (text: string) => text.replaceAll('\n', '\n  ');
const inSingleQuotes = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

export function curlSample({ method, path, body }: SampleRequest, baseUrl: string): string {
  const lines = [
    `curl -s${method === 'GET' ? '' : `X ${method}`} "${baseUrl}${path}"`,
    '-H "Authorization: Bearer $TOKEN"',
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${inSingleQuotes(JSON.stringify(body, null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}

export function fetchSample({ method, path, body }: SampleRequest, baseUrl: string): string {
  const headers = body === undefined ? '' : `, 'Content-Type': 'application/json'`;
  const lines = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    `headers: { Authorization: \`Bearer \${token}\`${headers} },`,
    ...(body === undefined ? [] : [`body: JSON.stringify(${indented(JSON.stringify(body, null, 2))}),`]),
  ];
  return (
    `const reply = await fetch('${baseUrl}${path}', {\n  ${lines.join('\n  ')}\n});\n` +
    'console.log(reply.status, await reply.text());'
  );
}
