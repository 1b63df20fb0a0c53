import type { Call } from '#server/call.ts';
import { addDays } from '#shared/dates.ts';
import type { NeedKind } from '../schema.ts';

type Filters = Record<string, string>;

export interface NeedSource {
  kind: NeedKind;
  modes: readonly ('company' | 'partner')[];
  /** Who may not manage it cannot be needed for it. */
  resource: string;
  rows: Filters;
  late?: Filters;
  /** Selects what waits: id, title, detail, at, amount_minor, currency, is_own, is_late. `$1` is the organisation. */
  sql: string;
  values: readonly string[];
}

const both = ['company', 'partner'] as const;
const ENDING_WITHIN_DAYS = 14;

/** Everything that can wait for somebody, the most pressing first. */
export function needSources(call: Call): NeedSource[] {
  const now = call.now().toISOString();
  const soon = new Date(call.now().getTime() + ENDING_WITHIN_DAYS * 86_400_000).toISOString();
  const today = call.today();
  return [
    {
      kind: 'question',
      modes: ['partner'],
      resource: 'deal_registrations',
      rows: { status: 'info_requested' },
      sql: `select id, account_name as title, question as detail, null as at, amount_minor, currency, false as is_own, false as is_late
        from deal_registrations where organization_id = $1::uuid and status = 'info_requested'`,
      values: [],
    },
    {
      kind: 'review',
      modes: ['company'],
      resource: 'deal_registrations',
      rows: { status: 'pending_review' },
      late: { status: 'pending_review', review_due_at_lte: now },
      sql: `select id, account_name as title, partner_name as detail, review_due_at as at, amount_minor, currency, false as is_own,
          review_due_at <= $2::timestamptz as is_late
        from deal_registration_rows where organization_id = $1::uuid and status = 'pending_review'`,
      values: [now],
    },
    {
      kind: 'payout',
      modes: ['company'],
      resource: 'payout_batches',
      rows: { status: 'pending_approval' },
      sql: `select id, name as title, submitted_by_name as detail, submitted_at as at, total_minor as amount_minor, currency,
          $2::uuid in (created_by, submitted_by) as is_own, false as is_late
        from payout_batch_rows where organization_id = $1::uuid and status = 'pending_approval'`,
      values: [call.actor.user_id ?? ''],
    },
    {
      kind: 'next_step',
      modes: ['partner'],
      resource: 'opportunities',
      rows: { status: 'open', next_step_on_lte: today },
      late: { status: 'open', next_step_on_lte: addDays(today, -1) },
      sql: `select id, name as title, next_step as detail, next_step_on as at, amount_minor, currency, false as is_own,
          next_step_on < $2::date as is_late
        from opportunities where organization_id = $1::uuid and status = 'open' and archived_at is null and next_step_on <= $2::date`,
      values: [today],
    },
    {
      kind: 'protection',
      modes: both,
      resource: 'deal_registrations',
      rows: { status: 'approved', expires_at_gte: now, expires_at_lte: soon },
      sql: `select id, account_name as title, partner_name as detail, expires_at as at, amount_minor, currency, false as is_own, false as is_late
        from deal_registration_rows where organization_id = $1::uuid and status = 'approved'
          and expires_at between $2::timestamptz and $3::timestamptz`,
      values: [now, soon],
    },
    {
      kind: 'past_close',
      modes: both,
      resource: 'opportunities',
      rows: { status: 'open', expected_close_on_lte: addDays(today, -1) },
      sql: `select id, name as title, coalesce(partner_name, account_name) as detail, expected_close_on as at, amount_minor, currency,
          false as is_own, false as is_late
        from opportunity_rows where organization_id = $1::uuid and status = 'open' and archived_at is null and expected_close_on < $2::date`,
      values: [today],
    },
    {
      kind: 'draft',
      modes: ['partner'],
      resource: 'deal_registrations',
      rows: { status: 'draft' },
      sql: `select id, account_name as title, null as detail, null as at, amount_minor, currency, false as is_own, false as is_late
        from deal_registrations where organization_id = $1::uuid and status = 'draft'`,
      values: [],
    },
  ];
}
