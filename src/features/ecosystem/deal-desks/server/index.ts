import type { FastifyInstance } from 'fastify';
import type { ServerFeature } from '#server/feature.ts';
import { registerExchange } from '#server/http/exchange.ts';
import type { Kernel } from '#server/kernel.ts';
import { DealDesks } from '../schema.ts';
import { connectors } from './connectors.ts';
import { otherDesk, ownDesk } from './desks.ts';

function deskRoutes(api: FastifyInstance, kernel: Kernel): void {
  registerExchange(api, kernel, {
    method: 'GET',
    url: '/deal_desks',
    summary: 'List the registered deals of the partner in this program and on connected installations',
    can: 'deal_registrations:view',
    modes: ['partner'],
    response: DealDesks,
    run: async (open, _input, { actor }) => {
      const { desk, others } = await open((call) => ownDesk(kernel, call));
      const answers = await Promise.all(others.map((one) => otherDesk(kernel, actor.organization_id, one)));
      return async () => ({ body: [desk, ...answers] });
    },
  });
}

/** The deal desks of several installations in one list. */
export const feature: ServerFeature = {
  name: 'deal-desks',
  partOf: 'deal_exchange',
  connectors,
  plugin: deskRoutes,
};
