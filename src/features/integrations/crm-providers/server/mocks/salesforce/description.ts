import type { OpenApi } from '../kit/description.ts';

/**
 * The requests of Salesforce that the adapter sends. Salesforce publishes no OpenAPI description of them, so this one
 * is written from "REST API Developer Guide", version 62.0, chapters "sObject Describe", "Query", "QueryAll",
 * "sObject Collections", "Batch" and from "OAuth 2.0 Web Server Flow" (developer.salesforce.com).
 */
const version = {
  name: 'version',
  in: 'path' as const,
  required: true,
  schema: { type: 'string', pattern: '^v\\d{2,3}\\.0$' },
};
const object = {
  name: 'object',
  in: 'path' as const,
  required: true,
  schema: { type: 'string', pattern: '^[A-Za-z]\\w*$' },
};
const q = { name: 'q', in: 'query' as const, required: true, schema: { type: 'string', minLength: 10 } };
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const body = (schema: unknown) => ({ required: true, ...json(schema) });
const open = { type: 'object', additionalProperties: true };
const page = {
  type: 'object',
  required: ['totalSize', 'done', 'records'],
  properties: {
    totalSize: { type: 'integer' },
    done: { type: 'boolean' },
    nextRecordsUrl: { type: 'string' },
    records: { type: 'array', items: open },
  },
};
const records = (required: string[]) => ({
  type: 'object',
  required: ['records'],
  properties: {
    allOrNone: { type: 'boolean' },
    records: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      items: {
        type: 'object',
        additionalProperties: true,
        required: ['attributes', ...required],
        properties: {
          attributes: { type: 'object', required: ['type'], properties: { type: { type: 'string' } } },
          id: { type: 'string', pattern: '^[A-Za-z0-9]{15}([A-Za-z0-9]{3})?$' },
        },
      },
    },
  },
});
const saved = {
  type: 'array',
  items: {
    type: 'object',
    required: ['success', 'errors'],
    properties: {
      id: { type: 'string' },
      success: { type: 'boolean' },
      created: { type: 'boolean' },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['statusCode', 'message', 'fields'],
          properties: {
            statusCode: { type: 'string' },
            message: { type: 'string' },
            fields: { type: 'array', items: { type: 'string' } },
          },
        },
      },
    },
  },
};
const query = { parameters: [version, q], responses: { 200: json(page), default: {} } };
const more = {
  parameters: [version, { name: 'locator', in: 'path' as const, required: true, schema: { type: 'string' } }],
  responses: { 200: json(page), default: {} },
};
const data = '/services/data/{version}';

export const salesforceDescription: OpenApi = {
  paths: {
    [`${data}/sobjects`]: {
      get: {
        parameters: [version],
        responses: {
          200: json({ type: 'object', properties: { sobjects: { type: 'array', items: open } } }),
          default: {},
        },
      },
    },
    [`${data}/sobjects/{object}/describe`]: {
      get: { parameters: [version, object], responses: { 200: json(open), default: {} } },
    },
    [`${data}/query`]: { get: query },
    [`${data}/queryAll`]: { get: query },
    [`${data}/query/{locator}`]: { get: more },
    [`${data}/queryAll/{locator}`]: { get: more },
    [`${data}/composite/batch`]: {
      post: {
        parameters: [version],
        requestBody: body({
          type: 'object',
          required: ['batchRequests'],
          properties: {
            haltOnError: { type: 'boolean' },
            batchRequests: {
              type: 'array',
              minItems: 1,
              maxItems: 25,
              items: {
                type: 'object',
                required: ['method', 'url'],
                properties: { method: { enum: ['GET'] }, url: { type: 'string', pattern: '^v\\d{2,3}\\.0/' } },
              },
            },
          },
        }),
        responses: { 200: json(open), default: {} },
      },
    },
    [`${data}/composite/sobjects`]: {
      patch: {
        parameters: [version],
        requestBody: body(records(['id'])),
        responses: { 200: json(saved), default: {} },
      },
    },
    [`${data}/composite/sobjects/{object}/{external}`]: {
      patch: {
        parameters: [version, object, { name: 'external', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: body(records([])),
        responses: { 200: json(saved), default: {} },
      },
    },
    '/services/oauth2/token': {
      post: {
        requestBody: {
          required: true,
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                required: ['grant_type', 'client_id'],
                properties: {
                  grant_type: { enum: ['authorization_code', 'refresh_token'] },
                  code: { type: 'string' },
                  code_verifier: { type: 'string', minLength: 43, maxLength: 128 },
                  redirect_uri: { type: 'string' },
                  refresh_token: { type: 'string' },
                  client_id: { type: 'string' },
                  client_secret: { type: 'string' },
                },
              },
            },
          },
        },
        responses: { 200: json(open), default: {} },
      },
    },
  },
};
