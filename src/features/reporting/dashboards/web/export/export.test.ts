import { expect, test } from 'vitest';
import type { WidgetData } from '#shared/figures.ts';
import { readFilters } from '../boardFilters.ts';
import { csvOf } from './csv.ts';
import { pictureOf } from './picture.ts';
import type { Shown } from './shown.ts';
import { svgOf } from './svg.ts';
import { tablesOf } from './tables.ts';

const cell = (currency: string | null, values: number[], count: number, before: number | null = null) => ({
  currency,
  values,
  count,
  rows: 'opportunities',
  before: before === null ? null : { value: before, rows: 'opportunities' },
});
const item = (id: string, unit: 'money' | 'count' | 'share' | 'days', cells: ReturnType<typeof cell>[], more = {}) => ({
  id,
  unit,
  name: null,
  color: null,
  group: null,
  from: null,
  to: null,
  cells,
  ...more,
});
const show = (widget: Shown['widget'], data: WidgetData): Shown => ({
  widget,
  data,
  mode: 'company',
  currency: 'USD',
  group: null,
  filters: readFilters({}, 'company'),
});

const won = show('won_over_time', {
  measured: {
    series: ['sourced', 'influenced', 'direct'],
    groups: [],
    items: [
      item('2026-01-01', 'money', [cell('USD', [1_250, 0, 99], 3), cell('JPY', [500, 0, 0], 1)], {
        from: '2026-01-01',
        to: '2026-01-31',
      }),
      item('2026-02-01', 'money', [], { from: '2026-02-01', to: '2026-02-28' }),
    ],
  },
});

test('exports amounts with the decimals of their currency and sortable dates', () => {
  expect(csvOf(tablesOf(won, 'all')).split('\r\n')).toEqual([
    '\uFEFFPeriod,From,To,Currency,Sourced,Influenced,Direct,Deals',
    'Jan 26,2026-01-01,2026-01-31,USD,12.50,0.00,0.99,3',
    'Jan 26,2026-01-01,2026-01-31,JPY,500,0,0,1',
    'Feb 26,2026-02-01,2026-02-28,USD,0.00,0.00,0.00,0',
    '',
  ]);
});

test('formats the on-screen table with currencies', () => {
  const [table] = tablesOf(won, 'shown');
  expect(table!.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['Jan 26', '$12.50', '$0.00', '$0.99', '3'],
    ['Feb 26', '$0.00', '$0.00', '$0.00', '0'],
  ]);
});

test('labels the numbers of a strip', () => {
  const rate = show('win_rate', {
    measured: {
      series: [],
      groups: [],
      items: [
        item('partner', 'share', [cell(null, [667_000], 9, 1_000_000)]),
        item('partner_won', 'count', [cell(null, [6], 6)]),
      ],
    },
  });
  expect(csvOf(tablesOf(rate, 'all'))).toContain('With partners,,%,66.7,9,100\r\n');
});

test('escapes names that look like formulas', () => {
  const silent = show('silent_partners', {
    listed: [
      {
        id: 'no_deal',
        all: { count: 1, rows: 'partners' },
        late: null,
        entries: [
          {
            kind: 'partner',
            id: 'x',
            title: '=HYPERLINK("http://evil")',
            detail: 'a, b;=1+1',
            status: null,
            at: null,
            amount_minor: null,
            currency: null,
            is_own: false,
          },
        ],
      },
    ],
  });
  expect(csvOf(tablesOf(silent, 'all'))).toContain(
    `"Onboarded, no deal","'=HYPERLINK(""http://evil"")","a, b;'=1+1",,,\r\n`,
  );
});

test('includes title, period and date in a picture, escaped', () => {
  const colors = { surface: '#fff', line: '#eee', text: '#111', meta: '#777', series: ['#e60', '#36c', '#2a6'] };
  const top = show('top_partners', {
    measured: {
      series: [],
      groups: [],
      items: [item('a', 'money', [cell('USD', [500], 1)], { name: '<Smith> & "Sons"' })],
    },
  });
  const picture = pictureOf(top, new Date('2026-03-16T09:00:00Z'));
  const { svg } = svgOf(picture, colors);
  expect(svg).toContain('Top partners');
  expect(svg).toContain('Last 12 months · USD · Mar 16, 2026, 9:00');
  expect(svg).toContain('&lt;Smith&gt; &amp; &quot;Sons&quot;');
  expect(svg).not.toContain('<Smith>');
  // Every month is drawn, the empty one as nothing.
  const columns = svgOf(pictureOf(won), colors).svg;
  expect(columns).toContain('Feb 26');
  expect(columns.match(/fill="#2a6"/g)!.length).toBeGreaterThan(0);
});
