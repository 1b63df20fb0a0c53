import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { useScheme } from '../appearance.ts';
import { palette, type Scheme, series as seriesColours, type } from '../theme.ts';
import css from './Chart.module.css';
import type { ChartProps } from './Chart.tsx';

use([BarChart, LineChart, PieChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

export default function Drawing(props: ChartProps) {
  const element = useRef<HTMLDivElement>(null);
  const scheme = useScheme();
  const { onPick, kind } = props;
  const option = optionOf(props, scheme);
  const latest = useRef({ option, onPick, kind });
  latest.current = { option, onPick, kind };
  const drawing = useRef<ReturnType<typeof init>>(undefined);

  useEffect(() => {
    const chart = init(element.current, undefined, { renderer: 'svg' });
    drawing.current = chart;
    chart.setOption(latest.current.option);
    chart.on('click', ({ dataIndex, seriesIndex }) => latest.current.onPick?.(dataIndex, seriesIndex ?? 0));
    const resize = new ResizeObserver(() => chart.resize());
    resize.observe(element.current!);
    return () => {
      resize.disconnect();
      chart.dispose();
    };
  }, []);
  const written = JSON.stringify(option);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the written form says whether the picture differs
  useEffect(() => drawing.current?.setOption(latest.current.option, true), [written]);

  return <div ref={element} className={css.drawing} role="img" aria-label={props.label} />;
}

function optionOf({ kind, categories, series, format, short = format }: ChartProps, scheme: Scheme): EChartsCoreOption {
  const c = palette[scheme];
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const text = { color: c['text-2'], fontFamily: type.family, fontSize: 12 };
  const shared = {
    animation: !still,
    animationDuration: 180,
    color: seriesColours[scheme],
    textStyle: text,
    legend: {
      show: series.length > 1 || kind === 'donut',
      bottom: 0,
      icon: 'circle',
      itemWidth: 8,
      itemHeight: 8,
      itemGap: 16,
      textStyle: text,
    },
    tooltip: {
      trigger: kind === 'donut' ? 'item' : 'axis',
      axisPointer: {
        type: kind === 'line' ? 'line' : 'shadow',
        lineStyle: { color: c['line-strong'] },
        shadowStyle: { color: c.hover },
      },
      backgroundColor: c.raised,
      borderColor: c.line,
      padding: [8, 12],
      textStyle: { ...text, color: c.text },
      valueFormatter: (value: number) => format(value),
    },
  };
  if (kind === 'donut') {
    return {
      ...shared,
      series: [
        {
          type: 'pie',
          radius: ['58%', '82%'],
          center: ['50%', '44%'],
          label: { show: false },
          itemStyle: { borderColor: c.surface, borderWidth: 2 },
          data: categories.map((name, index) => ({ name, value: series[0]?.values[index] ?? 0 })),
        },
      ],
    };
  }
  return {
    ...shared,
    grid: {
      top: 12,
      right: 8,
      bottom: series.length > 1 ? 32 : 4,
      left: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'category',
      data: categories,
      boundaryGap: kind !== 'line',
      axisTick: { show: false },
      axisLine: { lineStyle: { color: c['line-strong'] } },
      axisLabel: { ...text, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      splitNumber: 4,
      splitLine: { lineStyle: { color: c.line } },
      axisLabel: { ...text, formatter: short },
    },
    series: series.map(({ name, values }, index) => ({
      name,
      type: kind === 'line' ? 'line' : 'bar',
      stack: kind === 'stacked' ? 'all' : undefined,
      data: values,
      barMaxWidth: 40,
      itemStyle: { borderRadius: kind === 'stacked' && index < series.length - 1 ? 0 : [3, 3, 0, 0] },
      symbol: 'circle',
      symbolSize: 6,
      showSymbol: values.length < 25,
      lineStyle: { width: 2 },
    })),
  };
}
