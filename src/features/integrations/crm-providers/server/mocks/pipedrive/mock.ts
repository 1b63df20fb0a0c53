import { PIPEDRIVE_KIND } from '../../../schema.ts';
import { compileDescription } from '../kit/description.ts';
import { createHooks, type Hooks } from '../kit/hooks.ts';
import { jsonResponse, type MockResponse } from '../kit/message.ts';
import { createMock, type Mock, type MockCall, type MockRoute } from '../kit/mock.ts';
import { createRateLimit, type RateLimit } from '../kit/rate-limit.ts';
import type { MockStore, StoredRecord, StoreView } from '../kit/store.ts';
import { pipedriveDescription } from './description.ts';

/** The key of a custom field is a hash, as in Pipedrive. */
export const KEYS = {
  external: '9f2c1b7a4d5e6f708192a3b4c5d6e7f809a1b2c3',
  segment: '1a2b3c4d5e6f708192a3b4c5d6e7f809a1b2c3d4',
  regions: '2b3c4d5e6f708192a3b4c5d6e7f809a1b2c3d4e5',
  budget: '3c4d5e6f708192a3b4c5d6e7f809a1b2c3d4e5f6',
} as const;

export interface HookEvent {
  entity: string;
  entity_id: string;
  action: 'create' | 'change' | 'delete';
  id: string;
  timestamp: number;
}

export interface PipedriveMock extends Mock {
  rate: RateLimit;
  /** Requests with another token are refused. */
  token: string;
  revoke(): void;
  hooks: Hooks<HookEvent>;
  /** The search finds new records only after these milliseconds. */
  setSearchDelay(milliseconds: number): void;
  removeExternalId(): void;
  save(object: string, values: Record<string, unknown>, id?: string): Promise<string>;
  remove(object: string, id: string): Promise<void>;
}

const ENTITIES: Record<string, string> = { organizations: 'organization', persons: 'person', deals: 'deal' };
const timeOf = (now: Date) => `${now.toISOString().slice(0, 19)}Z`;
const success = (data: unknown, additional_data?: unknown, status = 200) =>
  jsonResponse(status, { success: true, data, ...(additional_data !== undefined && { additional_data }) });
const failure = (status: number, error: string): MockResponse =>
  jsonResponse(status, { success: false, error, error_info: '', data: null });

const field = (
  field_code: string,
  field_name: string,
  field_type: string,
  is_custom_field = false,
  options?: string[],
) => ({
  field_code,
  field_name,
  field_type,
  is_custom_field,
  is_optional_response_field: false,
  options: options ? options.map((label, position) => ({ id: position + 1, label })) : null,
});

const common = [
  field('id', 'ID', 'int'),
  field('add_time', 'Created', 'date'),
  field('update_time', 'Updated', 'date'),
  field('owner_id', 'Owner', 'user'),
];
const customFields = [
  field(KEYS.external, 'Tandem ID', 'varchar', true),
  field(KEYS.segment, 'Segment', 'enum', true, ['Small', 'Large']),
  field(KEYS.regions, 'Regions', 'set', true, ['North', 'South']),
  field(KEYS.budget, 'Budget', 'monetary', true),
  field(PIPEDRIVE_KIND, 'Kind', 'enum', true, ['Customer', 'Partner']),
];
const FIELDS: Record<string, ReturnType<typeof field>[]> = {
  organizations: [
    ...common,
    field('name', 'Name', 'varchar'),
    field('address', 'Address', 'address'),
    field('website', 'Website', 'varchar'),
    ...customFields,
  ],
  persons: [
    ...common,
    field('name', 'Name', 'varchar'),
    field('emails', 'Emails', 'varchar'),
    field('phones', 'Phones', 'phone'),
    field('org_id', 'Organization', 'org'),
    ...customFields,
  ],
  deals: [
    ...common,
    field('title', 'Title', 'varchar'),
    field('value', 'Value', 'double'),
    field('currency', 'Currency', 'varchar_options'),
    field('status', 'Status', 'status'),
    field('stage_id', 'Stage', 'stage'),
    field('pipeline_id', 'Pipeline', 'pipeline'),
    field('org_id', 'Organization', 'org'),
    field('person_id', 'Person', 'people'),
    ...customFields,
  ],
};
const pipelines = [{ id: 1, name: 'Sales' }];
const stages = [
  { id: 1, name: 'Lead in', pipeline_id: 1 },
  { id: 2, name: 'Proposal', pipeline_id: 1 },
];

