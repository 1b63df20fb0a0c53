import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { declaredWebhookEvents } from '../extension-points/webhook-events.ts';
import { declaredResources } from '../resource/define.ts';

/** The API description, generated from the validation schemas: `/api/openapi.json`, and a page to browse it. */
export async function describeApi(app: FastifyInstance, baseUrl: string): Promise<void> {
  const routes = new Map<string, FastifyContextConfig>();
  app.addHook('onRoute', ({ method, url, config }) => {
    routes.set(`${String(method).toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`, config ?? {});
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tandem',
        version: '1',
        description:
          'Lists accept `_start` and `_end` (0-based, end exclusive, 10 rows by default), `_sort` and `_order` (comma-separated), filters with the suffixes `_ne`, `_gte`, `_lte` and `_like`, repeated parameters as "any of", full-text search with `q`, and repeated `id`. The total is in `x-total-count`. It is exact up to 10,000 (up to 2,000 for a very frequent word in `q`); above that, it is a lower bound, and `x-total-count-exact` is `false`. Any POST accepts an `Idempotency-Key`: for 7 days, a request with the same key and body returns the first response. Responses with one record have an `ETag`: send it as `If-None-Match` to get 304 while nothing has changed, or as `If-Match` with a change to get 412 if someone changed the record in the meantime. Requests of an API key are counted per minute: `x-ratelimit-limit`, `x-ratelimit-remaining` and `x-ratelimit-reset` (seconds) tell the rest, and 429 has `retry-after`. If you belong to several companies or programs, choose with `X-Tandem-Mode` (company or partner), `X-Tandem-Organization` (the company you work for) and `X-Tandem-Program` (your partner in a company’s program). Without a mode, the organization or program header decides it. A header that names a company or program you do not belong to is answered with 409 and `view: ended`.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
        schemas: { Refusal: REFUSAL },
        responses: Object.fromEntries(Object.entries(REFUSALS).map(([, [name, text]]) => [name, refusedAs(text)])),
      },
      servers: [{ url: baseUrl, description: 'This installation' }],
    },
    hideUntagged: true,
    transformObject: (described) =>
      describeCommon((described as { openapiObject: Described }).openapiObject, routes) as never,
  });
  await app.register(async (docs) => {
    // The page would write the whole description anew for each request, and once more as YAML.
    docs.addHook('onRequest', (request, reply, done) => {
      if (/^\/api\/docs\/(json|yaml)$/.test(request.routeOptions.url ?? '')) void reply.redirect('/api/openapi.json');
      else done();
    });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      uiConfig: { docExpansion: 'none', deepLinking: true },
    });
  });
  let description: Promise<PackedDescription> | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } as object }, async (request, reply) => {
    description ??= packed(JSON.stringify(app.swagger(), withoutOwnKeywords));
    const { plain, gzip, etag } = await description;
    reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding' });
    if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const isPacked = /\bgzip\b(?!;q=0(?:[,.\s]|$))/.test(String(request.headers['accept-encoding'] ?? ''));
    return isPacked ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(plain);
  });
}

/** Our validator's own keywords mean nothing to other tools. A field of such a name is an object, not `true`. */
const withoutOwnKeywords = (key: string, value: unknown) => (key === 'trimmed' && value === true ? undefined : value);

/** The description is complete when the app is ready and never changes, so it is written and compressed once. */
interface PackedDescription {
  plain: Buffer;
  gzip: Buffer;
  etag: string;
}

async function packed(text: string): Promise<PackedDescription> {
  const plain = Buffer.from(text);
  return { plain, gzip: await gzipped(plain), etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"` };
}

const gzipped = promisify<Buffer, Buffer>(gzip);

const namesTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim() === etag || one.trim() === '*');

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

/** The refusals that operations share, by status: the name of the component, and when it happens. */
const REFUSALS = {
  400: ['BadRequest', 'The request is malformed: the reason, by field'],
  401: ['NotSignedIn', 'The token is missing, invalid or expired'],
  403: ['Forbidden', 'The caller lacks a permission, which is named'],
  404: ['NotFound', 'The record or the address does not exist for the caller'],
  409: ['Conflict', 'The record was changed, is taken, or cannot make this step'],
  412: ['OutOfDate', 'The record was changed since the version that If-Match names'],
  422: ['Refused', 'The request is well-formed, but a rule refuses it: the reason, by field'],
  429: ['TooManyRequests', 'Too many requests; retry-after tells when to try again'],
} as const;

interface Operation {
  operationId?: string;
  security?: readonly Record<string, readonly string[]>[];
  requestBody?: unknown;
  parameters?: unknown[];
  responses?: Record<string, unknown>;
}
interface Described {
  paths?: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, unknown>;
}

