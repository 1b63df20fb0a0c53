import { type Ask, partnerOf, type Reader } from '#server/figures/ask.ts';
import { cell, item } from '#server/figures/cells.ts';
import { defineFigures, instantText, MAX_RECENT_EVENTS, type RecentEvents } from '#server/figures/define.ts';
import { countOf, type Filters, type Rows, sourceOf } from '#server/figures/rows.ts';
import type { EntryGroup } from '#shared/figures.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A moment so many milliseconds from now, as lists spell it. */
const later = (ask: Ask, ms: number) => new Date(Date.parse(ask.now) + ms).toISOString();

interface Sort {
  id: string;
  rows: Rows;
  /** The column with the deadline. */
  at: 'review_due_at' | 'expires_at';
  isLate?: boolean;
}

/** The first registrations of each sort, the most urgent first, and how many there are. */
function sorted(ask: Ask, sorts: readonly Sort[], shown: number): () => EntryGroup[] {
  const asked = sorts.map(({ id, rows, at, isLate = false }) => ({
    id,
    isLate,
    found: ask.entries(
      rows,
      {
        kind: 'registration',
        title: 't.account_name',
        detail: ask.isPartner ? 't.opportunity_stage_name' : 't.partner_name',
        at: `t.${at}`,
        status: 't.status',
        amount: 't.amount_minor',
        currency: 't.currency',
      },
      shown,
    ),
  }));
  return () =>
    asked.map(({ id, isLate, found }) => {
      const { all, entries } = found();
      return { id, all, late: isLate ? all : null, entries };
    });
}

/** The registrations waiting for the company's decision, by remaining time, and those waiting for partners. */
const registrations: Reader = (ask) => {
  const waiting = (due: Filters) => ask.rows('deal_registrations', { status: 'pending_review', ...due });
  const [soon, justAfterNow, justAfterSoon] = [later(ask, DAY), later(ask, 1), later(ask, DAY + 1)];
  const found = sorted(
    ask,
    [
      { id: 'overdue', rows: waiting({ review_due_at_lte: ask.now }), at: 'review_due_at', isLate: true },
      {
        id: 'due_soon',
        rows: waiting({ review_due_at_gte: justAfterNow, review_due_at_lte: soon }),
        at: 'review_due_at',
      },
      { id: 'in_time', rows: waiting({ review_due_at_gte: justAfterSoon }), at: 'review_due_at' },
      { id: 'asked', rows: ask.rows('deal_registrations', { status: 'info_requested' }), at: 'review_due_at' },
    ],
    5,
  );
  return () => ({ listed: found() });
};

/** Approved registrations whose protection ends within a week, a month, a quarter. */
const protections: Reader = (ask) => {
  const ending = (from: number, to: number) =>
    ask.rows('deal_registrations', {
      status: 'approved',
      expires_at_gte: later(ask, from),
      expires_at_lte: later(ask, to),
    });
  const found = sorted(
    ask,
    [
      { id: 'week', rows: ending(0, 7 * DAY), at: 'expires_at' },
      { id: 'month', rows: ending(7 * DAY + 1, 30 * DAY), at: 'expires_at' },
      { id: 'quarter', rows: ending(30 * DAY + 1, 90 * DAY), at: 'expires_at' },
    ],
    5,
  );
  return () => ({ listed: found() });
};

/** A partner's registrations with a clock that runs: the company's for its decision, the partner's for its protection. */
const clocks: Reader = (ask) => {
  const of = (status: string) => ask.rows('deal_registrations', { status });
  const found = sorted(
    ask,
    [
      { id: 'question', rows: of('info_requested'), at: 'review_due_at' },
      { id: 'in_review', rows: of('pending_review'), at: 'review_due_at' },
      { id: 'protected', rows: of('approved'), at: 'expires_at' },
    ],
    5,
  );
  return () => ({ listed: found() });
};

/** The number of registrations per person of a partner in the period. */
const teamActivity: Reader = (ask) => {
  const { now } = ask.spans;
  const rows = ask.rows('deal_registrations', ask.within('submitted_at', now));
  const found = ask.select<{ name: string | null; count: number }>(
    (p) =>
      `select t.submitted_by_name as name, count(*)::int as count from ${sourceOf(rows, p)} group by 1 order by 2 desc, 1 limit 10`,
  );
  return () => ({
    measured: {
      series: [],
      groups: [],
      items: found().map(({ name, count }) => {
        const { count: all, rows: address } = countOf(count, {
          ...rows,
          filters: { ...rows.filters, submitted_by_name: name ?? '' },
        });
        return item(name ?? 'none', 'count', [cell(null, [all], all, address)], { name });
      }),
    },
  });
};

/** The number of latest events that are read before the dashboard's filters apply. */
const LOOKED_AT = 200;

const decisions: RecentEvents = {
  kind: 'registration',
  latest: (
    ask,
    p,
  ) => `select 'registration' as kind, t.id, t.account_name as title, t.partner_name as detail, e.to_status as status,
      ${instantText('e.at')} as at, t.amount_minor, t.currency, false as is_own, e.at as happened
    from (select e.registration_id, e.to_status, e.at from deal_registration_events e
      where e.organization_id = $1::uuid and e.from_status is distinct from e.to_status
        and e.to_status in ('pending_review', 'approved', 'rejected', 'expired', 'withdrawn', 'revoked') order by e.at desc limit ${LOOKED_AT}) e
    join ${sourceOf(ask.rows('deal_registrations'), p).replace(' where ', ' on t.id = e.registration_id where ')}
    order by e.at desc limit ${MAX_RECENT_EVENTS}`,
};

const decisionsForPartner: RecentEvents = {
  kind: 'registration',
  latest: (
    ask,
    p,
  ) => `select 'registration' as kind, r.id, r.account_name as title, e.reason_text as detail, e.to_status as status,
      ${instantText('e.at')} as at, null::bigint as amount_minor, null as currency, false as is_own, e.at as happened
    from deal_registrations r
    join deal_registration_events e on e.organization_id = r.organization_id and e.registration_id = r.id
    where r.organization_id = $1::uuid and r.partner_id = ${p.add(partnerOf(ask))}::uuid
      and e.actor_side <> 'partner' and e.from_status is distinct from e.to_status
      and e.to_status in ('approved', 'rejected', 'info_requested', 'converted', 'expired', 'revoked')
    order by e.at desc limit ${MAX_RECENT_EVENTS}`,
};

export const figures = defineFigures({
  widgets: { registrations, protections, clocks, team_activity: teamActivity },
  recentEvents: { company: [decisions], partner: [decisionsForPartner] },
});
