import { action } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import { Headlines, Need, NewsItem, Overview, Pipeline, Standing, TopPartners, WonMonths } from '../schema.ts';
import { headlines } from './headlines.ts';
import { needs } from './needs.ts';
import { overview } from './overview.ts';
import { pipeline } from './pipeline.ts';
import { news, standing } from './portal.ts';
import { topPartners, wonMonths } from './won.ts';

const company = { method: 'GET', modes: ['company'] } as const;
const partner = { method: 'GET', modes: ['partner'] } as const;
const both = { method: 'GET', modes: ['company', 'partner'] } as const;

/** One endpoint for each widget, so that a dashboard asks only for what it shows. What commissions come to has one already. */
export const dashboardRoutes = [
  action({
    ...both,
    url: '/dashboards/overview',
    summary: 'What there is at all, and in which currencies',
    can: 'dashboards:view',
    response: Overview,
    run: overview,
  }),
  action({
    ...both,
    url: '/dashboards/needs',
    summary: 'What waits for the caller, the most urgent first',
    can: 'dashboards:view',
    response: Type.Array(Need),
    run: needs,
  }),
  action({
    ...both,
    url: '/dashboards/pipeline',
    summary: 'Open deals by stage',
    can: 'opportunities:view',
    response: Pipeline,
    run: pipeline,
  }),
  action({
    ...company,
    url: '/dashboards/company/headlines',
    summary: 'Open pipeline, won in this quarter and the one before, and how many closed deals were won',
    can: 'opportunities:view',
    response: Headlines,
    run: headlines,
  }),
  action({
    ...company,
    url: '/dashboards/company/won',
    summary: 'Won deals of twelve months, sourced by partners and by the company',
    can: 'opportunities:view',
    response: WonMonths,
    run: wonMonths,
  }),
  action({
    ...company,
    url: '/dashboards/company/top_partners',
    summary: 'The partners that won most in twelve months, by currency',
    can: 'opportunities:view',
    response: TopPartners,
    run: topPartners,
  }),
  action({
    ...partner,
    url: '/dashboards/partner/standing',
    summary: 'The tier of the partner today, and the next one when that is decided',
    can: 'partners:view',
    response: Standing,
    run: standing,
  }),
  action({
    ...partner,
    url: '/dashboards/partner/news',
    summary: 'The latest decisions, payments, tiers and messages',
    can: 'dashboards:view',
    response: Type.Array(NewsItem),
    run: news,
  }),
];
