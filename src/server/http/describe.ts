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
          'Lists take `_start`/`_end` (0-based, end exclusive, 10 rows unless asked), `_sort`/`_order` (comma-joined), filters with `_ne`, `_gte`, `_lte`, `_like`, repeated parameters as "any of", `q`, and `id` repeated. Totals are in `x-total-count`, exact up to 10,000 (for a word in `q` that stands in very many rows: 2,000); where there are more, it says the next number and `x-total-count-exact: false`. Any POST may carry an `Idempotency-Key`.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    hideUntagged: true,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none', deepLinking: true },
  });
  app.get('/api/openapi.json', { schema: { hide: true } as object }, async () => app.swagger());
}
