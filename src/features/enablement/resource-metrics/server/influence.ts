import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Influence } from '../schema.ts';
import { inPeriod, periodOf } from './metrics.ts';

const WINDOW_DAYS = 60;
/** Below this number, a percentage would be misleading. */
const LEAST_DEALS = 10;
const SHOWN = 50;

/**
 * Deals that moved on, were won or were lost in the period, and whether their partner had opened the resource in the
 * days before. Each deal counts once for each of the three, at its first such event of the period.
 */
export async function influenceOf(
  call: Call,
  resource_id: string | null,
  { days, window = WINDOW_DAYS }: { days?: number; window?: number },
): Promise<Influence> {
  if (resource_id)
    await call.one(
      sql`select from resources where organization_id = ${call.organization_id} and id = ${resource_id}`,
      'This resource',
    );
  const { from, to, values } = periodOf(call, days);
  const events = await call.rows<{
    opportunity_id: string;
    name: string;
    number: number | null;
    partner_id: string;
    partner_name: string | null;
    event: 'moved' | 'won' | 'lost';
    stage: string;
    at: string;
    opened_at: string | null;
  }>(
    `select o.id as opportunity_id, o.name, o.number, o.partner_id, p.name as partner_name, s.event, s.stage, s.at, opened.at as opened_at
     from (select distinct on (e.opportunity_id, 1) case after.category when 'open' then 'moved' else after.category end as event,
         e.opportunity_id, e.at, after.name as stage
       from opportunity_stage_events e
       join opportunity_stages after on after.organization_id = e.organization_id and after.id = e.to_stage_id
       left join opportunity_stages before on before.organization_id = e.organization_id and before.id = e.from_stage_id
       where e.organization_id = $1 and ${inPeriod('e.at')} and (after.category in ('won', 'lost')
         or (before.category = 'open' and after.category = 'open' and after."order" > before."order"))
       order by e.opportunity_id, 1, e.at) s
     join opportunities o on o.organization_id = $1 and o.id = s.opportunity_id and o.archived_at is null
     join partners p on p.organization_id = o.organization_id and p.id = o.partner_id
     left join lateral (select max(v.created_at) as at from resource_events v
       where v.organization_id = $1 and v.partner_id = o.partner_id and v.kind <> 'shared' and v.created_at < s.at
         and v.created_at >= s.at - make_interval(days => $5::int) and ($6::uuid is null or v.resource_id = $6)) opened on true
     order by s.at desc, o.id`,
    [...values, window, resource_id],
  );
  const group = (event: 'moved' | 'won' | 'lost') => {
    const all = events.filter((one) => one.event === event);
    return { deals: all.length, opened_before: all.filter(({ opened_at }) => opened_at !== null).length };
  };
  const [won, lost] = [group('won'), group('lost')];
  const opened = events.filter(({ opened_at }) => opened_at !== null);
  const percent = (some: number, of: number) => (of < LEAST_DEALS ? null : Math.round((1000 * some) / of) / 10);
  return {
    from,
    to,
    window,
    moved: group('moved'),
    won,
    lost,
    partners: new Set(opened.map(({ partner_id }) => partner_id)).size,
    won_percent_opened: percent(won.opened_before, won.opened_before + lost.opened_before),
    won_percent_others: percent(
      won.deals - won.opened_before,
      won.deals - won.opened_before + lost.deals - lost.opened_before,
    ),
    deals: opened
      .slice(0, SHOWN)
      .map(({ opportunity_id, name, number, partner_name, event, stage, at, opened_at }) => ({
        opportunity_id,
        name,
        number,
        partner_name,
        event: event === 'moved' ? `Moved to ${stage}` : event === 'won' ? 'Won' : 'Lost',
        at,
        opened_at: opened_at!,
      })),
  };
}
