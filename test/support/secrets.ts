/** Settings whose whole value is secret. */
const secretSettings = [
  'CLERK_SECRET_KEY',
  'S3_SECRET_ACCESS_KEY',
  'ENCRYPTION_KEY',
  'IDENTITY_WEBHOOK_SECRETS',
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'GOOGLE_GENERATIVE_AI_API_KEY',
];

/** Returns the secrets of a process with these settings, by name: keys, the connection string and its password. */
export function secretsOf(environment: Readonly<Record<string, string>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of secretSettings) {
    const values = (environment[name] ?? '').split(',').filter((value) => value !== '');
    values.forEach((value, index) => (found[`${name}[${index}]`] = value));
  }
  const url = environment['DATABASE_URL'];
  if (url !== undefined && new URL(url).password !== '') {
    found['DATABASE_URL'] = url;
    found['password of DATABASE_URL'] = decodeURIComponent(new URL(url).password);
  }
  for (const { name, apiKey } of JSON.parse(environment['MODEL_SERVERS'] ?? '[]') as {
    name: string;
    apiKey?: string;
  }[]) {
    if (apiKey !== undefined) found[`key of the model server ${name}`] = apiKey;
  }
  return found;
}

/**
 * Returns the names of the secrets that the output contains plain, URL-encoded or in base64. The signature of a token
 * counts as the token.
 */
export function findSecrets(output: string, secrets: Readonly<Record<string, string>>): string[] {
  const formsOf = (secret: string) => {
    const signature = /^ey[\w-]+\.[\w-]+\.([\w-]+)$/.exec(secret)?.[1];
    const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '');
    return [secret, encodeURIComponent(secret), base64, ...(signature === undefined ? [] : [signature])];
  };
  for (const [name, secret] of Object.entries(secrets)) {
    if (secret.length < 6) throw new Error(`the secret "${name}" is too short to be looked for`);
  }
  return Object.entries(secrets)
    .filter(([, secret]) => formsOf(secret).some((form) => output.includes(form)))
    .map(([name]) => name);
}
