import type { Ask, Reader } from '#server/figures/ask.ts';
import { cell, item } from '#server/figures/cells.ts';
import { MAX_RECENT_EVENTS, type RecentEvents } from '#server/figures/define.ts';
import { bucketOf, bucketsOf, startsOf } from '#server/figures/periods.ts';
import { addressOf, also, type Filters, type Rows, sourceOf } from '#server/figures/rows.ts';
import type { Entry, EntryGroup } from '#shared/figures.ts';
import { addDays } from '#shared/time/dates.ts';
import { activations } from '../../activations.schema.ts';
import { activePartners, joinedPartners } from '../../measures.ts';

const SHOWN = 4;

/**
 * The activation steps of partners. Each step also counts partners beyond it: a partner that sells again has sold
 * before.
 */
export const funnel: Reader = (ask) => {
  const rows = ask.rows('partners', { status_category: ['invited', 'active'] });
  const readSteps = ask.select<{ activation: string; count: number }>(
    (p) => `select t.activation, count(*)::int as count from ${sourceOf(rows, p)} group by 1`,
  );
  return () => {
    const lines = readSteps();
    const items = activations.map((step, index) => {
      const reached = activations.slice(index);
      const count = lines
        .filter(({ activation }) => (reached as readonly string[]).includes(activation))
        .reduce((sum, line) => sum + line.count, 0);
      // The first step is everybody, which needs no condition.
      const address = addressOf(index === 0 ? rows : also(rows, { activation: reached }));
      return item(step, 'count', [cell(null, [count], count, address)]);
    });
    return { measured: { series: [], groups: [], items } };
  };
};

/** Partners by the day they joined. */
export const partnerGrowth: Reader = (ask) => {
  const { now, before } = ask.spans;
  const buckets = bucketsOf(now);
  const rows = ask.rowsOf(joinedPartners, { span: now });
  const readMonths = ask.select<{ bucket: number; count: number }>(
    (p) =>
      `select ${bucketOf('joined_on', buckets, p.addAll(startsOf(buckets)))} as bucket, count(*)::int as count from ${sourceOf(rows, p)} group by 1`,
  );
  const total = ask.measure(joinedPartners, { id: 'joined', span: now, before });
  return () => {
    const lines = readMonths();
    const months = buckets.map((span, index) => {
      const count = lines.find(({ bucket }) => bucket === index + 1)?.count ?? 0;
      return item(
        span.from,
        'count',
        [cell(null, [count], count, addressOf(ask.rowsOf(joinedPartners, { span })))],
        span,
      );
    });
    return { measured: { series: ['joined'], groups: [], items: [...months, total()] } };
  };
};

/** The first partners of a sort, the longest silent first. */
function some(ask: Ask, id: string, rows: Rows, at = 't.last_activity_at'): () => EntryGroup {
  const said = {
    kind: 'partner',
    title: 't.name',
    detail: 'coalesce(t.tier_name, t.type_name)',
    at,
    without: 'first',
  } as const;
  const readEntries = ask.entries(rows, said, SHOWN);
  return () => ({ id, ...readEntries(), late: null });
}

const TIER_ENDS_WITHIN_DAYS = 90;
/** All but the first step of the ladder, on which everybody stands without having done anything for it. */
const UPPER_TIERS = `select id from (select id, row_number() over (order by "order", name, id) as step
  from partner_tiers where organization_id = $1::uuid and archived_at is null) ladder where step > 1`;

