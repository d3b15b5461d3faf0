// Tests `npm run generate` in a copy of the project. `.ci/run` checks the generated code of the repository.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readContract } from '../../codegen/contract/contract.js';
import { briefProcess } from '../support/brief-process.js';
import { isFullRun } from '../support/full-run.js';
import { bundleCommands } from './bundled-commands.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'agent-platform-codegen-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

beforeAll(async () => {
  for (const name of [
    'codegen',
    'openapi.yaml',
    'package.json',
    'tsconfig.json',
    '.prettierrc.json',
    '.editorconfig',
    'server/generated',
    'server/docs',
    'server/platform/database/migrations',
    'sdk',
  ]) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (source) => !/[\\/](dist|node_modules)$/.test(source),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  await bundleCommands(['generate'], join(copy, 'codegen'), (path) =>
    JSON.stringify(pathToFileURL(join(copy, relative(root, path))).href),
  );
});

const generate = (...options: string[]) =>
  spawnSync(process.execPath, [...briefProcess, 'codegen/generate.mjs', ...options], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });

const contract = join(copy, 'openapi.yaml');
const source = readFileSync(join(root, 'openapi.yaml'), 'utf8');

test('stale files and files that are no longer generated fail the check; the suggested command repairs both', () => {
  const changed = source.replace('operationId: deleteAgent\n', 'operationId: removeAgent\n');
  writeFileSync(contract, changed.replace('enum: [bad_request, validation_error,', 'enum: [bad_request,'));
  const orphan = join(copy, 'server/generated/orphan.ts');
  writeFileSync(orphan, '');

  const check = generate('--check');
  expect(check.status).toBe(1);
  expect(check.stderr).toMatch(/^Generated code is stale:\n/);
  for (const file of ['openapi.yaml', 'server/generated/operations.ts', 'server/generated/orphan.ts'])
    expect(check.stderr).toContain(`\n  ${file}\n`);
  expect(check.stderr).toMatch(/\nRepair it with: npm run generate\n$/);
  expect(readFileSync(join(copy, 'server/generated/operations.ts'), 'utf8')).toContain('"deleteAgent"');
  expect(existsSync(orphan)).toBe(true);

  expect(generate().status).toBe(0);
  expect(readFileSync(contract, 'utf8')).toBe(changed);
  expect(readFileSync(join(copy, 'server/generated/operations.ts'), 'utf8')).toContain('"removeAgent"');
  expect(existsSync(orphan)).toBe(false);
  // The default run leaves this out, because `.ci/run` checks it for the repository.
  if (isFullRun) expect(generate('--check').status).toBe(0);
});

test('each error code is in the response of its status, and the generator explains an invalid contract', () => {
  const refused = (from: string, to: string) => {
    expect(source).toContain(from);
    writeFileSync(contract, source.replace(from, to));
  };
  refused('{#/x-organization-limits/agents}', '{#/x-organization-limits}');
  expect(generate()).toMatchObject({
    status: 1,
    stderr: 'openapi.yaml: the text of agent_limit_reached refers to #/x-organization-limits, which is not a number\n',
  });
  refused('openapi: ', 'openapi: openapi: ');
  const { status, stderr } = generate();
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^openapi\.yaml: .+\n/) });
  expect(stderr.length).toBeLessThan(500);
  const codes = 'x-error-codes: [agent_id_required, admin_required, agent_not_found]';
  const codesOf = (status: number) =>
    readContract(contract)
      .operations.find(({ id }) => id === 'deleteAgent')
      ?.responses.find((reply) => reply.status === status)
      ?.errors.map(({ code }) => code);
  refused(codes, codes.replace('agent_not_found', 'agent_not_found, webhook_endpoint_disabled, email_slug_in_use'));
  expect(codesOf(409)).toEqual(['webhook_endpoint_disabled', 'idempotency_key_in_progress']);
  expect(codesOf(400)).toEqual(['bad_request', 'agent_id_required', 'email_slug_in_use', 'organization_required']);
  refused(codes, codes.replace('admin_required', 'user_not_member'));
  expect(() => readContract(contract)).toThrow(
    'openapi.yaml: DELETE /agents: none of the error codes with status 403 has "means: missing_role"',
  );
});
