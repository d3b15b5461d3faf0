// Tests the check of contract changes, which combines the findings of two tools, oasdiff and Redocly.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dump } from 'js-yaml';
import { readApprovedChanges } from '../../codegen/changes/approved-changes.js';
import { compareContracts, oasdiff, type ContractChange } from '../../codegen/changes/contract-changes.js';
import { describeChanges } from '../../codegen/changes/describe-changes.js';
import { judge, type Changes } from '../../codegen/changes/judge.js';
import { bundleCommands } from './bundled-commands.js';
import { breaking, compatible, type Mutation } from './mutations.js';
import { briefProcess } from '../support/brief-process.js';
import { describeIf, testIf } from '../support/platform.js';
import { document, type Json } from './support.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'contract-changes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, mutations: readonly Mutation[], version = document.info.version): string {
  // JSON separates the objects that YAML aliases share, so that a change affects one place.
  const changed: Json = JSON.parse(JSON.stringify(document));
  changed.info.version = version;
  for (const { apply } of mutations) apply(changed);
  writeFileSync(join(folder, name), JSON.stringify(changed));
  return join(folder, name);
}

/** Returns the names of the components to which a part of the contract refers, such as `schemas/Agent`. */
function referred(part: Json, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/(\w+\/[\w-]+)/g)) {
    if (found.has(name)) continue;
    found.add(name);
    const [kind = '', key = ''] = name.split('/');
    referred(document.components[kind][key], found);
  }
  return found;
}

/** Keeps only the given paths and their components, because the tools read a small contract faster. */
const onlyPaths = (...kept: string[]): Mutation => ({
  title: 'only some paths remain',
  places: [],
  apply(changed) {
    const { components, webhooks: _webhooks, ...rest } = changed;
    rest.paths = Object.fromEntries(Object.entries(rest.paths).filter(([path]) => kept.includes(path)));
    // The comparison adds the roles to the security of each operation.
    const used = referred([rest, { $ref: '#/components/schemas/OrganizationRole' }]);
    for (const [kind, entries] of Object.entries<Json>(components))
      if (kind !== 'securitySchemes')
        for (const name of Object.keys(entries)) if (!used.has(`${kind}/${name}`)) delete entries[name];
    changed.paths = rest.paths;
    delete changed.webhooks;
  },
});

/** The tests of compatible changes read only the findings in the changed places. */
const onlyCompatible = onlyPaths(
  '/agents',
  ...compatible.flatMap(({ places }) => places.flatMap((place) => /^[A-Z]+ (.+):$/.exec(place)?.[1] ?? [])),
);
const original = write('original.json', []);
const belongsTo = ({ places }: Mutation, { text }: ContractChange) =>
  places.some((place) => text.includes(` ${place}`));

const hasTools = oasdiff !== null;
const reason = 'the tools that compare contracts are not installed (npm run tool -- --install contract)';
const ifBothTools = testIf(hasTools, reason);

describeIf(hasTools, reason)('the tools that compare contracts', () => {
  const found: Record<'breaking' | 'compatible', Promise<ContractChange[]>> = {
    breaking: Promise.resolve([]),
    compatible: Promise.resolve([]),
  };
  beforeAll(() => {
    found.breaking = compareContracts(original, write('breaking.json', breaking));
    found.compatible = compareContracts(
      write('some-paths.json', [onlyCompatible]),
      write('compatible.json', [onlyCompatible, ...compatible]),
    );
  });

  test.each(breaking.map((mutation) => [mutation.title, mutation] as const))(
    'find the breaking change: %s',
    async (_title, mutation) => {
      const findings = (await found.breaking).filter(
        (change) => change.bump === 'major' && belongsTo(mutation, change),
      );
      expect(findings.map(({ text }) => text)).not.toEqual([]);
    },
  );

  test('each find changes that the other misses, and report no breaking change that was not made', async () => {
    const major = (await found.breaking).filter(({ bump }) => bump === 'major');
    const by = (mutation: Mutation) =>
      [...new Set(major.filter((change) => belongsTo(mutation, change)).map(({ tool }) => tool))].sort();
    console.log(breaking.map((mutation) => `${by(mutation).join(' and ').padEnd(20)} ${mutation.title}`).join('\n'));
    expect(major.filter((change) => !breaking.some((mutation) => belongsTo(mutation, change)))).toEqual([]);
    expect(new Set(breaking.map((mutation) => by(mutation).join()))).toEqual(
      new Set(['oasdiff,redocly', 'oasdiff', 'redocly']),
    );
  });

  test.each(compatible.map((mutation) => [mutation.title, mutation] as const))(
    'report no breaking change: %s',
    async (_title, mutation) => {
      const findings = (await found.compatible).filter((change) => belongsTo(mutation, change));
      expect(findings.length).toBeGreaterThan(0);
      expect(findings.filter(({ bump }) => bump === 'major')).toEqual([]);
    },
  );

  test('fail for a file that is not a contract', async () => {
    writeFileSync(join(folder, 'broken.json'), '{"openapi":');
    await expect(compareContracts(original, join(folder, 'broken.json'))).rejects.toThrow();
  });
});

