import type { FastifyInstance } from 'fastify';
import { notFound } from '#server/errors.ts';
import { rowsOf } from '#server/http/action.ts';
import { type TSchema, Type } from '#shared/schema.ts';
import {
  ExchangeDeal,
  ExchangeDecision,
  ExchangeEarning,
  ExchangeLead,
  ExchangeRegistration,
  ExchangeStatement,
} from '../schema.ts';

const published = {
  'deal-1': [ExchangeDeal, 'Deal', 'A deal that a partner’s system registers with a vendor.'],
  'registration-1': [ExchangeRegistration, 'Registration', 'The state of a registered deal.'],
  'decision-1': [ExchangeDecision, 'Decision', 'The vendor’s decision about a registration.'],
  'earning-1': [ExchangeEarning, 'Earning', 'An amount that the partner earned, or a correction of one.'],
  'statement-1': [ExchangeStatement, 'Statement', 'A payment to the partner.'],
  'lead-1': [ExchangeLead, 'Lead', 'A lead that the vendor offers to the partner.'],
} as const satisfies Record<string, readonly [TSchema, string, string]>;

/** The published schemas by name. They name no installation, so that other vendors can use them unchanged. */
export const exchangeSchemas: ReadonlyMap<string, object> = new Map(
  Object.entries(published).map(([name, [schema, title, description]]) => [
    name,
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `urn:deal-exchange:${name}`,
      title,
      description,
      ...(standard(schema) as object),
    },
  ]),
);

/** Leaves out formats that only our own validator knows. */
function standard(schema: unknown): unknown {
  const ours = ['country', 'currency'];
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'format' && ours.includes(String(value)) ? undefined : value,
    ),
  );
}

/** Publishes the schemas to everyone: other vendors and partners read them without a key. */
export function schemaRoutes(api: FastifyInstance): void {
  const open = { isPublic: true, rateLimit: { max: 600, timeWindow: '1 minute' } };
  const tags = ['deal_registrations'];
  api.get('/exchange/schemas', {
    config: open,
    schema: {
      tags,
      summary: 'List the published schemas of the deal exchange',
      response: {
        200: rowsOf(Type.Array(Type.Object({ name: Type.String(), title: Type.String(), path: Type.String() }))),
      },
    },
    handler: async (_request, reply) => {
      reply.header('access-control-allow-origin', '*');
      const rows = Object.entries(published).map(([name, [, title]]) => ({
        name,
        title,
        path: `/api/exchange/schemas/${name}.json`,
      }));
      return { rows };
    },
  });
  api.get<{ Params: { file: string } }>('/exchange/schemas/:file', {
    config: open,
    schema: {
      tags,
      summary: 'Get one published schema of the deal exchange, such as deal-1.json',
      params: Type.Object({ file: Type.String({ maxLength: 60 }) }),
      response: { 200: Type.Object({}, { additionalProperties: true }) },
    },
    handler: async (request, reply) => {
      const schema = exchangeSchemas.get(request.params.file.replace(/\.json$/, ''));
      if (!schema) throw notFound('This schema');
      reply.raw.setHeader('cache-control', 'public, max-age=3600');
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return reply.type('application/schema+json; charset=utf-8').send(JSON.stringify(schema));
    },
  });
}
