import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtIn, specOf, widgetsOf } from './catalog.ts';
import { COLUMNS, closeGaps, compact, type LayoutItem, overlap, placeFor } from './layout.ts';

const item = fc
  .record({ x: fc.nat(11), y: fc.nat(30), w: fc.integer({ min: 1, max: 12 }), h: fc.integer({ min: 1, max: 8 }) })
  .map(({ x, w, ...rest }) => ({ ...rest, w, x: Math.min(x, COLUMNS - w) }));
const items = fc
  .array(item, { maxLength: 14 })
  .map((all): LayoutItem[] => all.map((one, index) => ({ ...one, widget: `w${index}` })));

const anyOverlap = (all: readonly LayoutItem[]) =>
  all.some((a, index) => all.slice(index + 1).some((b) => overlap(a, b)));

test('a compacted dashboard has no gaps above widgets and no overlaps', () => {
  fc.assert(
    fc.property(items, (given) => {
      const settled = compact(given);
      expect(anyOverlap(settled)).toBe(false);
      for (const one of settled) {
        const above = { ...one, y: one.y - 1 };
        if (one.y > 0) expect(settled.some((other) => other.widget !== one.widget && overlap(above, other))).toBe(true);
      }
      expect(compact(settled)).toEqual(settled);
      expect(settled.map(({ widget, x, w, h }) => [widget, x, w, h].join()).sort()).toEqual(
        given.map(({ widget, x, w, h }) => [widget, x, w, h].join()).sort(),
      );
    }),
  );
});

test('places a new widget where there is room', () => {
  fc.assert(
    fc.property(items, item, (given, { w, h }) => {
      const settled = compact(given);
      const added = { widget: 'new', ...placeFor(settled, w, h), w, h };
      expect(anyOverlap([...settled, added])).toBe(false);
      expect(added.x + w).toBeLessThanOrEqual(COLUMNS);
    }),
  );
});

const without =
  (...hidden: string[]) =>
  (one: LayoutItem): one is LayoutItem =>
    !hidden.includes(one.widget);
const seats = (all: readonly LayoutItem[]) => Object.fromEntries(all.map(({ widget, x, y, w }) => [widget, [x, y, w]]));

test('closes the gap of a hidden widget', () => {
  const seen = seats(closeGaps(builtIn.company, without('activity', 'registrations', 'win_rate', 'commissions')));
  expect(seen).toMatchObject({
    my_work: [0, 0, 12],
    headlines: [0, 10, 12],
    pipeline_stages: [0, 13, 7],
    funnel: [7, 13, 5],
    sourced: [0, 20, 12],
    won_over_time: [0, 23, 7],
    top_partners: [7, 23, 5],
    protections: [0, 29, 6],
    silent_partners: [6, 29, 6],
    payout_calendar: [0, 35, 12],
  });
});

test('keeps intended gaps when nothing is hidden', () => {
  const roomy: LayoutItem[] = [
    { widget: 'funnel', x: 0, y: 0, w: 8, h: 6 },
    { widget: 'regions', x: 0, y: 6, w: 4, h: 5 },
    { widget: 'products', x: 4, y: 6, w: 4, h: 5 },
  ];
  expect(closeGaps(roomy, without())).toEqual(roomy);
  expect(seats(closeGaps(roomy, without('products')))).toEqual({ funnel: [0, 0, 8], regions: [0, 6, 12] });
});

test('hiding widgets never makes others narrower, overflowing or overlapping', () => {
  fc.assert(
    fc.property(items, fc.func(fc.boolean()), (given, isHidden) => {
      const layout = compact(given);
      const isShown = (one: LayoutItem): one is LayoutItem => !isHidden(one.widget);
      const seen = closeGaps(layout, isShown);
      expect(seen.map(({ widget }) => widget).sort()).toEqual(
        layout
          .filter(isShown)
          .map(({ widget }) => widget)
          .sort(),
      );
      expect(anyOverlap(seen)).toBe(false);
      for (const { widget, x, w } of seen) {
        expect(x >= 0 && x + w <= COLUMNS).toBe(true);
        expect(w).toBeGreaterThanOrEqual(layout.find((one) => one.widget === widget)!.w);
      }
    }),
  );
});

test.each(['company', 'partner'] as const)('the default dashboard of a %s fits, with readable widgets', (mode) => {
  expect(compact(builtIn[mode])).toEqual(builtIn[mode]);
  for (const { widget, w, h, x } of builtIn[mode]) {
    const { least } = specOf(widget);
    expect(widgetsOf(mode)).toContain(widget);
    expect(w >= least[0] && h >= least[1] && x + w <= COLUMNS, widget).toBe(true);
  }
});

test('offers at least 16 widgets to companies and 10 to partners', () => {
  expect(widgetsOf('company').length).toBeGreaterThanOrEqual(16);
  expect(widgetsOf('partner').length).toBeGreaterThanOrEqual(10);
});
