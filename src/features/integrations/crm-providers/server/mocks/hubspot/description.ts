import type { OpenApi } from '../kit/description.ts';

/**
 * The part of HubSpot's API that the adapter uses, written from its documentation: https://developers.hubspot.com/docs
 * (guides "CRM search", "Properties", "Pipelines", "Associations v4", "Using object APIs", "OAuth", "Account information").
 * HubSpot's own descriptions may not be redistributed. A test holds this one against them where they are at hand.
 */
type Schema = Record<string, unknown>;

const text: Schema = { type: 'string' };
const flag: Schema = { type: 'boolean' };
const integer: Schema = { type: 'integer' };
const instant: Schema = { type: 'string', format: 'date-time' };
const list = (items: Schema): Schema => ({ type: 'array', items });
const map = (additionalProperties: Schema): Schema => ({ type: 'object', additionalProperties });
const shape = (required: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
});
const batchOf = (input: Schema): Schema => shape({ inputs: list(input) });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const values = map(text);
/** HubSpot sends null for an empty property. */
const storedValues = map({ type: 'string', nullable: true });
const idOnly = shape({ id: text });

const record = {
  id: text,
  properties: storedValues,
  createdAt: instant,
  updatedAt: instant,
  archived: flag,
};
const recordMore = { archivedAt: instant, objectWriteTraceId: text, url: text };
const batchHead = { status: text, startedAt: instant, completedAt: instant };
const batchMore = { requestedAt: instant, numErrors: integer, errors: list(ref('BatchError')) };

const schemas: Record<string, Schema> = {
  Record: shape(record, recordMore),
  Upserted: shape({ ...record, new: flag }, recordMore),
  BatchError: shape(
    { status: text, category: text, message: text, context: map(list(text)), errors: list(map({})), links: map(text) },
    { id: text },
  ),
  Batch: shape({ ...batchHead, results: list(ref('Record')) }, batchMore),
  UpsertBatch: shape({ ...batchHead, results: list(ref('Upserted')) }, batchMore),
  Page: shape({ results: list(ref('Record')) }, { paging: ref('Paging') }),
  Found: shape({ total: integer, results: list(ref('Record')) }, { paging: ref('Paging') }),
  Paging: shape({}, { next: shape({ after: text }, { link: text }) }),
  Filter: shape(
    {
      propertyName: text,
      operator: {
        type: 'string',
        enum: [
          ...['EQ', 'NEQ', 'IN', 'NOT_IN', 'GT', 'GTE', 'LT', 'LTE', 'BETWEEN'],
          ...['HAS_PROPERTY', 'NOT_HAS_PROPERTY', 'CONTAINS_TOKEN', 'NOT_CONTAINS_TOKEN'],
        ],
      },
    },
    { value: text, values: list(text), highValue: text },
  ),
  Search: shape(
    {
      filterGroups: list(shape({ filters: list(ref('Filter')) })),
      sorts: list(text),
      properties: list(text),
      limit: integer,
      after: text,
    },
    { query: text },
  ),
  Property: shape(
    {
      name: text,
      label: text,
      type: text,
      fieldType: text,
      groupName: text,
      description: text,
      options: list(ref('Option')),
    },
    {
      hidden: flag,
      calculated: flag,
      hasUniqueValue: flag,
      showCurrencySymbol: flag,
      formField: flag,
      hubspotDefined: flag,
      externalOptions: flag,
      displayOrder: integer,
      createdAt: instant,
      updatedAt: instant,
      modificationMetadata: shape({ archivable: flag, readOnlyDefinition: flag, readOnlyValue: flag }),
    },
  ),
  Option: shape({ value: text, label: text, hidden: flag }, { displayOrder: integer, description: text }),
  NewProperty: shape(
    {
      name: text,
      label: text,
      groupName: text,
      type: { type: 'string', enum: ['bool', 'date', 'datetime', 'enumeration', 'number', 'phone_number', 'string'] },
      fieldType: {
        type: 'string',
        enum: [
          ...['booleancheckbox', 'calculation_equation', 'checkbox', 'date', 'file', 'html', 'number'],
          ...['phonenumber', 'radio', 'select', 'text', 'textarea'],
        ],
      },
    },
    {
      description: text,
      hasUniqueValue: flag,
      formField: flag,
      hidden: flag,
      displayOrder: integer,
      options: list(ref('Option')),
    },
  ),
  Stage: shape(
    {
      id: text,
      label: text,
      displayOrder: integer,
      archived: flag,
      metadata: map(text),
      createdAt: instant,
      updatedAt: instant,
    },
    {},
  ),
  Pipeline: shape({
    id: text,
    label: text,
    displayOrder: integer,
    archived: flag,
    stages: list(ref('Stage')),
    createdAt: instant,
    updatedAt: instant,
  }),
  AssociationType: shape({ category: text, typeId: integer }, { label: { type: 'string', nullable: true } }),
  Associated: shape({
    from: idOnly,
    to: list(shape({ toObjectId: { type: ['string', 'integer'] }, associationTypes: list(ref('AssociationType')) })),
  }),
  Token: shape(
    { access_token: text, refresh_token: text, expires_in: integer, token_type: text },
    { token_use: text, hub_id: integer, user_id: integer, scopes: list(text) },
  ),
};

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const operation = (
  status: number,
  response: Schema | null,
  { body, query = {}, path = [] }: { body?: Schema; query?: Record<string, Schema>; path?: readonly string[] } = {},
) => ({
  parameters: [
    ...path.map((name) => ({ name, in: 'path' as const, required: true, schema: text })),
    ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query' as const, schema })),
  ],
  ...(body && { requestBody: { required: true, ...json(body) } }),
  responses: { [status]: response ? json(response) : {}, ...(response && { 207: json(response) }), default: {} },
});

