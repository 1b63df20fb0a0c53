import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtIn, specOf, type WidgetKey, widgetsOf } from './catalogue.ts';
import { COLUMNS, compact, type LayoutItem, overlap, placeFor } from './layout.ts';

const item = fc
  .record({ x: fc.nat(11), y: fc.nat(30), w: fc.integer({ min: 1, max: 12 }), h: fc.integer({ min: 1, max: 8 }) })
  .map(({ x, w, ...rest }) => ({ ...rest, w, x: Math.min(x, COLUMNS - w) }));
const items = fc
  .array(item, { maxLength: 14 })
  .map((all): LayoutItem[] => all.map((one, index) => ({ ...one, widget: `w${index}` })));

const anyOverlap = (all: readonly LayoutItem[]) =>
  all.some((a, index) => all.slice(index + 1).some((b) => overlap(a, b)));

test('a compacted dashboard has no holes above a widget and nothing on top of anything', () => {
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

test('a new widget is put where there is room for it', () => {
  fc.assert(
    fc.property(items, item, (given, { w, h }) => {
      const settled = compact(given);
      const added = { widget: 'new', ...placeFor(settled, w, h), w, h };
      expect(anyOverlap([...settled, added])).toBe(false);
      expect(added.x + w).toBeLessThanOrEqual(COLUMNS);
    }),
  );
});

test.each(['company', 'partner'] as const)(
  'the first dashboard of a %s fits, and every widget has room to be read',
  (mode) => {
    expect(compact(builtIn[mode])).toEqual(builtIn[mode]);
    for (const { widget, w, h, x } of builtIn[mode]) {
      const { least } = specOf(widget as WidgetKey);
      expect(widgetsOf(mode)).toContain(widget);
      expect(w >= least[0] && h >= least[1] && x + w <= COLUMNS, widget).toBe(true);
    }
  },
);

test('a company has at least 16 widgets to choose from and a partner 10', () => {
  expect(widgetsOf('company').length).toBeGreaterThanOrEqual(16);
  expect(widgetsOf('partner').length).toBeGreaterThanOrEqual(10);
});
