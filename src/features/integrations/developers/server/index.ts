import type { FastifyInstance } from 'fastify';
import type { ServerFeature } from '#server/feature.ts';
import { rowsOf } from '#server/http/action.ts';
import { type Static, Type } from '#shared/schema.ts';
import { ApiOperation, ApiOperationDetail, OperationQuery } from '../schema.ts';
import { operationFor, operationsFor } from './reference.ts';

/** The API reference of the screen: only routes that a key of the reader could use. */
function referenceRoutes(api: FastifyInstance): void {
  const common = { tags: ['developers'], security: [{ bearer: [] }] };
  api.get('/developers/operations', {
    config: { isForEverybody: true },
    schema: {
      ...common,
      summary: 'List the routes that you may call',
      response: { 200: rowsOf(Type.Array(ApiOperation)) },
    },
    handler: async ({ actor }) => ({ rows: operationsFor(api, actor) }),
  });
  api.get<{ Querystring: Static<typeof OperationQuery> }>('/developers/operation', {
    config: { isForEverybody: true },
    schema: {
      ...common,
      summary: 'Get one route that you may call, with an example',
      querystring: OperationQuery,
      response: { 200: ApiOperationDetail },
    },
    handler: async ({ actor, query }) => operationFor(api, actor, query.method, query.path),
  });
}

export const feature: ServerFeature = { name: 'developers', plugin: referenceRoutes };
