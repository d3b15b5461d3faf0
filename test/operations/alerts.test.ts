// Tests that the Prometheus and Grafana files and the handbook refer only to metrics, outcomes and alerts that exist.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { readinessCauses } from '../../server/platform/process/readiness.js';
import { runOutcomes } from '../../server/platform/metrics/port.js';
import { metricsOf } from '../metrics/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';

const read = (path: string) => readFileSync(new URL(`../../server/docs/${path}`, import.meta.url), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}
interface Panel {
  title: string;
  targets: { expr: string }[];
}
const rules = (load(read('alerts/agent-platform.rules.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(read('grafana/agent-platform.json')) as { panels: Panel[] };
const handbook = read('operations.md');

/** Names of the exported metrics. A histogram has three names: its buckets, count and sum. */
let exported: ReadonlySet<string>;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ METRICS_PORT: '0' }, { worker: true });
  // The scheduler's lag is exported after its first measurement.
  const text = await eventually(
    () => metricsOf(server).read(),
    (metrics) => metrics.includes('# TYPE scheduler_lag_seconds'),
  );
  exported = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
});
afterAll(() => server?.stop());

/** Words of PromQL, labels, and `up`, which Prometheus itself adds. */
const notMetrics =
  /^(sum|max|rate|increase|changes|by|le|and|or|topk|histogram_quantile|operation|queue|status|outcome|state|pool|task|cause|source|provider|reaction|instance|up)$/;

function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ');
  return [...bare.matchAll(/[a-zA-Z_:][a-zA-Z0-9_:]*/g)].map(([word]) => word).filter((word) => !notMetrics.test(word));
}

const endings = ['completed', 'failed'];
const outcomes: Record<string, readonly string[]> = {
  agent_runs_total: runOutcomes,
  event_reactions_total: endings,
  jobs_ended_total: endings,
  periodic_task_runs_total: endings,
};

test('every outcome that an alert, a panel or the handbook selects is counted', () => {
  const texts = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    handbook.replaceAll('\\|', '|'),
  ];
  const selected = texts.flatMap((text) => [...text.matchAll(/(\w+)\{outcome=~?"([^"]*)"/g)]);
  expect(selected.length).toBeGreaterThan(4);
  for (const [, metric = '', values = ''] of selected)
    expect({ metric, outcomes: outcomes[metric] }).toEqual({
      metric,
      outcomes: expect.arrayContaining(values.split('|')),
    });
});

test('every metric of an alert is exported', () => {
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, expr } of rules) {
    const missing = metricsIn(expr).filter((name) => !exported.has(name));
    expect({ alert, missing }).toEqual({ alert, missing: [] });
  }
});

test('an alert covers each cause for which a process is not ready', () => {
  const covered = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/readiness_problem\{cause=~?"([^"]*)"/g)].flatMap(([, causes = '']) => causes.split('|')),
  );
  expect(covered.sort()).toEqual([...readinessCauses].sort());
});

test('every metric of the dashboard is exported', () => {
  for (const { title, targets } of panels) {
    const missing = targets.flatMap(({ expr }) => metricsIn(expr)).filter((name) => !exported.has(name));
    expect({ title, missing }).toEqual({ title, missing: [] });
  }
});

test('every metric of the handbook is exported, and its table lists each alert once', () => {
  const named = [...handbook.matchAll(/`([a-z]+_[a-z_]+)(?:\{[^`]*)?`/g)].map(([, name = '']) => name);
  const metrics = named.filter((name) => /_(total|seconds|up|ready|problem)$/.test(name));
  expect(metrics.length).toBeGreaterThan(5);
  const isExported = (name: string) => exported.has(name) || exported.has(`${name}_bucket`);
  expect(metrics.filter((name) => !isExported(name))).toEqual([]);
  const table = handbook.slice(handbook.indexOf('## Alerts and dashboard'));
  const documented = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(documented.sort()).toEqual(rules.map(({ alert }) => alert).sort());
});

test('every rule has a severity and a summary', () => {
  for (const { alert, labels, annotations } of rules) {
    expect({ alert, severity: labels.severity }).toEqual({
      alert,
      severity: expect.stringMatching(/^(critical|warning)$/),
    });
    expect(annotations.summary.length).toBeGreaterThan(10);
  }
});