/** Active partners by tier, and those whose tier is at risk: it ends soon, or no activity supports it this year. */
export const tiers: Reader = (ask) => {
  const active = ask.rowsOf(activePartners);
  const readTiers = ask.select<{ id: string | null; name: string | null; color: string | null; count: number }>(
    (p) => `select i.id, i.name, i.color, coalesce(d.count, 0) as count
      from (select t.tier_id, count(*)::int as count from ${sourceOf(active, p)} group by 1) d
      full join (select id, name, color, "order", archived_at from partner_tiers where organization_id = $1::uuid) i on i.id = d.tier_id
      where i.archived_at is null or d.count > 0 order by i."order" nulls last, i.name`,
  );
  const ending = some(
    ask,
    'ending',
    also(active, { tier_until_gte: ask.today, tier_until_lte: addDays(ask.today, TIER_ENDS_WITHIN_DAYS) }),
    't.tier_until',
  );
  const idleRows = also(active, { won_this_year_minor_lte: '0', open_deals_lte: '0' });
  // Which tiers stand above the first is the company's choice, so the list is asked for them by name, and the rows by rule.
  const upper = ask.select<{ id: string }>(() => UPPER_TIERS);
  const idle = ask.select<Entry & { all: number }>(
    (
      p,
    ) => `select 'partner' as kind, t.id, t.name as title, t.tier_name as detail, null as status, t.last_activity_at as at,
      null::bigint as amount_minor, null as currency, false as is_own, (count(*) over ())::int as all
      from ${sourceOf(idleRows, p)} and t.tier_id in (${UPPER_TIERS}) order by t.last_activity_at nulls first, t.id limit ${SHOWN}`,
  );
  return () => {
    const items = readTiers().map(({ id, name, color, count }) =>
      item(id ?? 'none', 'count', [cell(null, [count], count, addressOf(also(active, { tier_id: id ?? '' })))], {
        name,
        color,
      }),
    );
    const ladder = upper().map(({ id }) => id);
    const groups = [ending()];
    if (ladder.length > 0) {
      const rows = idle();
      const all = { count: rows[0]?.all ?? 0, rows: addressOf(also(idleRows, { tier_id: ladder })) };
      groups.push({ id: 'idle', all, late: null, entries: rows.map(({ all: _, ...entry }) => entry) });
    }
    return { measured: { series: [], groups: [], items }, listed: groups };
  };
};

const UNANSWERED_DAYS = 14;
const NO_DEAL_DAYS = 30;
const STALLED_DAYS = 30;
const QUIET_DAYS = 60;

/**
 * Inactive partners, each under the one reason that suggests an action: the reasons exclude each other. Days are
 * counted from now, so that the list opened a moment later shows the same.
 */
export const inactivePartners: Reader = (ask) => {
  const ago = (days: number) => new Date(Date.parse(ask.now) - days * 86_400_000).toISOString();
  const of = (filters: Filters) => ask.rows('partners', { status_category: 'active', ...filters });
  const sellers = { activation: ['first_deal', 'repeat'] };
  const joined = { joined_on_lte: addDays(ask.today, -NO_DEAL_DAYS) };
  const reasons: [string, Rows, string?][] = [
    ['stalled', of({ ...sellers, open_deals_gte: '1', last_activity_at_lte: ago(STALLED_DAYS) })],
    ['gone_quiet', of({ ...sellers, open_deals_lte: '0', last_activity_at_lte: ago(QUIET_DAYS) })],
    ['no_deal', of({ activation: 'onboarded', ...joined }), 't.joined_on'],
    [
      'no_answer',
      of({ status_category: ['active', 'invited'], activation: 'invited', invited_at_lte: ago(UNANSWERED_DAYS) }),
      't.invited_at',
    ],
    ['not_invited', of({ activation: 'not_invited', ...joined }), 't.joined_on'],
  ];
  const groups = reasons.map(([id, rows, at]) => some(ask, id, rows, at));
  return () => ({ listed: groups.map((group) => group()) });
};

export const newPartners: RecentEvents = {
  kind: 'partner',
  latest: (ask, p) => `select 'partner' as kind, t.id, t.name as title,
      coalesce(t.type_name, nullif(array_to_string(t.region_names, ', '), '')) as detail, 'joined' as status, t.joined_on::text as at,
      null::bigint as amount_minor, null as currency, false as is_own, t.joined_on::timestamptz as happened
    from ${sourceOf(ask.rows('partners'), p)} and t.joined_on is not null order by t.joined_on desc, t.id limit ${MAX_RECENT_EVENTS}`,
};
