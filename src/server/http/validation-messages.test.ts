import { expect, test } from 'vitest';
import {
  Color,
  CurrencyCode,
  changes,
  closed,
  Day,
  Email,
  Id,
  Instant,
  Minor,
  Name,
  nullable,
  oneOf,
  type TSchema,
  Type,
  text,
} from '#shared/schema.ts';
import type { Refusal } from '../errors.ts';
import { checkedBody } from './validate.ts';

/** The messages that a form shows beside its fields. */
function messagesOf(schema: TSchema, body: unknown): Record<string, string[]> {
  try {
    checkedBody(schema, body);
  } catch (refusal) {
    return { ...(refusal as Refusal).errors };
  }
  return {};
}
const messagesFor = (schema: TSchema, value: unknown) => messagesOf(closed({ field: schema }), { field: value }).field;

test('reports missing, blank and cleared values as required', () => {
  expect(messagesOf(closed({ name: Name }), {})).toEqual({ name: ['is required'] });
  for (const nothing of ['', '   ', null]) expect(messagesFor(Name, nothing)).toEqual(['is required']);
  expect(messagesFor(nullable(Name), ' ')).toEqual(['is required']);
  expect(messagesFor(Minor, null)).toEqual(['is required']);
});

test('names an unknown field with its path', () => {
  const schema = closed({ calc: closed({ rate_ppm: Minor }) });
  expect(messagesOf(schema, { calc: { rate_ppm: 1, rat: 2 } })).toEqual({ 'calc.rat': ['is not a known field'] });
  for (const name of ['constructor', 'toString', 'a/b', 'a~b'])
    expect(messagesOf(closed({}), { [name]: 1 })).toEqual({ [name]: ['is not a known field'] });
});

test('names the expected type', () => {
  expect(messagesFor(text(5), 5)).toEqual(['must be text']);
  expect(messagesFor(Type.Integer(), 1.5)).toEqual(['must be a whole number']);
  expect(messagesFor(Type.Number(), '1')).toEqual(['must be a number']);
  expect(messagesFor(Type.Boolean(), 'yes')).toEqual(['must be true or false']);
  expect(messagesFor(Type.Array(text(5)), 'a')).toEqual(['must be a list']);
  expect(messagesFor(closed({}), 'a')).toEqual(['must be an object']);
  expect(messagesFor(Type.Unsafe<string | null>({ type: ['string', 'null'] }), 5)).toEqual(['must be text or empty']);
});

test('states lengths and limits in numbers', () => {
  expect(messagesFor(Type.String({ minLength: 8 }), 'short')).toEqual(['must have at least 8 characters']);
  expect(messagesFor(text(1), 'ab')).toEqual(['must have at most 1 character']);
  expect(messagesFor(Type.Integer({ minimum: 1 }), 0)).toEqual(['must be at least 1']);
  expect(messagesFor(Type.Integer({ maximum: 1_000_000 }), 1_000_001)).toEqual(['must be at most 1,000,000']);
  expect(messagesFor(Type.Number({ exclusiveMinimum: 0 }), 0)).toEqual(['must be more than 0']);
  expect(messagesFor(Type.Number({ exclusiveMaximum: 1 }), 1)).toEqual(['must be less than 1']);
  expect(messagesFor(Type.Integer({ multipleOf: 5 }), 6)).toEqual(['must be a multiple of 5']);
  expect(messagesFor(Type.Array(text(5), { minItems: 1 }), [])).toEqual(['must have at least 1 entry']);
  expect(messagesFor(Type.Array(text(5), { maxItems: 1 }), ['a', 'b'])).toEqual(['must have at most 1 entry']);
  expect(messagesFor(Type.Array(text(5), { uniqueItems: true }), ['a', 'a'])).toEqual([
    'must not have the same entry twice',
  ]);
  expect(messagesFor(Type.Record(Type.String(), text(5), { maxProperties: 1 }), { a: '', b: '' })).toEqual([
    'must have at most 1 field',
  ]);
  expect(messagesOf(changes(closed({ name: Name })), {})).toEqual({ body: ['must have at least 1 field'] });
});

test('explains formats and patterns', () => {
  expect(messagesFor(Id, '42')).toEqual(['must be an id (UUID)']);
  expect(messagesFor(Day, '16.3.2026')).toEqual(['must be a date (YYYY-MM-DD)']);
  expect(messagesFor(Instant, 'now')).toEqual(['must be a date and time (ISO 8601, such as 2026-03-16T09:00:00Z)']);
  expect(messagesFor(Email, 'nobody')).toEqual(['must be an email address']);
  expect(messagesFor(Color, 'orange')).toEqual(['must be a color such as #c2410c']);
  expect(messagesFor(Type.String({ pattern: '^x$' }), 'y')).toEqual(['has the wrong format']);
});

test('lists the allowed values', () => {
  expect(messagesFor(oneOf('net', 'gross'), 'nett')).toEqual(['must be one of net, gross']);
  expect(messagesFor(Type.Literal('net'), 'gross')).toEqual(['must be net']);
  expect(messagesFor(Type.Union([Type.Literal('net'), Type.Literal('gross')]), 'nett')).toEqual([
    'must be one of net, gross',
  ]);
  const base = Type.Unsafe<string>({
    anyOf: [
      { type: 'string', enum: ['net', 'gross'] },
      { type: 'string', pattern: '^of:', description: 'of:<rule>' },
    ],
  });
  expect(messagesFor(base, 'nett')).toEqual(['must be one of net, gross or of:<rule>']);
});

test('mentions null once', () => {
  expect(messagesFor(nullable(Minor), 'a lot')).toEqual(['must be a whole number or empty']);
  expect(messagesFor(nullable(Minor), 2e15)).toEqual(['must be at most 1,000,000,000,000,000']);
  expect(messagesFor(nullable(Day), 'soon')).toEqual(['must be a date (YYYY-MM-DD) or empty']);
  expect(messagesFor(nullable(CurrencyCode), 'euro')).toEqual([
    'must be a currency code of three capital letters, such as EUR (ISO 4217) or empty',
  ]);
  expect(messagesOf(closed({ of: nullable(closed({ name: Name })) }), { of: { name: 5 } })).toEqual({
    'of.name': ['must be text'],
  });
});

test('checks the intended variant of a union', () => {
  const flat = closed({ type: Type.Literal('flat'), amount_minor: Minor });
  const percent = closed({ type: Type.Literal('percent'), rate_ppm: Minor, of: nullable(Type.Union([flat, Name])) });
  const schema = closed({ calc: Type.Union([flat, percent]) });
  expect(messagesOf(schema, { calc: { type: 'flat', amount_minor: '5' } })).toEqual({
    'calc.amount_minor': ['must be a whole number'],
  });
  expect(messagesOf(schema, { calc: { type: 'tiered' } })).toEqual({ 'calc.type': ['must be one of flat, percent'] });
  expect(messagesOf(schema, { calc: 5 })).toEqual({ calc: ['must be an object'] });
  expect(messagesOf(schema, { calc: { type: 'percent', rate_ppm: 1, of: 7 } })).toEqual({
    'calc.of': ['must be an object or text or empty'],
  });
});

test('limits the number of reported errors', () => {
  const faults = messagesOf(closed({ ids: Type.Array(nullable(Id)) }), { ids: new Array(100_000).fill(7) });
  expect(Object.keys(faults).length).toBeLessThanOrEqual(300);
});