describe('the verdict on contract changes', () => {
  const change = { tool: 'oasdiff', bump: 'major', text: 'oasdiff api-removed GET /agents: removed' } as const;
  const entry = { change: change.text, reason: 'it is unused', date: '2026-11-21' };
  const judged = (changes: Partial<Changes>) =>
    judge({
      contract: [],
      api: [],
      approved: [],
      released: { contract: '1.0.0', sdk: '1.0.0' },
      current: { contract: '1.0.0', sdk: '1.0.0' },
      ...changes,
    }).problems;
  const both = (version: string) => ({ contract: version, sdk: version });

  test('an unchanged contract requires nothing', () => expect(judged({})).toEqual([]));

  test('a breaking change requires an entry and a major version of both the contract and the SDK', () => {
    const approved = readApprovedChanges(dump([entry]));
    expect(judged({ contract: [change] })).toHaveLength(3);
    expect(judged({ contract: [change], approved })).toEqual([
      expect.stringMatching('info.version .* at least 2.0.0'),
      expect.stringMatching('sdk/package.json .* at least 2.0.0'),
    ]);
    expect(judged({ contract: [change], approved, current: both('1.9.9') })).toHaveLength(2);
    for (const version of ['2.0.0', '2.0.0-rc.1', '10.0.0'])
      expect(judged({ contract: [change], approved, current: both(version) })).toEqual([]);
    expect(judged({ contract: [change], approved, current: both('1.9.9-rc.1') })).toHaveLength(2);
    expect(judged({ contract: [change], current: both('2.0.0') })).toEqual([
      expect.stringMatching('not in sdk/released/approved-changes.yaml: oasdiff api-removed'),
    ]);
  });

  test('an entry may cover all findings with one prefix, and may allow a minor version instead of a major one', () => {
    const approved = readApprovedChanges(
      dump([{ ...entry, change: 'oasdiff api-removed GET /agents*', requires: 'minor' }]),
    );
    expect(judged({ contract: [change], approved, current: both('1.1.0') })).toEqual([]);
    expect(
      judged({
        contract: [{ ...change, text: 'oasdiff api-removed GET /tools: removed' }],
        approved,
        current: both('1.1.0'),
      }),
    ).toHaveLength(4);
  });

  test('an approved entry that matches no finding is a problem', () =>
    expect(judged({ approved: readApprovedChanges(dump([entry])) })).toEqual([
      expect.stringMatching('matches no breaking change'),
    ]));

  test('two entries that approve the same change are both used', () => {
    const approved = readApprovedChanges(dump([{ ...entry, change: 'oasdiff api-removed*' }, entry]));
    expect(judged({ contract: [change], approved, current: both('2.0.0') })).toEqual([]);
  });

  test.each([
    ['without a reason', { ...entry, reason: ' ' }],
    ['without a date', { ...entry, date: 'soon' }],
    ['about everything', { ...entry, change: '*' }],
    ['that requires a patch version', { ...entry, requires: 'patch' }],
  ])('rejects an entry %s', (_what, wrong) => expect(() => readApprovedChanges(dump([wrong]))).toThrow('entry 1'));

  test('an addition requires minor versions of contract and SDK; a removed export requires a major SDK version', () => {
    expect(judged({ contract: [{ ...change, bump: 'minor' }], current: both('1.0.1') })).toHaveLength(2);
    expect(judged({ contract: [{ ...change, bump: 'minor' }], current: both('1.1.0') })).toEqual([]);
    expect(judged({ api: [{ bump: 'major', text: '. Agent was removed' }], current: both('1.1.0') })).toEqual([
      expect.stringMatching('sdk/package.json is 1.1.0 .* 2.0.0'),
    ]);
  });
});

