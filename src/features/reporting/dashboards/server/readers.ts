import type { WidgetKey } from '../catalogue.ts';
import type { Reader } from './ask.ts';
import { products, regions, topAccounts, topPartners } from './widgets/breakdowns.ts';
import { dealSizes, headlines, results, sourced, winRates, wonOverTime } from './widgets/deals.ts';
import { commissions, costRatio, earnings, earningsOverTime, payoutCalendar } from './widgets/money.ts';
import { needs } from './widgets/needs.ts';
import { funnel, partnerGrowth, silentPartners, tiers } from './widgets/partners.ts';
import { forecast, pipelinePartners, pipelineStages, pipelineTypes } from './widgets/pipeline.ts';
import { clocks, protections, registrations, teamActivity } from './widgets/registrations.ts';
import { activity, news } from './widgets/stories.ts';
import { tier } from './widgets/tier.ts';

/** What stands behind each widget. */
export const readers: Record<WidgetKey, Reader> = {
  headlines,
  needs,
  pipeline_stages: pipelineStages,
  pipeline_partners: pipelinePartners,
  pipeline_types: pipelineTypes,
  forecast,
  won_over_time: wonOverTime,
  sourced,
  win_rate: winRates,
  deal_size: dealSizes,
  regions,
  products,
  top_partners: topPartners,
  registrations,
  protections,
  funnel,
  partner_growth: partnerGrowth,
  tiers,
  silent_partners: silentPartners,
  commissions,
  payout_calendar: payoutCalendar,
  cost_ratio: costRatio,
  activity,
  earnings,
  clocks,
  tier,
  news,
  results,
  earnings_over_time: earningsOverTime,
  team_activity: teamActivity,
  top_accounts: topAccounts,
};
