import { defineRates } from '#server/extension-points/exchange-rates.ts';
import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { exchangeRateJobs, exchangeRateSchedules } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { rateInForce } from './rates.ts';
import { exchangeRates } from './resource.ts';
import { rateFetchingRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'exchange-rates',
  partOf: 'commissions',
  resources: [exchangeRates],
  jobs: exchangeRateJobs,
  schedules: exchangeRateSchedules,
  plugin: rateFetchingRoutes,
  topics,
  rates: defineRates(async (call, asked) => (await rateInForce(call, asked))?.rate ?? null),
  demo,
};