const readInput = shape(
  { inputs: list(idOnly), properties: list(text), propertiesWithHistory: list(text) },
  { idProperty: text },
);
const association = shape({
  to: idOnly,
  types: list(shape({ associationCategory: text, associationTypeId: integer })),
});
const create = shape({ properties: values, associations: list(association) });
const writeInput = shape({ id: text, properties: values }, { idProperty: text, objectWriteTraceId: text });
const recordQuery = {
  properties: list(text),
  propertiesWithHistory: list(text),
  associations: list(text),
  archived: flag,
};

/** The paths of one object; `id` is the name of its parameter. */
function objectPaths(path: string, id: string): OpenApi['paths'] {
  const base = `/crm/v3/objects/${path}`;
  return {
    [base]: {
      get: operation(200, ref('Page'), { query: { ...recordQuery, limit: integer, after: text } }),
      post: operation(201, ref('Record'), { body: create }),
    },
    [`${base}/batch/read`]: { post: operation(200, ref('Batch'), { body: readInput, query: { archived: flag } }) },
    [`${base}/batch/create`]: { post: operation(201, ref('Batch'), { body: batchOf(create) }) },
    [`${base}/batch/update`]: { post: operation(200, ref('Batch'), { body: batchOf(writeInput) }) },
    [`${base}/batch/upsert`]: { post: operation(200, ref('UpsertBatch'), { body: batchOf(writeInput) }) },
    [`${base}/batch/archive`]: { post: operation(204, null, { body: batchOf(idOnly) }) },
    [`${base}/search`]: { post: operation(200, ref('Found'), { body: ref('Search') }) },
    [`${base}/merge`]: {
      post: operation(200, ref('Record'), { body: shape({ primaryObjectId: text, objectIdToMerge: text }) }),
    },
    [`${base}/{${id}}`]: {
      get: operation(200, ref('Record'), { query: { ...recordQuery, idProperty: text }, path: [id] }),
      patch: operation(200, ref('Record'), {
        body: shape({ properties: values }),
        query: { idProperty: text },
        path: [id],
      }),
      delete: operation(204, null, { path: [id] }),
    },
  };
}

const pair = ['fromObjectType', 'toObjectType'];
const associations = '/crm/v4/associations/{fromObjectType}/{toObjectType}/batch';
const results = (item: Schema): Schema => shape({ results: list(item) });

export const hubspotDescription: OpenApi = {
  paths: {
    ...objectPaths('companies', 'companyId'),
    ...objectPaths('contacts', 'contactId'),
    ...objectPaths('0-3', 'dealId'),
    '/crm/v3/properties/{objectType}': {
      get: operation(200, results(ref('Property')), { query: { archived: flag }, path: ['objectType'] }),
      post: operation(201, ref('Property'), { body: ref('NewProperty'), path: ['objectType'] }),
    },
    '/crm/v3/properties/{objectType}/{propertyName}': {
      get: operation(200, ref('Property'), { query: { archived: flag }, path: ['objectType', 'propertyName'] }),
    },
    '/crm/v3/pipelines/{objectType}': {
      get: operation(200, results(ref('Pipeline')), { path: ['objectType'] }),
    },
    [`${associations}/read`]: {
      post: operation(200, shape({ ...batchHead, results: list(ref('Associated')) }, batchMore), {
        body: batchOf(shape({ id: text }, { after: text })),
        path: pair,
      }),
    },
    [`${associations}/associate/default`]: {
      post: operation(200, shape({ ...batchHead, results: list(map({})) }, batchMore), {
        body: batchOf(shape({ from: idOnly, to: idOnly })),
        path: pair,
      }),
    },
    [`${associations}/archive`]: {
      post: operation(204, null, { body: batchOf(shape({ from: idOnly, to: list(idOnly) })), path: pair }),
    },
    '/account-info/v3/details': {
      get: operation(
        200,
        shape(
          { portalId: integer, accountType: text, timeZone: text, companyCurrency: text, uiDomain: text },
          {
            additionalCurrencies: list(text),
            utcOffset: text,
            utcOffsetMilliseconds: integer,
            dataHostingLocation: text,
          },
        ),
      ),
    },
    '/oauth/v2/private-apps/get/access-token-info': {
      post: operation(200, shape({ userId: integer, hubId: integer, appId: integer, scopes: list(text) }), {
        body: shape({ tokenKey: text }),
      }),
    },
    '/oauth/v3/token': {
      post: {
        parameters: [],
        requestBody: {
          required: true,
          content: {
            'application/x-www-form-urlencoded': {
              schema: shape(
                { grant_type: { type: 'string', enum: ['authorization_code', 'refresh_token', 'client_credentials'] } },
                {
                  client_id: text,
                  client_secret: text,
                  code: text,
                  code_verifier: text,
                  redirect_uri: text,
                  refresh_token: text,
                  scope: text,
                },
              ),
            },
          },
        },
        responses: { 200: json(ref('Token')), default: {} },
      },
    },
  },
  components: { schemas },
};
