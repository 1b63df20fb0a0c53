import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { ExchangeRate, ExchangeRateCreate } from '../schema.ts';
import { enteredRate, rejectFetchedChange } from './rates.ts';

constraintMessage('exchange_rates_check', { quote: ['must be another currency than base'] });
constraintMessage('exchange_rates_rate_check', { rate: ['must be above 0'] });
constraintMessage('exchange_rates_organization_id_base_quote_source_as_of_key', {
  as_of: ['has a rate of these currencies already'],
});

export const exchangeRates = defineResource({
  name: 'exchange_rates',
  noun: 'exchange rate',
  row: ExchangeRate,
  create: ExchangeRateCreate,
  remove: 'delete',
  beforeCreate: enteredRate,
  beforeRemove: rejectFetchedChange,
  view: 'exchange_rate_rows',
  viewComputes: ['rate'],
  guardedBy: 'commission_lines',
  import: {
    group: 'Commissions',
    known_by: [['base', 'quote', 'as_of']],
    among: { source: ['entered', 'imported'] },
    headings: {
      base: ['From currency', 'base currency', 'from', 'currency'],
      quote: ['To currency', 'quote currency', 'to', 'target'],
      rate: ['Rate', 'exchange rate', 'price'],
      as_of: ['Date', 'day', 'valid from', 'time period'],
      note: ['Source', 'note'],
    },
  },
  list: {
    sort: ['base', 'quote', 'as_of', 'source', 'created_at'],
    filter: ['base', 'quote', 'as_of', 'source', 'standing'],
    search: ['base', 'quote', 'note'],
    by: '-as_of',
  },
});
