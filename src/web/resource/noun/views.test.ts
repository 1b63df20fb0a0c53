import { expect, test } from 'vitest';
import { features } from '#features/server.ts';
import { defineNoun } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { setRegion } from '../../region.ts';
import { fieldOfCondition, viewsOf } from './views.ts';

const deal = defineNoun(
  'deals',
  { one: 'deal', many: 'deals' },
  {
    fields: {
      name: field.text({ label: 'Name', required: true }),
      owner_user_id: field.reference('people', { label: 'Owner', filter: true }),
      due_on: field.date({ label: 'Due', filter: true }),
      seen_at: field.instant({ label: 'Seen', filter: true }),
    },
    views: [
      { key: 'late', name: 'Late', where: { due_on_lte: '@today-1' }, by: '-due_on' },
      { key: 'quiet', name: 'Quiet', where: { seen_at_lte: '@today-60' }, mode: 'both' },
    ],
  },
);

test('a noun whose rows have an owner has the view Mine', () => {
  const [mine] = viewsOf(deal, 'company', 'me');
  expect(mine).toMatchObject({
    name: 'Mine',
    state: { filters: [{ field: 'owner_user_id', operator: 'eq', values: ['me'] }] },
  });
});

test('relative days of a declared view become days, and moments for times', () => {
  setRegion({ region: 'en', currency: 'EUR', timezone: 'UTC' });
  const [, late, quiet] = viewsOf(deal, 'company', 'me');
  expect(late!.state).toMatchObject({
    filters: [{ field: 'due_on', operator: 'lte', values: [expect.stringMatching(/^\d{4}-\d\d-\d\d$/)] }],
    sort: [{ field: 'due_on', descending: true }],
  });
  expect(quiet!.state.filters![0]!.values[0]).toMatch(/T23:59:59\.999Z$/);
});

test('partners see only the views that are also for them', () => {
  expect(viewsOf(deal, 'partner', 'me').map(({ key }) => key)).toEqual(['quiet']);
});

const declared = features.flatMap(({ resources = [] }) => resources).filter(({ views }) => views?.length);

test.each(declared.map((resource) => [resource.name, resource] as const))(
  'the views of %s ask for what its list can filter',
  (_, resource) => {
    const fields = resource.views!.flatMap(({ where, by = '' }) => [
      ...Object.keys(where).map((key) => fieldOfCondition(key)[0]),
      ...by
        .split(',')
        .filter(Boolean)
        .map((key) => key.replace('-', '')),
    ]);
    expect(fields.filter((key) => !resource.list.filter.includes(key) && !resource.list.sort.includes(key))).toEqual(
      [],
    );
  },
);
