import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '#server/testing/breadth.ts';
import { specOf, widgetsOf } from '../../catalog.ts';
import { COLUMNS, compact, type LayoutItem, overlap } from '../../layout.ts';
import { add, below, move, remove, resize, sameLayout } from './arranging.ts';

const item = (widget: string, x: number, y: number, w = 6, h = 6): LayoutItem => ({ widget, x, y, w, h });
const places = (items: readonly LayoutItem[]) => Object.fromEntries(items.map(({ widget, x, y }) => [widget, [x, y]]));
const two = [item('funnel', 0, 0), item('regions', 6, 0), item('products', 0, 6)];

test('swaps with the next widget in the same columns', () => {
  const moved = move(two, 'funnel', 'down');
  expect(places(moved)).toEqual({ products: [0, 0], regions: [6, 0], funnel: [0, 6] });
  expect(sameLayout(move(moved, 'funnel', 'up'), two)).toBe(true);
  expect(sameLayout(move(two, 'products', 'up'), moved)).toBe(true);
});

test('a wide widget moves past all widgets beside each other below it', () => {
  const wide = [item('headlines', 0, 0, 12, 3), item('funnel', 0, 3), item('regions', 6, 3, 6, 7)];
  const moved = move(wide, 'headlines', 'down');
  expect(places(moved)).toEqual({ funnel: [0, 0], regions: [6, 0], headlines: [0, 7] });
  expect(sameLayout(move(moved, 'headlines', 'up'), wide)).toBe(true);
});

test('moves sideways without overlapping and pushes others down', () => {
  expect(places(move(two, 'funnel', 'right'))).toEqual({ funnel: [1, 0], regions: [6, 6], products: [0, 6] });
});

test('does not move beyond the edge', () => {
  for (const direction of ['left', 'up'] as const) expect(sameLayout(move(two, 'funnel', direction), two)).toBe(true);
  expect(sameLayout(move(two, 'regions', 'right'), two)).toBe(true);
  expect(sameLayout(move(two, 'products', 'down'), two)).toBe(true);
});

test('grows over its neighbor and shrinks to a readable size only', () => {
  const wide = resize(two, 'funnel', { w: 1 });
  expect(wide.find(({ widget }) => widget === 'funnel')).toMatchObject({ w: 7, x: 0, y: 0 });
  expect(places(wide).regions).toEqual([6, 6]);
  let small: LayoutItem[] = two;
  for (let step = 0; step < 20; step += 1) small = resize(small, 'funnel', { w: -1, h: -1 });
  expect(small.find(({ widget }) => widget === 'funnel')).toMatchObject({ w: 4, h: 5 });
});

test('closes the gap of a removed widget and places an added one', () => {
  expect(places(remove(two, 'funnel'))).toEqual({ products: [0, 0], regions: [6, 0] });
  expect(add(two, 'cost_ratio')).toHaveLength(4);
});

test('keeps hidden widgets in the layout, below the others', () => {
  expect(places(below(two, [item('commissions', 0, 0, 12, 3)]))).toEqual({ ...places(two), commissions: [0, 12] });
});

test('never overlaps widgets or leaves gaps above them', () => {
  const keys = widgetsOf('company');
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('move' as const),
      at: fc.nat(),
      to: fc.constantFrom('left', 'right', 'up', 'down' as const),
    }),
    fc.record({
      kind: fc.constant('resize' as const),
      at: fc.nat(),
      w: fc.integer({ min: -2, max: 2 }),
      h: fc.integer({ min: -2, max: 2 }),
    }),
    fc.record({ kind: fc.constantFrom('add' as const, 'remove' as const), at: fc.nat() }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let items: LayoutItem[] = [];
      for (const one of [...keys.slice(0, 5).map((_, at) => ({ kind: 'add' as const, at })), ...steps]) {
        const key = keys[one.at % keys.length]!;
        const isThere = items.some(({ widget }) => widget === key);
        if (one.kind === 'add') items = isThere ? items : add(items, key);
        else if (one.kind === 'remove') items = remove(items, key);
        else if (one.kind === 'move') items = move(items, key, one.to as 'up');
        else items = resize(items, key, one as { w: number; h: number });
        expect(items.some((a, index) => items.slice(index + 1).some((b) => overlap(a, b)))).toBe(false);
        expect(sameLayout(compact(items), items)).toBe(true);
        for (const { widget, x, w, h } of items) {
          const { least } = specOf(widget as (typeof keys)[0]);
          expect(x >= 0 && x + w <= COLUMNS && w >= least[0] && h >= least[1], widget).toBe(true);
        }
      }
    }),
    propertyRuns(60),
  );
});
