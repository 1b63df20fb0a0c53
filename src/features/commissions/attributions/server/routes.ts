import { Performance } from '#features/referrals/referral-links/schema.ts';
import { action, IdParams } from '#server/http/action.ts';
import { closed, Id, Type } from '#shared/schema.ts';
import { AssignCredit, DealAttribution, Tracked, TrackLead, TrackRefund, TrackSale } from '../schema.ts';
import { assignCredit } from './decide/assign.ts';
import { attributionOf } from './decide/timeline.ts';
import { performanceOf } from './performance.ts';
import { attributionStepRoutes } from './steps.ts';
import { trackLead } from './track/leads.ts';
import { trackRefund } from './track/refunds.ts';
import { trackSale } from './track/sales.ts';

const track = { method: 'POST', can: 'tracked_events:manage', modes: ['company'], response: Tracked } as const;
const MOST_WEEKS = 104;

export const attributionRoutes = [
  action({
    ...track,
    url: '/track/lead',
    summary: 'Report a new lead; repeating a report has no effect',
    body: TrackLead,
    run: (call, { body }) => call.asCompany((company) => trackLead(company, body)),
  }),
  action({
    ...track,
    url: '/track/sale',
    summary: 'Report a paid invoice; it wins or pays a deal, or becomes one, and earns commission once',
    body: TrackSale,
    run: (call, { body }) => call.asCompany((company) => trackSale(company, body)),
  }),
  action({
    ...track,
    url: '/track/refund',
    summary: 'Report a refund of an invoice; takes commission back as the structure says',
    body: TrackRefund,
    run: (call, { body }) => call.asCompany((company) => trackRefund(company, body)),
  }),
  action({
    method: 'GET',
    url: '/opportunities/:id/attribution',
    summary: 'Get what led to a deal, and who gets the credit and why',
    can: 'attribution_decisions:view',
    modes: ['company'],
    params: IdParams,
    response: DealAttribution,
    run: (call, { params }) => attributionOf(call, params.id),
  }),
  action({
    method: 'POST',
    url: '/opportunities/:id/attribution',
    summary: 'Assign the credit for a deal to a partner, or to no partner',
    can: 'attribution_decisions:manage',
    modes: ['company'],
    params: IdParams,
    body: AssignCredit,
    response: DealAttribution,
    run: async (call, { params, body }) => {
      await assignCredit(call, params.id, body);
      return attributionOf(call, params.id);
    },
  }),
  action({
    method: 'GET',
    url: '/referral_links/performance',
    summary: 'Get clicks, leads, sales and earnings of one or all links, by week',
    can: 'referral_links:view',
    modes: ['company', 'partner'],
    query: closed({
      link_id: Type.Optional(Id),
      partner_id: Type.Optional(Id),
      weeks: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_WEEKS })),
    }),
    response: Performance,
    run: (call, { query }) => performanceOf(call, { weeks: 26, ...query }),
  }),
  ...attributionStepRoutes,
];
