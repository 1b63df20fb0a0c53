import { sayOfConstraint } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { CounterCheck } from '../counter-checks.schema.ts';
import { CommissionDispute, CommissionDisputeForPartner } from '../disputes.schema.ts';
import { Recalculation } from '../recalculations.schema.ts';
import {
  CommissionEventRow,
  CommissionLine,
  CommissionLineForPartner,
  ExchangeRate,
  ExchangeRateCreate,
  OpeningVolume,
  OpeningVolumeCreate,
} from '../schema.ts';
import { countOpening, uncountOpening } from './opening-volumes.ts';
import { givenRate, keepFetched } from './rates.ts';

/** Written by events, moved by releases and payouts; what a person enters is an event too, and never edited. */
export const commissionLines = defineResource({
  name: 'commission_lines',
  noun: 'commission',
  row: CommissionLine,
  view: 'commission_line_rows',
  list: {
    sort: [
      'number',
      'effective_on',
      'release_on',
      'amount_minor',
      'partner_name',
      'opportunity_name',
      'status',
      'created_at',
    ],
    filter: [
      'number',
      'status',
      'kind',
      'hold_reason',
      'paid_on',
      'disputable_until',
      'partner_id',
      'partner_type_id',
      'partner_region_id',
      'partner_owner_user_id',
      'opportunity_id',
      'plan_id',
      'rule_id',
      'role',
      'currency',
      'amount_minor',
      'effective_on',
      'release_on',
      'event_id',
      'sale_event_id',
      'adjusts_line_id',
      'payout_item_id',
      'payout_batch_id',
      'created_at',
    ],
    among: { partner_region_id: 'partner_region_ids' },
    search: ['opportunity_name', 'account_name', 'partner_name', 'description', 'statement_no'],
    by: '-created_at',
  },
  partner: { row: CommissionLineForPartner, verbs: ['list', 'get'] },
});

/** What happened to deals, and what became of it: also what waits and what failed. */
export const commissionEvents = defineResource({
  name: 'commission_events',
  noun: 'commission event',
  row: CommissionEventRow,
  view: 'commission_event_rows',
  guardedBy: 'commission_lines',
  list: {
    sort: ['received_at', 'occurred_on', 'kind', 'status', 'created_at'],
    filter: [
      'kind',
      'status',
      'result',
      'codes',
      'opportunity_id',
      'created_by',
      'source',
      'external_id',
      'occurred_on',
      'received_at',
    ],
    search: ['opportunity_name', 'account_name', 'external_id', 'note'],
    by: '-received_at',
  },
});

export const counterChecks = defineResource({
  name: 'counter_checks',
  noun: 'counter check',
  row: CounterCheck,
  view: 'counter_check_rows',
  guardedBy: 'commission_lines',
  list: {
    sort: ['checked_on', 'checked_at'],
    filter: ['checked_on', 'is_intact'],
    search: ['difference'],
    by: '-checked_on',
  },
});

sayOfConstraint('exchange_rates_check', { quote: ['must be another currency than base'] });
sayOfConstraint('exchange_rates_rate_check', { rate: ['must be above 0'] });
sayOfConstraint('exchange_rates_organization_id_base_quote_source_as_of_key', {
  as_of: ['has a rate of these currencies already'],
});

export const exchangeRates = defineResource({
  name: 'exchange_rates',
  noun: 'exchange rate',
  row: ExchangeRate,
  create: ExchangeRateCreate,
  remove: 'delete',
  beforeCreate: givenRate,
  beforeRemove: keepFetched,
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

export const openingVolumes = defineResource({
  name: 'opening_volumes',
  noun: 'opening volume',
  row: OpeningVolume,
  create: OpeningVolumeCreate,
  remove: 'delete',
  afterCreate: countOpening,
  beforeRemove: uncountOpening,
  view: 'opening_volume_rows',
  guardedBy: 'commission_lines',
  import: {
    group: 'Commissions',
    known_by: [['partner_id', 'at']],
    headings: {
      at: ['Date', 'day', 'as of', 'until'],
      amount_minor: ['Volume', 'amount', 'revenue', 'sales'],
      deal_count: ['Deals', 'number of deals'],
    },
  },
  list: {
    sort: ['at', 'partner_name', 'created_at'],
    filter: ['partner_id', 'at'],
    search: ['partner_name'],
    by: '-at',
  },
});

/** Requested, previewed and approved by routes of their own. */
export const commissionRecalculations = defineResource({
  name: 'commission_recalculations',
  noun: 'recalculation',
  row: Recalculation,
  view: 'commission_recalculation_rows',
  guardedBy: 'commission_lines',
  list: { sort: ['number', 'state', 'created_at'], filter: ['number', 'state'], search: ['reason'], by: '-number' },
});

/** Opened from a receipt, answered by routes of their own. */
export const commissionDisputes = defineResource({
  name: 'commission_disputes',
  noun: 'dispute',
  row: CommissionDispute,
  view: 'commission_dispute_rows',
  list: {
    sort: ['number', 'status', 'partner_name', 'amount_minor', 'opened_at', 'decided_at'],
    filter: [
      'number',
      'status',
      'reason',
      'partner_id',
      'partner_owner_user_id',
      'line_id',
      'currency',
      'amount_minor',
      'opened_at',
    ],
    search: ['partner_name', 'opportunity_name', 'number'],
    by: '-opened_at',
  },
  partner: { row: CommissionDisputeForPartner, verbs: ['list', 'get'] },
});
