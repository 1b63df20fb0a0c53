import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { CurrencyCode, closed, Day, Id, Minor, nullable, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

export const kindOptions = sayable([
  { value: 'commission', label: 'Commission' },
  { value: 'payout', label: 'Payout' },
] as const);

export const stateOptions = sayable([
  { value: 'unpaid', label: 'Unpaid', tone: 'amber' },
  { value: 'paid', label: 'Paid', tone: 'green' },
  { value: 'void', label: 'Void', tone: 'gray' },
] as const);

/** A commission or a payout of the system that the company used before: history that is never rated and never booked. */
export const importedEarning = defineNoun('imported_earnings', nouns.imported_earnings, {
  by: '-earned_on',
  inPlace: false,
  fields: {
    system: field.text({
      label: 'Former system',
      required: true,
      write: 'create',
      partner: 'read',
      max: 60,
      list: 'shown',
      sort: true,
      filter: 'api',
      import: ['system', 'source', 'former system'],
    }),
    kind: field.choice({
      label: 'Kind',
      options: kindOptions,
      notNull: true,
      write: 'create',
      partner: 'read',
      list: 'shown',
      width: 120,
      filter: true,
      import: ['kind of entry', 'type'],
    }),
    external_id: field.text({
      label: 'External ID',
      required: true,
      write: 'create',
      partner: 'read',
      list: 'hidden',
      filter: 'api',
      search: true,
      import: ['commission id', 'payout id', 'id'],
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      required: true,
      write: 'create',
      partner: 'id',
      named: 'partner_name',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
      import: ['partner email', 'partner id', 'affiliate'],
    }),
    customer: field.text({
      label: 'Customer',
      write: 'create',
      partner: 'read',
      list: 'shown',
      search: true,
      import: ['customer name', 'customer email'],
    }),
    amount_minor: field.money({
      label: 'Amount',
      required: true,
      write: 'create',
      partner: 'read',
      list: 'shown',
      sort: true,
      import: ['commission', 'commission amount', 'payout amount', 'reward'],
    }),
    // Files without a column for it have the currency that is chosen for the import.
    currency: field.currency({
      label: 'Currency',
      notNull: true,
      write: 'create',
      partner: 'read',
      filter: 'api',
    }),
    earned_on: field.date({
      label: 'Date',
      required: true,
      write: 'create',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      import: ['earned on', 'created at', 'date'],
    }),
    state: field.choice({
      label: 'State',
      help: 'Only unpaid commissions can be paid with Tandem.',
      options: stateOptions,
      required: true,
      partner: 'read',
      list: 'shown',
      width: 110,
      filter: true,
    }),
    status: field.text({
      label: 'Status there',
      help: 'The word of the former system.',
      max: 100,
      partner: 'read',
      list: 'hidden',
      import: ['status in the former system'],
    }),
    paid_on: field.date({
      label: 'Paid on',
      partner: 'read',
      list: 'hidden',
      sort: true,
      import: ['paid at', 'payment date'],
    }),
    reference: field.text({
      label: 'Reference',
      partner: 'read',
      list: 'hidden',
      search: true,
      import: ['payment reference', 'invoice'],
    }),
    transferred_on: field.date({
      label: 'Transferred on',
      write: 'never',
      partner: 'read',
      list: 'hidden',
      import: false,
    }),
    created_at: field.timestamp({ label: 'Imported', day: true, list: 'hidden' }),
  },
  columns: {
    /** The manual commission that pays it. */
    line_id: nullable(Id),
  },
});
export type ImportedEarning = RowOf<typeof importedEarning>;
export type ImportedEarningCreate = CreateOf<typeof importedEarning>;

/** A partner's earnings in one former system and currency. Void ones are not counted. */
export const EarlierTotals = closed({
  system: Type.String(),
  currency: CurrencyCode,
  earned_minor: Minor,
  paid_minor: Minor,
  /** Unpaid there and not transferred. */
  unpaid_minor: Minor,
  unpaid_count: Type.Integer(),
  /** Transferred to manual commissions. */
  transferred_minor: Minor,
  payouts_minor: Minor,
  first_on: Day,
  last_on: Day,
});
export type EarlierTotals = Static<typeof EarlierTotals>;

export const TransferInput = closed({
  partner_id: Id,
  system: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  currency: CurrencyCode,
});
export type TransferInput = Static<typeof TransferInput>;
