// Tests the GitHub Actions workflows without running them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { load } from 'js-yaml';

const root = new URL('../../', import.meta.url);
const folder = new URL('.github/workflows/', root);
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<
    string,
    {
      needs?: string;
      if?: string;
      uses?: string;
      permissions?: Record<string, string>;
      'timeout-minutes'?: number;
      steps?: Step[];
    }
  >;
}
const workflowOf = (file: string) => load(textOf(file)) as Workflow;
const commandsOf = (file: string) =>
  Object.values(workflowOf(file).jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));

const actions = readdirSync(new URL('.github/actions/', root)).map((name) => `../actions/${name}/action.yaml`);

test.each([...files, ...actions])('%s pins every action to a commit, with its version in a comment', (file) => {
  const used = [...textOf(file).matchAll(/uses: (?!\.\/)(.*)$/gm)].map(([, action]) => action);
  if (file !== '../actions/test-tools/action.yaml') expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/^[\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
});

test.each(files)('%s refers to existing jobs and npm scripts', (file) => {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { scripts: object };
  const { jobs } = workflowOf(file);
  const named = commandsOf(file).flatMap((command) => {
    const ofWorkspaces = / --workspace /.test(command);
    return ofWorkspaces ? [] : [...command.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name);
  });
  expect(named.filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([]);
  for (const { needs, uses } of Object.values(jobs)) {
    if (needs) expect(Object.keys(jobs)).toContain(needs);
    if (uses) expect(files.map((name) => `./.github/workflows/${name}`)).toContain(uses);
  }
  const own = [...textOf(file).matchAll(/- uses: \.\/(.*)$/gm)].map(([, action]) => action);
  expect(own.filter((action) => !existsSync(new URL(`${action}/action.yaml`, root)))).toEqual([]);
});

test('a release is on main and passes all checks before it is published, and needs no stored secret', () => {
  const { 'on-main': onMain, checks, ...publishing } = workflowOf('release.yaml').jobs;
  expect(onMain?.steps?.at(-1)).toEqual({ run: 'git merge-base --is-ancestor "$GITHUB_SHA" origin/main' });
  expect(checks).toEqual({ needs: 'on-main', uses: './.github/workflows/checks.yaml' });
  expect(workflowOf('checks.yaml').on).toHaveProperty('workflow_call');
  expect(Object.values(publishing).map(({ needs }) => needs)).toEqual(['checks', 'checks']);
  expect(textOf('release.yaml')).not.toContain('secrets.');
});

test('known vulnerabilities of dependencies fail a workflow, and every lockfile and image gets weekly updates', () => {
  expect(commandsOf('checks.yaml')).toContain('npm audit --omit=dev --audit-level=high');
  const { updates } = load(readFileSync(new URL('.github/dependabot.yml', root), 'utf8')) as {
    updates: {
      'package-ecosystem': string;
      directory?: string;
      directories?: string[];
      schedule: { interval: string };
    }[];
  };
  expect(updates.map((update) => [update['package-ecosystem'], update.schedule.interval])).toEqual([
    ['npm', 'weekly'],
    ['github-actions', 'weekly'],
    ['docker', 'weekly'],
    ['docker-compose', 'weekly'],
  ]);
  // The projects in test/sdk/consumers keep old versions on purpose.
  const tools = readdirSync(new URL('.config/tools', root)).map((name) => `.config/tools/${name}`);
  const folders = ['', ...tools, 'sdk/examples/console']
    .filter((folder) => existsSync(new URL(`${folder === '' ? '.' : folder}/package-lock.json`, root)))
    .map((folder) => `/${folder}`);
  expect(folders.length).toBeGreaterThan(5);
  const [{ directories = [] } = {}] = updates;
  const isCovered = (folder: string) =>
    directories.some((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[^/]+')}$`).test(folder));
  expect(folders.filter((folder) => !isCovered(folder))).toEqual([]);
});

test('every check of .ci/run is part of a workflow', () => {
  const local = [...readFileSync(new URL('.ci/run', root), 'utf8').matchAll(/^ *(?:\{ )?npm run ([\w:-]+)/gm)];
  const checked = commandsOf('checks.yaml').join('\n');
  expect(local.length).toBeGreaterThan(5);
  expect(local.filter(([, script = '']) => !checked.includes(`npm run ${script}`))).toEqual([]);
});

test('`npm run test:full` runs once a week', () => {
  const { on, jobs } = workflowOf('checks.yaml');
  expect(on['schedule']).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \d$/) }]);
  const long = Object.values(jobs).filter(({ steps = [] }) => steps.some(({ run = '' }) => /test:full/.test(run)));
  expect(long.map((job) => job.if)).toEqual(["github.event_name == 'schedule'"]);
});

test('a workflow that runs the tests on the embedded Postgres fails if one of them would be skipped', () => {
  const running = files
    .flatMap((file) => Object.values(workflowOf(file).jobs))
    .filter(({ steps = [] }) => steps.some(({ run = '' }) => /^npm (test|run test:full)\b/.test(run)));
  expect(running).toHaveLength(3);
  for (const { steps = [] } of running) {
    expect(steps).toContainEqual({ uses: './.github/actions/test-tools' });
    const env = steps.find(({ run = '' }) => /^npm (test|run test:full)\b/.test(run))?.env ?? {};
    expect('TEST_DATABASE_URL' in env || env['FAIL_ON_SKIPPED'] === 'true').toBe(true);
  }
});

const writingJobs: Readonly<Record<string, readonly string[]>> = {
  'release.yaml': ['publish', 'image'],
  'codeql.yaml': ['analyze'],
};

test('only a pushed tag publishes, and only the publishing jobs and the upload of CodeQL may write', () => {
  expect(files.filter((file) => /npm publish|--push/.test(textOf(file)))).toEqual(['release.yaml']);
  expect(workflowOf('release.yaml').on).toEqual({ push: { tags: ['sdk-v*', 'mock-v*', 'server-v*'] } });
  for (const file of files) {
    const { permissions, jobs } = workflowOf(file);
    expect({ file, permissions }).toEqual({ file, permissions: { contents: 'read' } });
    const writing = Object.entries(jobs).filter(([, job]) => Object.values(job.permissions ?? {}).includes('write'));
    expect(writing.map(([name]) => name)).toEqual(writingJobs[file] ?? []);
    for (const [name, job] of Object.entries(jobs))
      if (job.uses === undefined)
        expect({ name, limit: Number(job['timeout-minutes']) > 0 }).toEqual({ name, limit: true });
  }
});
