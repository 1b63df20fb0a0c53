import '#features/nouns.ts';
import { expect, test } from 'vitest';
import { features } from '#features/server.ts';
import type { Leaving } from '#shared/nouns/fields.ts';
import { leavingByName } from '#shared/nouns/leaving.ts';
import { nullable, Type } from '#shared/schema.ts';
import { declaredTools } from '../extension-points/assistant-tools.ts';
import { leavingOfColumn } from '../leaving/columns.ts';
import { Personal } from '../leaving/personal.ts';
import { shapeOfSchema } from '../leaving/schema-shape.ts';
import { Allowed, AnyRecord, Columns, NamedRecord, QueriedRow, type Shape } from '../leaving/shape.ts';
import { shaped } from '../leaving/shaped.ts';
import { declaredResources } from '../resource/define.ts';

/** Names and kinds of people, contacts, banks, tokens and notes do not leave to a language model unless declared. */

interface Leaf {
  path: string;
  key: string;
  leaving: Leaving;
  isDeclared: boolean;
}

function leavesOf(shape: Shape, path: string, key = ''): Leaf[] {
  if (typeof shape === 'string') return [{ path, key, leaving: shape as Leaving, isDeclared: false }];
  if (shape instanceof Allowed) return [{ path, key, leaving: 'value', isDeclared: shape.because.length > 10 }];
  if (shape instanceof AnyRecord || shape instanceof QueriedRow) return [];
  if (shape instanceof NamedRecord) return leavesOf(shape.more, path);
  if (shape instanceof Columns) {
    expect([...declaredResources().keys()], path).toContain(shape.resource);
    const { properties } = declaredResources().get(shape.resource)!.row;
    for (const name of shape.names) expect(Object.keys(properties), path).toContain(name);
    return [];
  }
  if (Array.isArray(shape)) return leavesOf(shape[0] as Shape, `${path}[]`, key);
  return Object.entries(shape as Readonly<Record<string, Shape>>).flatMap(([name, one]) =>
    leavesOf(one, `${path}.${name}`, name),
  );
}

test('no tool sends a value whose name is that of a person, contact, bank, token or note', () => {
  expect(features.length).toBeGreaterThan(50);
  const tools = [...declaredTools().values()];
  expect(tools.length).toBeGreaterThan(20);
  const leaves = tools.flatMap(({ name, output }) => leavesOf(output, name));
  expect(leaves.length).toBeGreaterThan(100);
  const open = leaves.filter(
    ({ key, leaving, isDeclared }) => leaving === 'value' && !isDeclared && leavingByName(key) !== 'value',
  );
  expect(open.map(({ path }) => path)).toEqual([]);
});

test('no column of a resource leaves against its kind or name without a declaration', () => {
  const open = [...declaredResources().values()].flatMap((resource) =>
    Object.keys(resource.row.properties).filter((column) => {
      const { leaving, isDeclared } = leavingOfColumn(resource, column);
      const isNameOfThing = Object.values(resource.fields ?? {}).some(({ named }) => named === column);
      const byName = leavingByName(column, resource.fields?.[column]?.kind);
      return leaving === 'value' && !isDeclared && !isNameOfThing && byName !== 'value';
    }),
  );
  expect(open).toEqual([]);
});

test('declarations name columns that exist', () => {
  for (const { name, row, leaves = {} } of declaredResources().values())
    for (const column of Object.keys(leaves)) expect(Object.keys(row.properties), name).toContain(column);
});

test.each<[string, Leaving]>([
  ['holder_name', 'person'],
  ['learner_name', 'person'],
  ['guarantor_name', 'person'],
  ['signers', 'person'],
  ['to_names', 'person'],
  ['decided_by', 'person'],
  ['first_name', 'part'],
  ['billing_email', 'email'],
  ['mobile', 'phone'],
  ['account_last4', 'never'],
  ['iban', 'never'],
  ['tax_number', 'never'],
  ['verify_token', 'never'],
  ['backup_secret', 'never'],
  ['document_sha256', 'never'],
  ['internal_notes', 'never'],
  ['note', 'never'],
  ['street', 'never'],
  ['photo_url', 'never'],
  ['partner_name', 'value'],
  ['amount_minor', 'value'],
  ['status', 'value'],
])('a new field "%s" leaves as %s', (name, leaving) => {
  expect(leavingByName(name)).toBe(leaving);
});

const id = '0198c0de-0000-7000-8000-000000000001';
const DATA = {
  total: 1,
  iban: 'DE89370400440532013000',
  more: { of: 'the database' },
  rows: [{ owner_user_id: id, owner_name: 'Ann Quill', email: 'ann@alder.test', note: 'She is ill', name: 'Crane' }],
};

test('a shape picks what it declares, and names the person behind a name', () => {
  const rows: Shape = [{ owner_name: 'person', email: 'email', name: 'value' }];
  expect(shaped({ total: 'value', rows, more: 'value' }, DATA)).toEqual({
    total: 1,
    rows: [
      {
        owner_name: new Personal('person', 'Ann Quill', `people:${id}`),
        email: new Personal('email', 'ann@alder.test'),
        name: 'Crane',
      },
    ],
  });
  expect(shaped('never', 'x')).toBeUndefined();
});

test('a shape of an answer of the API withholds what is opaque, and what its names say', () => {
  const shape = shapeOfSchema(
    Type.Object({
      total: Type.Integer(),
      more: Type.Unknown(),
      iban: nullable(Type.String()),
      signers: Type.Array(Type.Object({ name: Type.String(), order: Type.Integer() })),
    }),
  );
  expect(shape).toEqual({
    total: 'value',
    more: 'never',
    iban: 'never',
    signers: [{ name: 'person', order: 'value' }],
  });
  expect(shaped(shape, DATA)).toEqual({ total: 1 });
});
