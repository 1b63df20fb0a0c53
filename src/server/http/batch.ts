import type { FastifyInstance, FastifyRequest } from 'fastify';
import { closed, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { innerRequest } from './inner-request.ts';

/** Enough for one page of most systems, and few enough to answer within seconds. */
const MOST = 100;

const Operation = closed({
  method: oneOf('POST', 'PATCH', 'PUT', 'DELETE'),
  path: Type.String({
    pattern: '^/api/(?!auth/|batch$|sessions)[a-z_]{2,60}(/[A-Za-z0-9_-]{1,64}){0,2}$',
    maxLength: 220,
    description: 'the address of a record or list, such as /api/partners or /api/partners/{id}',
  }),
  body: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  if_match: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'ETag of the record' })),
  idempotency_key: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});
const Batch = closed({ operations: Type.Array(Operation, { minItems: 1, maxItems: MOST }) });
const Results = closed({
  results: Type.Array(
    closed({
      status: Type.Integer({ minimum: 100, maximum: 599 }),
      etag: nullable(Type.String()),
      body: Type.Unknown({ description: 'The response as the operation alone would get it; null when it is empty' }),
    }),
  ),
  failed: Type.Integer({ minimum: 0, description: 'The number of operations that were refused' }),
});

/**
 * Creates, changes and deletes many records in one request. Each operation is an ordinary request with its own
 * permission, validation, transaction and audit entry, so nothing is possible here that is not possible one by one.
 */
export function batchRoute(api: FastifyInstance): void {
  api.post<{ Body: Static<typeof Batch> }>('/batch', {
    config: { isForPrograms: true },
    schema: {
      tags: ['batch'],
      security: [{ bearer: [] }],
      summary: `Create, change and delete up to ${MOST} records, one after the other; each has its own result`,
      body: Batch,
      response: { 200: Results },
    },
    handler: async (request) => {
      const results = [];
      for (const operation of request.body.operations) results.push(await run(api, request, operation));
      return { results, failed: results.filter(({ status }) => status >= 400).length };
    },
  });
}

async function run(
  api: FastifyInstance,
  request: FastifyRequest,
  { path, ...operation }: Static<typeof Operation>,
): Promise<Static<typeof Results>['results'][number]> {
  const { status, etag, body } = await innerRequest(api, request, { ...operation, url: path });
  return { status, etag, body };
}