describe('the description of changes', () => {
  const versions = { released: { contract: '1.0.0', sdk: '1.0.0' }, current: { contract: '2.0.0', sdk: '2.0.0' } };
  /** Returns the sections of the description, by title, for a contract that `edit` has changed. */
  function described(edit: (contract: Json) => void, changes: Partial<Changes> = {}): Record<string, string> {
    const current: Json = structuredClone(document);
    edit(current);
    const text = describeChanges(
      { contract: [], api: [], approved: [], ...versions, ...changes },
      { released: document, current },
    );
    return Object.fromEntries(
      [...text.matchAll(/^## (\w+)\n\n([\s\S]*?)\n(?=\n|$)/gm)].map(([, title, lines]) => [title, lines]),
    );
  }
  const nothing = {
    Breaking: 'Nothing.',
    Deprecated: described(() => undefined).Deprecated,
    Removed: 'Nothing.',
    Added: 'Nothing.',
    Changed: 'Nothing.',
  };

  test('lists only deprecations if nothing has changed', () => {
    expect(described(() => undefined)).toEqual(nothing);
    expect(nothing.Deprecated).toBe(
      '- `bulkRemoveUsers` (`POST /admin/bulkRemove`): deprecated since 2026-11-01, sunset 2027-11-01, ' +
        'successor `/admin/users`',
    );
  });

  test('lists additions: operations, types, fields, values, parameters, replies and exports', () => {
    const add = (contract: Json) => {
      contract.paths['/agents'].patch = {
        ...structuredClone(contract.paths['/agents'].get),
        operationId: 'renameAgent',
      };
      contract.components.schemas.AgentShoeSize = { type: 'string', maxLength: 10, description: 'Shoe size.' };
      contract.components.schemas.Agent.properties.shoeSize = { $ref: '#/components/schemas/AgentShoeSize' };
      contract.components.schemas.AgentStage.enum.push('retired');
      for (const path of ['/agents', '/admin/users'])
        contract.paths[path].get.parameters.push({
          name: 'shoeSize',
          in: 'query',
          description: 'Shoe size.',
          schema: { type: 'string' },
        });
    };
    const lines = [
      '- operations: `renameAgent`',
      '- types: `AgentShoeSize`',
      '- fields: `Agent.shoeSize`',
      '- parameter `shoeSize`: `listAgents`, `listUsers`',
      '- value `"retired"`: `AgentStage`',
      '- exports added to `@agent-platform/sdk/webhooks`: `sign`',
    ];
    expect(described(add, { api: [{ bump: 'minor', text: './webhooks sign was added' }] })).toEqual({
      ...nothing,
      Added: lines.join('\n'),
    });
    expect(
      described((contract) =>
        Object.values<Json>(contract.paths).forEach((item) =>
          Object.values<Json>(item).forEach(({ responses }) => (responses['410'] = { description: 'Gone.' })),
        ),
      ).Added,
    ).toBe('- status `410`: every operation');
  });

  test('lists removals and changes', () => {
    const change = (contract: Json) => {
      delete contract.components.schemas.AgentSave.properties.model;
      contract.components.schemas.AgentSave.properties.name.maxLength = 300;
      contract.components.schemas.ToolServerCreate.properties.transport.default = 'sse';
      contract.components.schemas.ToolServerCreate.properties.enabled.description = 'In other words.';
      contract.paths['/agents'].get['x-required-role'] = 'org:admin';
    };
    expect(described(change, { api: [{ bump: 'minor', text: '. ListOptions was extended' }] })).toEqual({
      ...nothing,
      Removed: '- fields: `AgentSave.model`',
      Changed: [
        '- role or permission of `listAgents`: org:member → org:admin',
        '- limits of `AgentSave.name`: 1 to 200 characters, not blank. → 1 to 300 characters, not blank.',
        '- default of `ToolServerCreate.transport`: "streamable-http" → "sse"',
        '- described in other words: `ToolServerCreate.enabled`',
        '- exports extended in `@agent-platform/sdk`: `ListOptions`',
      ].join('\n'),
    });
  });

  test('lists deprecations with their dates and replacements', () => {
    const deprecate = (contract: Json) =>
      Object.assign(contract.paths['/agents'].get, {
        deprecated: true,
        'x-deprecated-since': '2027-01-01',
        'x-sunset': '2028-01-01',
        'x-successor': '/bots',
      });
    expect(described(deprecate).Deprecated?.split('\n')).toEqual(
      expect.arrayContaining([
        '- `listAgents` (`GET /agents`), new: deprecated since 2027-01-01, sunset 2028-01-01, successor `/bots`',
        nothing.Deprecated,
      ]),
    );
  });

  test('lists each breaking change once, with the approved reason, even if both tools find it', () => {
    const found = [
      {
        tool: 'redocly',
        bump: 'major',
        text: 'redocly operation-removed #/paths/~1agents/delete: Operation was removed.',
      },
      { tool: 'oasdiff', bump: 'major', text: 'oasdiff api-removed DELETE /agents: api removed' },
      {
        tool: 'redocly',
        bump: 'major',
        text: 'redocly operation-removed #/paths/~1skills/delete: Operation was removed.',
      },
    ] as const;
    const approved = readApprovedChanges(
      dump([
        { change: '* agents', reason: 'x', date: '2026-11-21' },
        ...found.slice(0, 2).map(({ text }) => ({ change: text, reason: 'It is unused.', date: '2026-11-21' })),
      ]),
    );
    expect(
      described(() => undefined, {
        contract: found,
        approved,
        api: [{ bump: 'major', text: '. deleteAgent was removed' }],
      }).Breaking,
    ).toBe(
      [
        '- It is unused. (2026-11-21; requires a major version.)',
        '  - `DELETE /agents`: api removed',
        '- Not approved.',
        '  - `DELETE /skills`: Operation was removed.',
        '- exports removed from `@agent-platform/sdk`: `deleteAgent`',
      ].join('\n'),
    );
  });
});

/** The bundled commands still read the files of the repository. */
async function createCommands(): Promise<void> {
  const names = ['changes/changelog', 'changes/check'];
  await bundleCommands(names, folder, (path) => JSON.stringify(pathToFileURL(path).href));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
}

const onlyTags = onlyPaths('/agent-tags');
const withoutOperation = [onlyTags, ...breaking.slice(0, 1)];

/** Folder of a release whose contract has only the agent tags of the current one. */
const released = join(folder, 'released');
function releaseCurrent(): void {
  mkdirSync(released);
  copyFileSync(write('tags.json', [onlyTags]), join(released, 'openapi.yaml'));
  copyFileSync(join(root, 'sdk/api-report.md'), join(released, 'api-report.md'));
  writeFileSync(join(released, 'approved-changes.yaml'), '[]');
}

function command(name: 'changelog' | 'check', ...given: string[]) {
  const parameters = ['--released', released, ...given];
  return spawnSync(process.execPath, [...briefProcess, join(folder, `${name}.mjs`), ...parameters], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}

describe('the commands for contract changes', () => {
  beforeAll(releaseCurrent);
  beforeAll(createCommands);

  test('before the first release, the check allows every change', () => {
    const unreleased = ['--released', join(folder, 'unreleased')];
    expect(command('check', ...unreleased, '--contract', write('any.json', breaking))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Nothing has been released'),
    });
  });

  // `.ci/run` checks that sdk/changes-since-release.md is up to date.
  ifBothTools(
    'a changed contract makes the file of changes stale; rewriting it adds the change',
    () => {
      const changed = write('changed.json', withoutOperation);
      const file = join(folder, 'changes.md');
      copyFileSync(join(root, 'sdk/changes-since-release.md'), file);
      expect(command('changelog', '--contract', changed, '--file', file, '--check')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('Repair it with: npm run changelog'),
      });
      expect(command('changelog', '--contract', changed, '--file', file).status).toBe(0);
      expect(readFileSync(file, 'utf8')).toMatch(/^- Not approved\.\n {2}- `DELETE \/agent-tags`/m);
    },
    60_000,
  );

  // `.ci/run` runs the same check for the contract of the repository.
  ifBothTools(
    'the check fails for a breaking change, and names it',
    () => {
      const { status, stderr } = command('check', '--contract', write('removed.json', withoutOperation));
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: expect.stringMatching(
          /^breaking, and not in sdk\/released\/approved-changes\.yaml: redocly operation-removed #\/paths\/~1agent-tags\/delete/m,
        ),
      });
      expect(stderr).toMatch(
        /info\.version of openapi\.yaml is .* must be at least 2\.0\.0 \(released: .*, required bump: major\)/,
      );
    },
    60_000,
  );
});
