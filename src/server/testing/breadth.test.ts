import { expect, test } from 'vitest';
import { features } from '#features/server.ts';
import { featuresOf, representatives } from './breadth.ts';
import { chosenResources, traitsOfResource, traitsOfRoute } from './walks.ts';

const items = [
  { name: 'a', traits: ['reads'] },
  { name: 'b', traits: ['reads', 'writes'] },
  { name: 'c', traits: ['writes', 'deletes'] },
  { name: 'd', traits: ['reads'] },
];
const names = (isAll: boolean, changed: string[] = []) =>
  representatives(items, ({ traits }) => traits, { isAll, hasChanged: ({ name }) => changed.includes(name) }).map(
    ({ name }) => name,
  );

test('takes few items that together have every trait, in their order', () => {
  expect(names(false)).toEqual(['b', 'c']);
});

test('adds what changed, and takes it for its traits', () => {
  expect(names(false, ['d'])).toEqual(['c', 'd']);
});

test('takes everything where all is wanted', () => {
  expect(names(true)).toEqual(['a', 'b', 'c', 'd']);
});

test('knows the features of changed files, new ones included', () => {
  expect(featuresOf(['src/features/deals/brand-new/schema.ts', 'src/server/app.ts', 'README.md', ''])).toEqual([
    'brand-new',
  ]);
});

test('chooses resources of every trait', () => {
  const all = features.flatMap(({ resources = [] }) => resources);
  const chosen = chosenResources(all);
  const traits = new Set(chosen.flatMap(traitsOfResource));
  expect(all.flatMap(traitsOfResource).filter((trait) => !traits.has(trait))).toEqual([]);
  expect(chosen.length).toBeGreaterThan(5);
});

test('tells routes apart by method, mode, place in the address and input', () => {
  const route = { method: 'POST', url: '/api/payout_batches/:id/approve', handler: () => undefined } as const;
  expect(traitsOfRoute({ ...route, schema: { body: {} }, config: { modes: ['company'] } } as never)).toEqual([
    'POST one with a body',
    'modes company POST',
    'ends as a step',
  ]);
});
