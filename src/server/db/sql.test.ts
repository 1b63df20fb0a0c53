import { expect, test } from 'vitest';
import { type SqlPart, sql } from './sql.ts';

const read = (id: SqlPart) => sql`select name from partners where id = ${id}`;

test('a statement carries its values in order', () => {
  expect(read('a')).toMatchObject(sql`select name from partners where id = ${'a'}`);
  expect(sql`select 1`).toMatchObject(sql`select 1`);
});

test('parts nest, and their values are counted with the others', () => {
  const isOpen = sql`status = any(${['open', 'held']})`;
  const statement = sql`
    select id from deals where organization_id = ${1} and ${isOpen} and ${sql`(a = ${2} or ${sql`b = ${3}`})`} limit ${4}`;
  expect(statement.text).toBe(
    'select id from deals where organization_id = $1 and status = any($2) and (a = $3 or b = $4) limit $5',
  );
  expect(statement.values).toEqual([1, ['open', 'held'], 2, 3, 4]);
});

test('the text does not depend on the values', () => {
  const both = (a: SqlPart, b: SqlPart) => sql`select ${a}::uuid, ${b}::uuid`.text;
  expect(both('x', 'x')).toBe(both('x', 'y'));
});

test('reads a value that a row lacks as null', () => {
  expect(read(undefined as unknown as SqlPart).values).toEqual([null]);
  expect(read(null).values).toEqual([null]);
});

test('names are checked, and text of our own has no placeholders', () => {
  expect(sql`select ${sql.identifier('order')} from ${sql.identifier('identity.users')}`.text).toBe(
    'select "order" from "identity"."users"',
  );
  expect(() => sql.identifier('name; drop table partners')).toThrow('not the name');
  expect(sql`select ${sql.raw('id, name')} limit ${sql.raw(5)}`).toMatchObject(sql`select id, name limit 5`);
  expect(() => sql.raw('id = $1')).toThrow('carries its values');
});
