import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The API description, generated from the validation schemas: `/api/openapi.json`, and a page to browse it. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tandem',
        version: '1',
        description:
          'Lists accept `_start` and `_end` (0-based, end exclusive, 10 rows by default), `_sort` and `_order` (comma-separated), filters with the suffixes `_ne`, `_gte`, `_lte` and `_like`, repeated parameters as "any of", full-text search with `q`, and repeated `id`. The total is in `x-total-count`. It is exact up to 10,000 (up to 2,000 for a very frequent word in `q`); above that, it is a lower bound, and `x-total-count-exact` is `false`. Any POST accepts an `Idempotency-Key`: for 7 days, a request with the same key and body returns the first response. If you belong to several companies or programs, choose with `X-Tandem-Mode` (company or partner), `X-Tandem-Organization` (the company you work for) and `X-Tandem-Program` (your partner in a company’s program). Without a mode, the organization or program header decides it. A header that names a company or program you do not belong to is answered with 409 and `view: ended`.',
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

/** The format of every refusal (errors.ts); some have more fields, such as the current row of a stale edit. */
const REFUSAL = {
  type: 'object' as const,
  required: ['message', 'statusCode'],
  properties: {
    message: { type: 'string' as const, description: 'The error as a sentence for people' },
    statusCode: { type: 'integer' as const, minimum: 400, maximum: 599 },
    errors: {
      type: 'object' as const,
      description: 'What is wrong, by field',
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

/** Documents the refusal for every operation, because each one can be refused. */
function withRefusals(described: Described): Described {
  for (const operation of Object.values(described.paths ?? {}).flatMap((path) => Object.values(path))) {
    operation.responses = { ...operation.responses, default: REFUSED };
  }
  return described;
}

const REFUSED = {
  description: 'The request was refused: the reason, by field',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};