/** A Pipedrive account with organizations, people and deals. @param hookUrl receives the webhooks */
export function createPipedriveMock({
  store,
  now,
  token = 'mock-token-of-pipedrive',
  hookUrl = 'https://tandem.test/hook',
  hookPassword = 'a long webhook password',
}: {
  store: MockStore;
  now: () => Date;
  token?: string;
  hookUrl?: string;
  hookPassword?: string;
}): PipedriveMock {
  const rate = createRateLimit({ limit: 20, window_ms: 2000, now });
  let isRevoked = false;
  let searchDelay = 0;
  let hasExternalId = true;
  let lastEvent = 0;
  let state = { limit: 20, remaining: 20, resets_in: 2000 };
  const hooks = createHooks<HookEvent>({
    // Pipedrive sends one request per change.
    most: 1,
    sign: ([event]) => ({
      method: 'POST',
      url: hookUrl,
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`tandem:${hookPassword}`).toString('base64')}`,
      },
      body: JSON.stringify({
        meta: {
          ...event,
          version: '2.0',
          webhook_id: '7',
          company_id: '12',
          user_id: '3',
          attempt: 1,
          host: 'acme.pipedrive.com',
        },
        data: event!.action === 'delete' ? null : { id: Number(event!.entity_id) },
        previous: null,
      }),
    }),
  });

  function emit(object: string, id: string, action: HookEvent['action']) {
    lastEvent += 1;
    hooks.emit({
      entity: ENTITIES[object]!,
      entity_id: id,
      action,
      id: `event-${lastEvent}`,
      timestamp: Math.floor(now().getTime() / 1000),
    });
  }

  const fieldsOf = (object: string) =>
    FIELDS[object]!.filter(({ field_code }) => hasExternalId || field_code !== KEYS.external);

  const itemOf = (record: StoredRecord, wanted?: string | null) => {
    const { custom_fields = {}, ...values } = record.values as { custom_fields?: Record<string, unknown> };
    const keys = wanted
      ? wanted.split(',')
      : fieldsOf(record.object)
          .filter(({ is_custom_field }) => is_custom_field)
          .map(({ field_code }) => field_code);
    return {
      ...values,
      id: Number(record.id),
      add_time: record.created_at,
      update_time: record.updated_at,
      is_deleted: record.is_deleted,
      ...(record.object === 'deals' && record.is_deleted && { status: 'deleted' }),
      custom_fields: Object.fromEntries(keys.map((key) => [key, custom_fields[key] ?? null])),
    };
  };

  const listRoute =
    (object: string): MockRoute =>
    async ({ view, query }) => {
      const ids = query.get('ids')?.split(',');
      const since = query.get('updated_since');
      const until = query.get('updated_until');
      const by = query.get('sort_by') ?? 'id';
      const direction = query.get('sort_direction') === 'desc' ? -1 : 1;
      const limit = Number(query.get('limit') ?? 100);
      const key = (record: StoredRecord) =>
        `${by === 'id' ? '' : by === 'add_time' ? record.created_at : record.updated_at} ${record.id.padStart(12, '0')}`;
      const sorted = (await view.list(object))
        .filter((record) => !record.is_deleted && (!ids || ids.includes(record.id)))
        .filter((record) => (!since || record.updated_at >= since) && (!until || record.updated_at < until))
        .toSorted((one, other) => (key(one) < key(other) ? -direction : direction));
      const cursor = query.get('cursor');
      let from = 0;
      if (cursor) {
        const start = Buffer.from(cursor, 'base64url').toString();
        from = sorted.findIndex((record) => key(record) >= start === (direction === 1));
        if (from < 0) from = sorted.length;
      }
      const page = sorted.slice(from, from + limit);
      const next = sorted[from + limit];
      return success(
        page.map((record) => itemOf(record, query.get('custom_fields'))),
        { next_cursor: next ? Buffer.from(key(next)).toString('base64url') : null },
      );
    };

  const saveRoute =
    (object: string): MockRoute =>
    async ({ view, params, body, now: at }: MockCall) => {
      const [existing] = params.id ? await view.get(object, [params.id]) : [];
      if (params.id && !existing) return failure(404, 'Entity not found');
      if (existing?.is_deleted) return failure(410, 'Entity is deleted');
      const { custom_fields, ...values } = body as { custom_fields?: Record<string, unknown> };
      for (const [name, value] of Object.entries(custom_fields ?? {})) {
        const found = fieldsOf(object).find(
          ({ field_code, is_custom_field }) => is_custom_field && field_code === name,
        );
        if (!found) return failure(400, `Validation failed: custom_fields.${name}: field does not exist`);
        const problem = customProblem(found, value);
        if (problem) return failure(400, `Validation failed: custom_fields.${name}: ${problem}`);
      }
      const stage = (values as { stage_id?: number }).stage_id;
      if (stage !== undefined && !stages.some(({ id }) => id === stage))
        return failure(400, 'Validation failed: stage_id: stage does not exist');
      const website = (values as { website?: unknown }).website;
      if (typeof website === 'string' && website.length > 255)
        return failure(400, 'Validation failed: website: must be at most 255 characters');
      const id = existing?.id ?? (await view.nextId());
      const record = await put(view, object, id, { ...values, ...(custom_fields && { custom_fields }) }, existing, at);
      emit(object, id, existing ? 'change' : 'create');
      return success(itemOf(record), undefined, existing ? 200 : 201);
    };

  async function put(
    view: StoreView,
    object: string,
    id: string,
    values: Record<string, unknown>,
    existing: StoredRecord | undefined,
    at: Date,
  ) {
    const before = (existing?.values ?? {}) as { custom_fields?: Record<string, unknown> };
    const record: StoredRecord = {
      object,
      id,
      values: {
        ...before,
        ...values,
        custom_fields: { ...before.custom_fields, ...(values.custom_fields as object | undefined) },
      },
      links: {},
      created_at: existing?.created_at ?? timeOf(at),
      updated_at: timeOf(at),
      is_deleted: false,
      merged_into: null,
    };
    await view.put([record]);
    return record;
  }

  const searchRoute =
    (object: string): MockRoute =>
    async ({ view, query, now: at }) => {
      const term = query.get('term')!.toLowerCase();
      const place = query.get('fields') ?? 'name';
      const isExact = query.get('exact_match') === 'true';
      if (!isExact && term.length < 2) return failure(400, 'The search term must be at least 2 characters long');
      const found = (await view.list(object)).filter((record) => {
        if (record.is_deleted || Date.parse(record.created_at) > at.getTime() - searchDelay) return false;
        const values = record.values as Record<string, unknown>;
        const texts = {
          custom_fields: Object.values((values.custom_fields as object | undefined) ?? {}),
          email: entriesOf(values.emails),
          phone: entriesOf(values.phones),
        }[place] ?? [values[place]];
        return texts.some((each) =>
          isExact ? String(each).toLowerCase() === term : String(each).toLowerCase().includes(term),
        );
      });
      const items = found.slice(0, Number(query.get('limit') ?? 100)).map(({ id, values }) => ({
        result_score: 1,
        item: { id: Number(id), type: ENTITIES[object], name: values.name ?? values.title },
      }));
      return success({ items }, { next_cursor: null });
    };

  const routesOf = (object: string): Record<string, MockRoute> => ({
    [`GET /api/v2/${object}`]: listRoute(object),
    [`POST /api/v2/${object}`]: saveRoute(object),
    [`PATCH /api/v2/${object}/{id}`]: saveRoute(object),
    [`GET /api/v2/${object}/search`]: searchRoute(object),
    [`GET /api/v2/${object}/{id}`]: async ({ view, params, query }) => {
      const [record] = await view.get(object, [params.id!]);
      return record ? success(itemOf(record, query.get('custom_fields'))) : failure(404, 'Entity not found');
    },
  });

  const mock = createMock({
    store,
    now,
    operations: compileDescription(pipedriveDescription),
    headers: () => ({
      date: now().toUTCString(),
      'x-ratelimit-limit': String(state.limit),
      'x-ratelimit-remaining': String(state.remaining),
      'x-ratelimit-reset': String(Math.ceil(state.resets_in / 1000)),
    }),
    admit({ headers }) {
      if (isRevoked || headers['x-api-token'] !== token) return failure(401, 'unauthorized access');
      const taken = rate.take();
      state = taken;
      if (taken.is_allowed) return null;
      return jsonResponse(
        429,
        { success: false, error: 'request over limit', errorCode: 429 },
        {
          'x-ratelimit-limit': String(taken.limit),
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(Math.ceil(taken.resets_in / 1000)),
        },
      );
    },
    refuse: (problems) => failure(400, `Validation failed: ${problems.join('; ')}`),
    unknown: () => failure(404, 'Unknown method'),
    routes: {
      ...routesOf('organizations'),
      ...routesOf('persons'),
      ...routesOf('deals'),
      'GET /api/v2/organizationFields': async () => success(fieldsOf('organizations'), { next_cursor: null }),
      'GET /api/v2/personFields': async () => success(fieldsOf('persons'), { next_cursor: null }),
      'GET /api/v2/dealFields': async () => success(fieldsOf('deals'), { next_cursor: null }),
      'GET /api/v2/pipelines': async () => success(pipelines, { next_cursor: null }),
      'GET /api/v2/stages': async () => success(stages, { next_cursor: null }),
      'GET /api/v1/users/me': async () => success({ id: 3, name: 'Ada', company_id: 12, company_name: 'Acme Inc.' }),
      'GET /api/v1/recents': async ({ view, query }) => {
        const since = `${query.get('since_timestamp')!.replace(' ', 'T')}Z`;
        const [start, limit] = [Number(query.get('start') ?? 0), Number(query.get('limit') ?? 100)];
        const object = Object.keys(ENTITIES).find((each) => ENTITIES[each] === query.get('items'))!;
        const all = (await view.list(object))
          .filter(({ updated_at }) => updated_at >= since)
          .toSorted((one, other) => (`${one.updated_at}${one.id}` < `${other.updated_at}${other.id}` ? -1 : 1));
        const more = all.length > start + limit;
        return success(
          all.slice(start, start + limit).map((record) => ({
            item: ENTITIES[object],
            id: Number(record.id),
            data: {
              id: Number(record.id),
              active_flag: !record.is_deleted,
              update_time: record.updated_at.replace('T', ' ').replace('Z', ''),
            },
          })),
          { pagination: { start, limit, more_items_in_collection: more, ...(more && { next_start: start + limit }) } },
        );
      },
    },
  });

  return {
    ...mock,
    rate,
    token,
    hooks,
    revoke: () => {
      isRevoked = true;
    },
    setSearchDelay: (milliseconds) => {
      searchDelay = milliseconds;
    },
    removeExternalId: () => {
      hasExternalId = false;
    },
    save: (object, values, id) =>
      store.transaction(async (view) => {
        const [existing] = id ? await view.get(object, [id]) : [];
        const record = await put(view, object, id ?? (await view.nextId()), values, existing, now());
        emit(object, record.id, existing ? 'change' : 'create');
        return record.id;
      }),
    remove: (object, id) =>
      store.transaction(async (view) => {
        const [record] = await view.get(object, [id]);
        await view.put([{ ...record!, is_deleted: true, updated_at: timeOf(now()) }]);
        emit(object, id, 'delete');
      }),
  };
}

const entriesOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.map((entry) => (entry as { value?: unknown }).value) : [];

function customProblem({ field_type, options }: ReturnType<typeof field>, value: unknown): string | undefined {
  if (value === null) return undefined;
  const isOption = (each: unknown) => options?.some(({ id }) => id === each) === true;
  if (field_type === 'enum' && !isOption(value)) return 'option does not exist';
  if (field_type === 'set' && !(Array.isArray(value) && value.every(isOption))) return 'option does not exist';
  if (field_type === 'monetary' && typeof (value as { value?: unknown }).value !== 'number')
    return 'must be an object with a value';
  if (field_type === 'varchar' && (typeof value !== 'string' || value.length > 255))
    return 'must be a text of at most 255 characters';
  return undefined;
}
