import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
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

/** Every night a job writes these columns. */
const written = { notNull: true, write: 'never' } as const;

/** The result of a nightly check of the counters. */
export const counterCheck = defineNoun('counter_checks', nouns.counter_checks, {
  by: '-checked_on',
  fields: {
    checked_on: field.date({ label: 'Night', ...written, list: 'shown', sort: true, filter: true }),
    is_intact: field.boolean({ label: 'Matches', ...written, list: 'shown', filter: true }),
    /** The first difference in words. */
    difference: field.text({ label: 'Difference', write: 'never', list: 'shown', search: true }),
    /** The number of sales added up, and the number of sums compared. */
    sales: field.number({ label: 'Sales', ...written, list: 'shown' }),
    counters: field.number({ label: 'Totals compared', ...written, list: 'shown' }),
    checked_at: field.instant({ label: 'Checked', ...written, list: 'hidden', sort: true }),
  },
});
export type CounterCheck = RowOf<typeof counterCheck>;
