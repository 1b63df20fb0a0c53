import { expect, test } from 'vitest';
import { clientTypes, type TypedDocument } from './client-types.ts';

const withBody = (schema: object): TypedDocument => ({
  paths: {
    '/api/tags/{id}': {
      get: {
        operationId: 'get_tags_id',
        summary: 'Get one tag',
        parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string' } }],
        responses: { 200: { description: 'Default', content: { 'application/json': { schema } } } },
      },
    },
  },
});

test('writes objects, unions, lists and optional fields as TypeScript', () => {
  const types = clientTypes(
    withBody({
      type: 'object',
      required: ['name', 'kinds'],
      properties: {
        name: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        kinds: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
        'count-of': { type: 'integer', description: 'How many' },
        custom: { type: 'object', additionalProperties: true },
      },
      additionalProperties: false,
    }),
  ).replace(/\s+/g, ' ');
  expect(types).toContain('/** Get one tag */ get: operations["get_tags_id"]; put?: never;');
  expect(types).toContain('path: { id: string; }; cookie?: never;');
  expect(types).toContain(
    '"application/json": { name: string | null; kinds: ("a" | "b")[]; /** How many */ "count-of"?: number; custom?: { [key: string]: unknown; }; };',
  );
});

test('refuses a keyword that it cannot say', () => {
  expect(() => clientTypes(withBody({ oneOf: [{ type: 'string' }] }))).toThrow('uses "oneOf"');
});
