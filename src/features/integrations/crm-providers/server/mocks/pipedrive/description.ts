import type { OpenApi } from '../kit/description.ts';

/**
 * The requests of Pipedrive that the adapter sends, written from its API reference: version 2 for organizations, people,
 * deals, their fields, pipelines, stages and search; version 1 for "recents" and "users/me" (developers.pipedrive.com,
 * read in November 2026).
 */
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const open = { type: 'object', additionalProperties: true };
const text = { type: 'string' };
const query = (name: string, schema: Record<string, unknown>, required = false) => ({
  name,
  in: 'query' as const,
  required,
  schema,
});
const id = { name: 'id', in: 'path' as const, required: true, schema: { type: 'integer', minimum: 1 } };
const limit = query('limit', { type: 'integer', minimum: 1, maximum: 500 });
const cursor = query('cursor', { type: 'string', minLength: 1 });
const custom = query('custom_fields', { type: 'string', pattern: '^[a-z0-9_]+(,[a-z0-9_]+){0,14}$' });
const instant = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$' };

const envelope = (data: unknown) => ({
  type: 'object',
  required: ['success', 'data'],
  properties: {
    success: { type: 'boolean' },
    data,
    additional_data: {
      type: 'object',
      additionalProperties: false,
      properties: {
        next_cursor: { type: 'string', nullable: true },
        pagination: {
          type: 'object',
          properties: {
            start: { type: 'integer' },
            limit: { type: 'integer' },
            more_items_in_collection: { type: 'boolean' },
            next_start: { type: 'integer' },
          },
        },
      },
    },
  },
});
const list = { 200: json(envelope({ type: 'array', items: open })), default: {} };
const one = { 200: json(envelope(open)), 201: json(envelope(open)), default: {} };

const number = { type: 'number', nullable: true };
const reference = { type: 'integer', nullable: true };
const customFields = { type: 'object', additionalProperties: true };
const entries = {
  type: 'array',
  items: {
    type: 'object',
    required: ['value'],
    properties: { value: text, primary: { type: 'boolean' }, label: text },
  },
};
const labels = { type: 'array', items: { type: 'integer' } };

const bodies: Record<string, Record<string, unknown>> = {
  organizations: {
    name: { type: 'string', minLength: 1 },
    owner_id: { type: 'integer' },
    label_ids: labels,
    address: { type: 'object', additionalProperties: true, nullable: true },
    website: { type: 'string', nullable: true },
    industry: reference,
    annual_revenue: number,
    employee_count: reference,
    custom_fields: customFields,
  },
  persons: {
    name: { type: 'string', minLength: 1 },
    owner_id: { type: 'integer' },
    org_id: reference,
    emails: entries,
    phones: entries,
    label_ids: labels,
    custom_fields: customFields,
  },
  deals: {
    title: { type: 'string', minLength: 1 },
    owner_id: { type: 'integer' },
    person_id: reference,
    org_id: reference,
    pipeline_id: { type: 'integer' },
    stage_id: { type: 'integer' },
    value: number,
    currency: { type: 'string', minLength: 3, maxLength: 3 },
    status: { enum: ['open', 'won', 'lost'] },
    expected_close_date: { type: 'string', format: 'date', nullable: true },
    probability: number,
    lost_reason: { type: 'string', nullable: true },
    label_ids: labels,
    custom_fields: customFields,
  },
};

function pathsOf(object: string): OpenApi['paths'] {
  const properties = bodies[object]!;
  const content = (required: string[]) => ({ required: true, ...json({ type: 'object', properties, required }) });
  return {
    [`/api/v2/${object}`]: {
      get: {
        parameters: [
          query('ids', { type: 'string', pattern: '^\\d+(,\\d+){0,99}$' }),
          query('updated_since', instant),
          query('updated_until', instant),
          query('sort_by', { enum: ['id', 'update_time', 'add_time'] }),
          query('sort_direction', { enum: ['asc', 'desc'] }),
          ...(object === 'deals' ? [query('status', { enum: ['open', 'won', 'lost', 'deleted'] })] : []),
          custom,
          limit,
          cursor,
        ],
        responses: list,
      },
      post: { requestBody: content([object === 'deals' ? 'title' : 'name']), responses: one },
    },
    [`/api/v2/${object}/search`]: {
      get: {
        parameters: [
          query('term', { type: 'string', minLength: 1 }, true),
          query('fields', { enum: ['name', 'title', 'address', 'email', 'phone', 'custom_fields', 'notes'] }),
          query('exact_match', { type: 'boolean' }),
          query('limit', { type: 'integer', minimum: 1, maximum: 100 }),
          cursor,
        ],
        responses: {
          200: json(envelope({ type: 'object', properties: { items: { type: 'array', items: open } } })),
          default: {},
        },
      },
    },
    [`/api/v2/${object}/{id}`]: {
      get: { parameters: [id, custom], responses: one },
      patch: { parameters: [id], requestBody: content([]), responses: one },
    },
  };
}

const plainList = { get: { parameters: [limit, cursor], responses: list } };

export const pipedriveDescription: OpenApi = {
  paths: {
    ...pathsOf('organizations'),
    ...pathsOf('persons'),
    ...pathsOf('deals'),
    '/api/v2/organizationFields': plainList,
    '/api/v2/personFields': plainList,
    '/api/v2/dealFields': plainList,
    '/api/v2/pipelines': plainList,
    '/api/v2/stages': plainList,
    '/api/v1/users/me': { get: { responses: { 200: json(envelope(open)), default: {} } } },
    '/api/v1/recents': {
      get: {
        parameters: [
          query('since_timestamp', { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$' }, true),
          query('items', { enum: ['deal', 'organization', 'person'] }),
          query('start', { type: 'integer', minimum: 0 }),
          query('limit', { type: 'integer', minimum: 1, maximum: 500 }),
        ],
        responses: list,
      },
    },
  },
};
