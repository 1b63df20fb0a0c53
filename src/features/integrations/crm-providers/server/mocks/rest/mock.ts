import { compileDescription, type OpenApi } from '../kit/description.ts';
import { bearerOf, emptyResponse, jsonResponse } from '../kit/message.ts';
import { createMock, type Mock, type MockRoute } from '../kit/mock.ts';
import { createRateLimit, type RateLimit } from '../kit/rate-limit.ts';
import type { MockStore, StoredRecord } from '../kit/store.ts';

export type PagingKind = 'page' | 'offset' | 'cursor' | 'link' | 'none';

export interface RestMock extends Mock {
  rate: RateLimit;
  key: string;
  revoke(): void;
  /** Faults of servers as they are in the world. */
  paging: { most?: number; ignoresPage?: boolean; goesAround?: boolean; repeatsLast?: boolean };
  save(values: Record<string, unknown>, id?: string): Promise<string>;
  remove(id: string): Promise<void>;
  merge(loser: string, winner: string): Promise<void>;
}

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const customer = {
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 100 },
    contact: { type: 'object', properties: { email: { type: 'string', nullable: true, format: 'email' } } },
    size: { type: 'number', nullable: true },
    level: { type: 'string', nullable: true },
    reference: { type: 'string' },
  },
};
const text = (name: string) => ({ name, in: 'query' as const, schema: { type: 'string' } });
const count = (name: string, minimum = 0) => ({
  name,
  in: 'query' as const,
  schema: { type: 'integer', minimum, maximum: 100_000 },
});
const id = { name: 'id', in: 'path' as const, required: true, schema: { type: 'string' } };

const keyOf = ({ updated_at, id }: StoredRecord) => `${updated_at} ${id.padStart(9, '0')}`;

const isLevel = (value: unknown) => value === undefined || value === null || value === 'gold' || value === 'silver';

/** A small CRM of our own, the example of the guide: each company that uses the generic connector has another one. */
const description: OpenApi = {
  paths: {
    '/api/v1/status': {
      get: { responses: { 200: json({ type: 'object', additionalProperties: true }), default: {} } },
    },
    '/api/v1/customers': {
      get: {
        parameters: [
          text('changed_since'),
          text('reference'),
          text('email'),
          text('title'),
          text('cursor'),
          count('page', 1),
          count('offset'),
          count('per_page', 1),
        ],
        responses: { 200: json({ type: 'object', additionalProperties: true }), default: {} },
      },
      post: {
        requestBody: {
          required: true,
          ...json({
            type: 'object',
            required: ['customer'],
            properties: { customer: { ...customer, required: ['title'] } },
          }),
        },
        responses: { 201: json({ type: 'object', additionalProperties: true }), default: {} },
      },
    },
    '/api/v1/customers/{id}': {
      get: { parameters: [id], responses: { 200: json({ type: 'object', additionalProperties: true }), default: {} } },
      patch: {
        parameters: [id],
        requestBody: { required: true, ...json({ type: 'object', required: ['customer'], properties: { customer } }) },
        responses: { 204: {}, default: {} },
      },
    },
  },
};

