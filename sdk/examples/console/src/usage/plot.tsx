import { Text, useComputedColorScheme, useMantineTheme } from '@mantine/core';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartOptions,
} from 'chart.js';
import { Bar, Line } from 'react-chartjs-2';
import { Section } from '../elements.js';
import { compact } from '../format.js';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Legend, Tooltip);
Chart.register(LineController, LineElement, PointElement);

export interface Series {
  label: string;
  color: 'indigo' | 'orange' | 'teal' | 'red' | 'yellow' | 'gray' | 'violet';
  values: (number | null)[];
}

interface PlotProps {
  title: string;
  labels: string[];
  series: Series[];
  kind?: 'bar' | 'line';
  isHorizontal?: boolean;
  /** Formats a value of the axis. Default: whole numbers in compact notation, such as `12K`. */
  format?(value: number): string;
}

interface Colors {
  text: string;
  grid: string;
}

function optionsFor(
  { text, grid }: Colors,
  isStacked: boolean,
  { isHorizontal = false, format }: PlotProps,
): ChartOptions<'bar' | 'line'> {
  const counted = {
    beginAtZero: true,
    stacked: isStacked,
    border: { display: false },
    grid: { color: grid },
    ticks: {
      color: text,
      maxTicksLimit: 6,
      ...(format ? {} : { precision: 0 }),
      callback: (value: string | number) => (format ?? compact)(Number(value)),
    },
  };
  const named = {
    offset: true,
    stacked: isStacked,
    border: { color: grid },
    grid: { display: false },
    ticks: { color: text, maxRotation: 0, autoSkipPadding: 12 },
  };
  return {
    indexAxis: isHorizontal ? 'y' : 'x',
    animation: false,
    maintainAspectRatio: false,
    interaction: { mode: 'index', axis: isHorizontal ? 'y' : 'x', intersect: false },
    scales: isHorizontal ? { x: counted, y: named } : { x: named, y: counted },
    plugins: { legend: { position: 'bottom', labels: { color: text, boxWidth: 12, boxHeight: 12 } } },
  };
}

export function Plot(props: PlotProps) {
  const { title, labels, series, kind = 'bar' } = props;
  const theme = useMantineTheme();
  const isDark = useComputedColorScheme() === 'dark';
  const shade = isDark ? 4 : 6;
  const colors = isDark
    ? { text: theme.colors.dark[1], grid: theme.colors.dark[4] }
    : { text: theme.colors.gray[7], grid: theme.colors.gray[2] };
  const shown = series.filter(({ values }) => values.some((value) => value !== null && value !== 0));
  if (shown.length === 0) {
    return (
      <Section title={title}>
        <Text c="dimmed" ta="center" className="plot">
          Nothing in this range.
        </Text>
      </Section>
    );
  }
  const datasets = shown.map(({ label, color, values }) => ({
    label,
    data: values,
    backgroundColor: theme.colors[color]?.[shade],
    borderColor: theme.colors[color]?.[shade],
    ...(kind === 'bar' ? { borderRadius: 2, maxBarThickness: 34 } : { pointRadius: 3, spanGaps: true }),
  }));
  const options = optionsFor(colors, kind === 'bar', props);
  const shared = { data: { labels, datasets }, role: 'img', 'aria-label': title };
  return (
    <Section title={title}>
      <div className="plot">
        {kind === 'bar' ? (
          <Bar {...shared} options={options as ChartOptions<'bar'>} />
        ) : (
          <Line {...shared} options={options as ChartOptions<'line'>} />
        )}
      </div>
    </Section>
  );
}
