import type { FastifyInstance } from 'fastify';
import { action, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { RateFetching, RateFetchingChange } from '../rate-fetching.schema.ts';
import { chooseRateSource, rateFetching, scheduleFetch } from './rate-fetching.ts';

export function rateFetchingRoutes(api: FastifyInstance, kernel: Kernel): void {
  const host = kernel.referenceRates?.host ?? null;
  const manage = { can: 'commission_lines:manage', modes: ['company'] as const } as const;
  registerAction(
    api,
    kernel,
    action({
      can: 'commission_lines:view',
      modes: ['company'],
      method: 'GET',
      url: '/exchange_rates/fetching',
      summary: 'Whether exchange rates are fetched, and the current status',
      response: RateFetching,
      run: (call) => rateFetching(call, host),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...manage,
      method: 'PUT',
      url: '/exchange_rates/fetching',
      summary: 'Choose where daily exchange rates come from, in addition to the rates you enter',
      body: RateFetchingChange,
      response: RateFetching,
      run: async (call, { body }) => {
        await chooseRateSource(call, body.source, host);
        return rateFetching(call, host);
      },
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...manage,
      method: 'POST',
      url: '/exchange_rates/fetching/try',
      summary: 'Fetch rates published since the last time, in the background',
      response: RateFetching,
      run: async (call) => {
        await scheduleFetch(call);
        return rateFetching(call, host);
      },
    }),
  );
}
