import { defineFigures, instantText, MAX_RECENT_EVENTS, type RecentEvents } from '#server/figures/define.ts';
import { sourceOf } from '#server/figures/rows.ts';
import { regions, topAccounts, topPartners } from './dashboard/breakdowns.ts';
import { forecast, pipelinePartners, pipelineStages, pipelineTypes } from './dashboard/pipeline.ts';
import { dealSizes, headlines, results, sourced, winRates, wonOverTime } from './dashboard/results.ts';

/** Deals that closed, by the moment they were moved where it was that day. */
const closings: RecentEvents = {
  kind: 'deal',
  latest: (
    ask,
    p,
  ) => `select 'deal' as kind, d.id, d.title, d.detail, d.status, coalesce(${instantText('d.moved')}, d.closed_on::text) as at,
      d.amount_minor, d.currency, false as is_own, coalesce(d.moved, d.closed_on::timestamptz) as happened
    from (select t.id, t.name as title, coalesce(t.partner_name, t.account_name) as detail, t.status, t.amount_minor, t.currency, t.closed_on,
        (select max(e.at) from opportunity_stage_events e where e.organization_id = t.organization_id and e.opportunity_id = t.id
          and (e.at at time zone ${p.add(ask.call.actor.timezone)})::date = t.closed_on) as moved
      from ${sourceOf(ask.rows('opportunities', { status: ['won', 'lost'] }), p)} order by t.closed_on desc, t.id limit ${MAX_RECENT_EVENTS}) d`,
};

export const figures = defineFigures({
  widgets: {
    headlines,
    pipeline_stages: pipelineStages,
    pipeline_partners: pipelinePartners,
    pipeline_types: pipelineTypes,
    forecast,
    won_over_time: wonOverTime,
    sourced,
    win_rate: winRates,
    deal_size: dealSizes,
    regions,
    top_partners: topPartners,
    results,
    top_accounts: topAccounts,
  },
  recentEvents: { company: [closings] },
});
