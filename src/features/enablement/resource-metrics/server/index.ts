import type { ServerFeature } from '#server/feature.ts';
import { action, IdParams } from '#server/http/action.ts';
import { Influence, InfluenceQuery, LibraryMetrics, PeriodQuery, ResourceMetrics } from '../schema.ts';
import { influenceOf } from './influence.ts';
import { libraryMetrics, metricsOf } from './metrics.ts';

const company = { method: 'GET', can: 'resources:view', modes: ['company'] } as const;

export const feature: ServerFeature = {
  name: 'resource-metrics',
  partOf: 'resources',
  routes: [
    action({
      ...company,
      url: '/resources/metrics',
      summary: 'Get what partners opened, by resource, partner, tier and region, and what was never opened',
      query: PeriodQuery,
      response: LibraryMetrics,
      run: (call, { query }) => libraryMetrics(call, query.days),
    }),
    action({
      ...company,
      url: '/resources/:id/metrics',
      summary: 'Get who opened a resource, by day, partner, tier and region',
      params: IdParams,
      query: PeriodQuery,
      response: ResourceMetrics,
      run: (call, { params, query }) => metricsOf(call, params.id, query.days),
    }),
    action({
      ...company,
      url: '/resources/influence',
      summary: 'Count the deals that moved, were won or were lost after their partner opened any resource',
      query: InfluenceQuery,
      response: Influence,
      run: (call, { query }) => influenceOf(call, null, query),
    }),
    action({
      ...company,
      url: '/resources/:id/influence',
      summary: 'Count the deals that moved, were won or were lost after their partner opened this resource',
      params: IdParams,
      query: InfluenceQuery,
      response: Influence,
      run: (call, { params, query }) => influenceOf(call, params.id, query),
    }),
  ],
};
