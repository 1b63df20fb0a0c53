import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { Day, Id, Instant, nullable, type Static, Type } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

const count = { min: 0, max: 1e9, list: 'shown' } as const;

/** The sales of a partner from before it joined the program. */
export const openingVolume = defineNoun('opening_volumes', nouns.opening_volumes, {
  by: '-at',
  fields: {
    partner_id: field.reference('partners', {
      label: 'Partner',
      named: 'partner_name',
      required: true,
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
    }),
    at: field.date({
      label: 'Date',
      help: 'Any day in the period. Counts from the next deal; recalculate to include earlier deals.',
      required: true,
      list: 'shown',
      sort: true,
      filter: 'api',
      import: ['day', 'as of', 'until'],
    }),
    amount_minor: field.money({
      label: 'Volume',
      required: true,
      positive: true,
      list: 'shown',
      import: ['amount', 'revenue', 'sales'],
    }),
    deal_count: field.number({ ...count, label: 'Deals', import: ['number of deals'] }),
    units: field.number({ ...count, label: 'Units' }),
  },
});
export type OpeningVolume = RowOf<typeof openingVolume>;

/** The result of a nightly check of the counters. */
export const CounterCheck = Type.Object({
  id: Id,
  checked_on: Day,
  checked_at: Instant,
  is_intact: Type.Boolean(),
  /** The first difference in words. */
  difference: nullable(Type.String()),
  /** The number of sales added up, and the number of sums compared. */
  sales: Type.Integer(),
  counters: Type.Integer(),
  created_at: Instant,
});
export type CounterCheck = Static<typeof CounterCheck>;
