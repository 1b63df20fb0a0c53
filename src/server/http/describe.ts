import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The API's own description, made from the schemas that check it: `/api/openapi.json`, and a page to browse it. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tandem',
        version: '1',
        description:
          'Lists take `_start`/`_end` (0-based, end exclusive, 10 rows unless asked), `_sort`/`_order` (comma-joined), filters with `_ne`, `_gte`, `_lte`, `_like`, repeated parameters as "any of", `q`, and `id` repeated. Totals are in `x-total-count`, exact up to 10,000 (for a word in `q` that stands in very many rows: 2,000); where there are more, it says the next number and `x-total-count-exact: false`. Any POST may carry an `Idempotency-Key`: for 7 days another one with the same key and body gets the first answer. Who belongs to several chooses with `X-Tandem-Mode` (company or partner), `X-Tandem-Organization` (the company one works for) and `X-Tandem-Programme` (the partner one is, in a company’s programme); without a mode, the one of the two that is sent decides it; one that is not the caller’s is 409 with `view: ended`.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
        schemas: { Refusal: REFUSAL },
      },
    },
    hideUntagged: true,
    transformObject: (described) => withRefusals((described as { openapiObject: Described }).openapiObject) as never,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none', deepLinking: true },
  });
  app.get('/api/openapi.json', { schema: { hide: true } as object }, async () => app.swagger());
}

/** What every refusal looks like (errors.ts): some tell more, such as the current row of a stale edit. */
const REFUSAL = {
  type: 'object' as const,
  required: ['message', 'statusCode'],
  properties: {
    message: { type: 'string' as const, description: 'in words, for people' },
    statusCode: { type: 'integer' as const, minimum: 400, maximum: 599 },
    errors: {
      type: 'object' as const,
      description: 'what is wrong with which field',
      additionalProperties: { type: 'array' as const, items: { type: 'string' as const } },
    },
  },
};

interface Operation {
  responses?: Record<string, unknown>;
}
interface Described {
  paths?: Record<string, Record<string, Operation>>;
}

/** Every operation may be refused, so it is said of each. */
function withRefusals(described: Described): Described {
  for (const operation of Object.values(described.paths ?? {}).flatMap((path) => Object.values(path))) {
    operation.responses = { ...operation.responses, default: REFUSED };
  }
  return described;
}

const REFUSED = {
  description: 'Refused: what is wrong, and with which field',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};