export function createRestMock({
  store,
  now,
  paging,
  key = 'mock-key-of-rest',
}: {
  store: MockStore;
  now: () => Date;
  paging: PagingKind;
  key?: string;
}): RestMock {
  const rate = createRateLimit({ limit: 1000, window_ms: 60_000, now });
  let isRevoked = false;
  const quirks: RestMock['paging'] = {};
  const object = 'customers';
  const failure = (status: number, message: string, field?: string) =>
    jsonResponse(status, { error: { message, ...(field && { field }) } });
  const itemOf = (record: StoredRecord) => ({
    ...record.values,
    number: Number(record.id),
    changed: Math.floor(Date.parse(record.updated_at) / 1000),
    removed: record.is_deleted,
    merged_into: record.merged_into,
  });

  const list: MockRoute = async ({ view, query, request }) => {
    const since = query.get('changed_since');
    const [reference, email, title] = [query.get('reference'), query.get('email'), query.get('title')];
    const sorted = (await view.list(object))
      .filter((record) => since === null || Math.floor(Date.parse(record.updated_at) / 1000) >= Number(since))
      .filter(({ values }) => reference === null || values.reference === reference)
      .filter(({ values }) => title === null || values.title === title)
      .filter(({ values }) => email === null || (values.contact as { email?: string } | undefined)?.email === email)
      .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    const asked = Math.min(Number(query.get('per_page') ?? 2), quirks.most ?? Number.POSITIVE_INFINITY);
    const size = paging === 'none' ? sorted.length : asked;
    const cursor = Buffer.from(query.get('cursor') ?? '', 'base64url').toString();
    const starts = {
      none: 0,
      page: (Number(query.get('page') ?? 1) - 1) * size,
      offset: Number(query.get('offset') ?? 0),
      // A link hides a number, while a cursor names the last record.
      link: Number(cursor || 0),
      cursor: sorted.filter((record) => cursor !== '' && keyOf(record) <= cursor).length,
    };
    const last = Math.floor(Math.max(sorted.length - 1, 0) / Math.max(size, 1)) * size;
    const wanted = quirks.repeatsLast ? Math.min(starts[paging], last) : starts[paging];
    const start = quirks.ignoresPage ? 0 : wanted;
    const page = sorted.slice(start, start + size);
    const items = page.map(itemOf);
    const isOver = start + size >= sorted.length;
    const hasMore = !isOver || quirks.goesAround === true;
    const goesOn = paging === 'cursor' && page.length > 0 ? keyOf(page.at(-1)!) : String(start + size);
    const marker = isOver && quirks.goesAround ? '0' : goesOn;
    const nextCursor = Buffer.from(marker).toString('base64url');
    const next = new URL(request.url, 'http://mock.invalid');
    next.searchParams.set('cursor', nextCursor);
    return jsonResponse(
      200,
      { data: { items }, meta: { next: hasMore && paging === 'cursor' ? nextCursor : null } },
      hasMore && paging === 'link'
        ? { link: `<${next.pathname}${next.search}>; rel="next", </api/v1/customers>; rel="first"` }
        : {},
    );
  };

  const mock = createMock({
    store,
    now,
    operations: compileDescription(description),
    headers: () => ({ date: now().toUTCString() }),
    admit(request) {
      if (isRevoked || bearerOf(request) !== key) return failure(401, 'wrong key');
      const { is_allowed, resets_in } = rate.take();
      return is_allowed
        ? null
        : jsonResponse(
            429,
            { error: { message: 'slow down' } },
            { 'retry-after': String(Math.ceil(resets_in / 1000)) },
          );
    },
    refuse(problems) {
      const field = /\/customer\/(\w+)/.exec(problems[0] ?? '')?.[1];
      return failure(422, problems.join('; '), field);
    },
    unknown: () => failure(404, 'no such path'),
    routes: {
      'GET /api/v1/status': async () => jsonResponse(200, { ok: true }),
      'GET /api/v1/customers': list,
      'GET /api/v1/customers/{id}': async ({ view, params }) => {
        const [record] = await view.get(object, [params.id!]);
        return record ? jsonResponse(200, { customer: itemOf(record) }) : failure(404, 'no such customer');
      },
      'POST /api/v1/customers': async ({ view, body, now: at }) => {
        const { customer: values } = body as { customer: Record<string, unknown> };
        if (!isLevel(values.level)) return failure(422, 'level must be gold or silver', 'level');
        const number = await view.nextId();
        const time = at.toISOString();
        await view.put([
          {
            object,
            id: number,
            values,
            links: {},
            created_at: time,
            updated_at: time,
            is_deleted: false,
            merged_into: null,
          },
        ]);
        return jsonResponse(201, { customer: { number: Number(number) } });
      },
      'PATCH /api/v1/customers/{id}': async ({ view, params, body, now: at }) => {
        const [record] = await view.get(object, [params.id!]);
        if (!record || record.is_deleted) return failure(404, 'no such customer');
        const { customer: values } = body as { customer: Record<string, unknown> };
        if (!isLevel(values.level)) return failure(422, 'level must be gold or silver', 'level');
        await view.put([{ ...record, values: { ...record.values, ...values }, updated_at: at.toISOString() }]);
        return emptyResponse(204);
      },
    },
  });

  async function change(number: string, changed: Partial<StoredRecord>) {
    await store.transaction(async (view) => {
      const [record] = await view.get(object, [number]);
      await view.put([{ ...record!, updated_at: now().toISOString(), ...changed }]);
    });
  }

  return {
    ...mock,
    rate,
    key,
    paging: quirks,
    revoke: () => {
      isRevoked = true;
    },
    save: (values, given) =>
      store.transaction(async (view) => {
        const [existing] = given ? await view.get(object, [given]) : [];
        const number = given ?? (await view.nextId());
        const time = now().toISOString();
        await view.put([
          {
            object,
            id: number,
            values: { ...existing?.values, ...values },
            links: {},
            created_at: existing?.created_at ?? time,
            updated_at: time,
            is_deleted: false,
            merged_into: null,
          },
        ]);
        return number;
      }),
    remove: (number) => change(number, { is_deleted: true }),
    async merge(loser, winner) {
      await change(loser, { is_deleted: true, merged_into: winner });
      await change(winner, {});
    },
  };
}