const header = (name: string, description: string) => ({
  in: 'header',
  name,
  description,
  required: false,
  schema: { type: 'string' as const, minLength: 1, maxLength: 200 },
});
const IDEMPOTENCY_KEY = header('Idempotency-Key', 'A text of your own. A retry with it returns the first response');
const IF_MATCH = header('If-Match', 'The ETag of the record that you have read; 412 if it is out of date');
const IF_NONE_MATCH = header('If-None-Match', 'The ETag that you have; 304 while nothing has changed');

/** Documents the headers that routes accept by their kind, and the refusal of every operation. */
function describeCommon(described: Described, routes: ReadonlyMap<string, FastifyContextConfig>): Described {
  for (const [path, operations] of Object.entries(described.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const { can, modes = ['company'], checksVersion, answersNotModified } = routes.get(`${method} ${path}`) ?? {};
      const headers = [
        ...(method === 'post' && can ? [IDEMPOTENCY_KEY] : []),
        ...(checksVersion ? [IF_MATCH] : []),
        ...(answersNotModified ? [IF_NONE_MATCH] : []),
      ];
      if (headers.length > 0) operation.parameters = [...(operation.parameters ?? []), ...headers];
      operation.operationId = operationIdOf(method, path);
      operation.security ??= [];
      operation.responses = {
        ...refusalsOf(method, path, operation, checksVersion),
        ...operation.responses,
        ...(answersNotModified && { 304: UNCHANGED }),
        default: REFUSED,
      };
      if (can) Object.assign(operation, { 'x-permission': can, 'x-modes': modes });
    }
  }
  return { ...described, webhooks: describedWebhooks() };
}

/** `GET /api/partners/{id}/gates` is `get_partners_id_gates`. */
function operationIdOf(method: string, path: string): string {
  return [method, ...path.replace('/api/', '').split('/')]
    .map((part) => part.replaceAll(/\W+/g, '_'))
    .join('_')
    .replaceAll(/_+/g, '_')
    .replace(/_$/, '');
}

/** The refusals that an operation can have, by its kind. */
function refusalsOf(
  method: string,
  path: string,
  { security = [], parameters = [], requestBody }: Operation,
  checksVersion = false,
): Record<string, object> {
  const isWrite = method !== 'get';
  const isPrivate = security.length > 0;
  const statuses = {
    400: parameters.length > 0 || requestBody !== undefined,
    401: isPrivate,
    403: isPrivate,
    404: isPrivate || path.includes('{'),
    409: isWrite,
    412: checksVersion,
    422: isWrite,
    429: true,
  };
  return Object.fromEntries(
    Object.entries(REFUSALS).flatMap(([status, [name]]) =>
      statuses[status as unknown as keyof typeof statuses]
        ? [[status, { $ref: `#/components/responses/${name}` }]]
        : [],
    ),
  );
}

/** The signed requests that other systems receive; a partner gets those fields that partners can read. */
function describedWebhooks(): Record<string, unknown> {
  const always = {
    id: { type: 'string', format: 'uuid', description: 'The record' },
    object: { type: 'string', description: 'The resource of the record' },
    partner_id: { type: ['string', 'null'], format: 'uuid' },
    sequence: {
      type: 'integer',
      description: 'Grows with each change of the record, because events can arrive in any order',
    },
    updated_at: { type: 'string', format: 'date-time' },
  };
  return Object.fromEntries(
    declaredWebhookEvents().map(({ type, label, record }) => {
      const resource = declaredResources().get(record.table);
      const properties = (resource?.row.properties ?? {}) as Record<string, unknown>;
      const fields = Object.fromEntries(
        record.fields.flatMap((name) => (properties[name] ? [[name, properties[name]]] : [])),
      );
      const schema = {
        type: 'object',
        required: ['type', 'timestamp', 'data'],
        properties: {
          type: { type: 'string', const: type },
          timestamp: { type: 'string', format: 'date-time' },
          data: { type: 'object', required: Object.keys(always), properties: { ...fields, ...always } },
        },
      };
      const post = {
        tags: [record.table],
        summary: label,
        parameters: WEBHOOK_HEADERS,
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: { '2XX': { description: 'The event has arrived; any other answer is tried again' } },
      };
      return [type, { post }];
    }),
  );
}

const WEBHOOK_HEADERS = [
  ['webhook-id', 'The event; the same for each attempt'],
  ['webhook-timestamp', 'The time of the attempt in seconds since 1970'],
  ['webhook-signature', 'The signature as Standard Webhooks describes it'],
].map(([name, description]) => ({ in: 'header', name, description, required: true, schema: { type: 'string' } }));

const UNCHANGED = { description: 'Nothing has changed since the ETag; the response is empty' };
function refusedAs(description: string) {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } };
}
const REFUSED = refusedAs('The request was refused: the reason, by field');
