// The plots, drawn by Chart.js in the colors of the style sheet.
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  Tooltip,
  type ChartConfiguration,
} from 'chart.js';
import { sharesOf, type AgentShare, type Day, type Usage } from './usage.js';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Legend, Tooltip);

type Bars = ChartConfiguration<'bar', number[], string>;
interface Series {
  label: string;
  color: string;
  values: number[];
}

/** Most agents that a plot shows by name. */
const mostAgents = 8;

const colorOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
const compact = new Intl.NumberFormat('en', { notation: 'compact' });
const dayName = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const labelOf = ({ start }: Day) => dayName.format(new Date(start));

function bars(labels: string[], series: Series[], direction: 'x' | 'y'): Bars {
  const [muted, grid] = [colorOf('muted'), colorOf('grid')];
  const counted = {
    beginAtZero: true,
    stacked: true,
    border: { display: false },
    grid: { color: grid },
    ticks: { color: muted, precision: 0, callback: (value: string | number) => compact.format(Number(value)) },
  };
  const named = {
    stacked: true,
    border: { color: grid },
    grid: { display: false },
    ticks: { color: muted, maxRotation: 0, autoSkipPadding: 12 },
  };
  return {
    type: 'bar',
    data: {
      labels,
      datasets: series.map(({ label, color, values }) => ({
        label,
        data: values,
        backgroundColor: colorOf(color),
        borderRadius: 2,
        maxBarThickness: 34,
      })),
    },
    options: {
      indexAxis: direction,
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', axis: direction, intersect: false },
      scales: direction === 'x' ? { x: named, y: counted } : { x: counted, y: named },
      plugins: { legend: { position: 'bottom', labels: { color: muted, boxWidth: 12, boxHeight: 12 } } },
    },
  };
}

function agentBars(shares: AgentShare[]): Bars {
  const [shown, rest] = [shares.slice(0, mostAgents), shares.slice(mostAgents)];
  const other = rest.reduce(
    (sum, { direct, called }) => ({ ...sum, direct: sum.direct + direct, called: sum.called + called }),
    { name: `${rest.length} others`, direct: 0, called: 0 },
  );
  const all = rest.length > 0 ? [...shown, other] : shown;
  const series = [
    { label: 'asked by people', color: 'input', values: all.map(({ direct }) => direct) },
    { label: 'called by agents', color: 'output', values: all.map(({ called }) => called) },
  ];
  return bars(
    all.map(({ name }) => (name.length > 24 ? `${name.slice(0, 23)}…` : name)),
    series,
    'y',
  );
}

let drawn: Chart[] = [];

export function drawCharts({ days, conversations }: Usage): void {
  for (const chart of drawn) chart.destroy();
  const labels = days.map(labelOf);
  const plots: Record<string, Bars> = {
    tokens: bars(
      labels,
      [
        { label: 'sent to models', color: 'input', values: days.map(({ inputTokens }) => inputTokens) },
        { label: 'written by models', color: 'output', values: days.map(({ outputTokens }) => outputTokens) },
      ],
      'x',
    ),
    agents: agentBars(sharesOf(conversations)),
    feedback: bars(
      labels,
      [
        { label: 'helpful', color: 'good', values: days.map(({ totalHelpful }) => totalHelpful) },
        { label: 'not helpful', color: 'bad', values: days.map(({ totalNotHelpful }) => totalNotHelpful) },
      ],
      'x',
    ),
  };
  drawn = Object.entries(plots).map(
    ([id, plot]) => new Chart(document.getElementById(id) as HTMLCanvasElement, plot as ChartConfiguration),
  );
}
