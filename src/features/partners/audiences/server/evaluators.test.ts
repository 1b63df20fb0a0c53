import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { samplePartnerType } from '#features/partners/partner-types/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { createCustomField } from '#features/setup/custom-fields/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { propertyRuns } from '#server/testing/breadth.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { operatorsFor, type ValueKind } from '#shared/conditions/condition-kinds.ts';
import {
  type ActualValue,
  type AnyCondition,
  type AnyWhen,
  explain,
  holds,
  onDay,
  type Scalar,
} from '#shared/conditions/conditions.ts';
import { evaluateAudience } from './evaluate.ts';

/**
 * Two evaluators of one language: SQL decides membership, `#shared/conditions/conditions.ts` explains it. Over random partners and
 * random conditions they must agree on every partner; the facts of a partner are computed here from the written values.
 */
let world: World;
let someone: string;
let company: Company;
let types: string[];
let statuses: string[];
const partners = new Map<string, Record<string, ActualValue>>();

const words = ['Gold', 'gold', '100 %', 'under_score', "O'Hara", 'a"b\\c', 'ä', '{x}'];
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
const fields = {
  STRING: 'words',
  EMAIL: 'words',
  PHONE_NUMBER: 'words',
  SELECT: 'list',
  MULTI_SELECT: 'list',
  DECIMAL: 'number',
  BOOL: 'yes_no',
  DATETIME: 'date',
  REFERENCE: 'words',
  ADDRESS: 'words',
} as const satisfies Record<string, ValueKind>;

/** A random value for a field of each type, and the value that conditions then see. */
function valuesOf(type: keyof typeof fields, chance: () => number): [unknown, ActualValue] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;
  const day = pick(['2026-01-31', '2026-03-16', '2026-03-20', '2025-12-31']);
  switch (type) {
    case 'STRING': {
      const word = pick(words);
      return [word, word];
    }
    case 'EMAIL':
      return ['ada@example.com', 'ada@example.com'];
    case 'PHONE_NUMBER':
      return ['+49 30 123456', '+4930123456'];
    case 'SELECT': {
      const { value } = pick(options);
      return [value, value];
    }
    case 'MULTI_SELECT': {
      const some = options.map(({ value }) => value).filter(() => chance() < 0.5);
      return [some, some];
    }
    case 'DECIMAL': {
      const number = pick(['0', '-1.5', '0.1', '100', '12345678901234.5', '99.99999999']);
      return [number, Number(number)];
    }
    case 'BOOL': {
      const value = chance() < 0.5;
      return [value, value];
    }
    case 'DATETIME':
      return [`${day}T12:00:00.000Z`, day];
    case 'REFERENCE':
      return [{ table: 'accounts', id: someone, name: 'Someone' }, 'Someone'];
    case 'ADDRESS':
      return [{ city: 'Berlin', country: null }, 'Berlin'];
  }
}

beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  await company.within(plant);
});
afterAll(() => world.close());

async function plant(call: Call): Promise<void> {
  someone = await sampleAccount(call, { name: 'Someone' });
  types = [await samplePartnerType(call), await samplePartnerType(call), await samplePartnerType(call)];
  for (const field_type of Object.keys(fields) as (keyof typeof fields)[]) {
    const hasOptions = field_type === 'SELECT' || field_type === 'MULTI_SELECT';
    await createCustomField(call, {
      entity: 'partners',
      key: field_type.toLowerCase(),
      label: field_type,
      field_type,
      ...(hasOptions && { options }),
    });
  }
  let seed = 11;
  const chance = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let number = 0; number < 40; number += 1) {
    const custom: Record<string, unknown> = {};
    const facts: Record<string, ActualValue> = { 'partner.custom.multi_select': [] };
    for (const type of Object.keys(fields) as (keyof typeof fields)[]) {
      if (chance() < 0.3) continue;
      const [written, seen] = valuesOf(type, chance);
      custom[type.toLowerCase()] = written;
      facts[`partner.custom.${type.toLowerCase()}${type === 'ADDRESS' ? '.city' : ''}`] = seen;
    }
    const type_id = chance() < 0.3 ? null : types[Math.floor(chance() * 3)]!;
    const country = chance() < 0.3 ? null : chance() < 0.5 ? 'DE' : 'FR';
    // Tags ignore upper and lower case, so each spelling occurs once here.
    const tags = ['Gold', '100 %', 'a"b\\c', '{x}'].filter(() => chance() < 0.3);
    const joined_on = chance() < 0.3 ? null : chance() < 0.5 ? '2026-03-01' : '2025-03-16';
    const id = await samplePartner(call, { type_id, country, tags, joined_on, custom });
    partners.set(id, {
      ...facts,
      'partner.type': type_id,
      'partner.country': country,
      'partner.tag': tags,
      'partner.joined_on': joined_on,
      'partner.open_deals': 0,
      'partner.open_pipeline.EUR': 0,
      'partner.has_users': false,
    });
  }
  statuses = (await call.rows<{ id: string }>(sql`select id from partner_statuses`)).map(({ id }) => id);
  for (const [id, facts] of partners) {
    // An active partner joined today unless a date is given.
    await call.run(sql`update partners set joined_on = ${facts['partner.joined_on'] ?? null} where id = ${id}`);
    const { status_id } = await call.one<{ status_id: string }>(sql`select status_id from partners where id = ${id}`);
    facts['partner.status'] = status_id;
  }
}

const kinds: Record<string, ValueKind> = {
  'partner.type': 'list',
  'partner.status': 'list',
  'partner.country': 'countries',
  'partner.tag': 'words',
  'partner.joined_on': 'date',
  'partner.open_deals': 'number',
  'partner.open_pipeline.EUR': 'money',
  'partner.has_users': 'yes_no',
  'partner.nonsense': 'words',
  ...Object.fromEntries(
    Object.entries(fields).map(([type, kind]) => [
      `partner.custom.${type.toLowerCase()}${type === 'ADDRESS' ? '.city' : ''}`,
      kind,
    ]),
  ),
};

const anyText = fc.constantFrom(...words, 'a', 'b', 'DE', 'Berlin', 'Someone', 'Some', '%', '_', '+4930123456', '');
const anyNumber = fc.constantFrom(0, -1.5, 0.1, 100, 1, 12345678901234.5, 99.99999999);
const anyDay = fc.constantFrom('2026-03-01', '2025-03-16', '2026-03-16', '2026-03-20');
/** Values of the right type mostly, of a wrong one at times. */
function anyValue(field: string, kind: ValueKind): fc.Arbitrary<Scalar> {
  const right =
    field === 'partner.type' || field === 'partner.status'
      ? fc.constantFrom(0, 1, 2).map((at) => (field === 'partner.type' ? types[at]! : (statuses[at] ?? types[at]!)))
      : kind === 'number' || kind === 'money'
        ? anyNumber
        : kind === 'yes_no'
          ? fc.boolean()
          : kind === 'date'
            ? anyDay
            : anyText;
  // Days are text to the pure evaluator; that a value is one is checked before anything is asked.
  const wrong = kind === 'date' ? fc.oneof(anyNumber, fc.boolean()) : fc.oneof(anyText, anyNumber, fc.boolean());
  return fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: wrong });
}

const anyCondition: fc.Arbitrary<AnyCondition> = fc.constantFrom(...Object.keys(kinds)).chain((field) => {
  const kind = kinds[field]!;
  return fc.constantFrom(...operatorsFor(kind).map(({ value }) => value)).chain((op): fc.Arbitrary<AnyCondition> => {
    const one = anyValue(field, kind);
    if (op === 'is_set' || op === 'is_not_set') return fc.constant({ field, op });
    if (op.endsWith('_days')) return fc.integer({ min: 0, max: 400 }).map((value) => ({ field, op, value }));
    if (op === 'between') return fc.tuple(one, one).map((value) => ({ field, op, value }));
    if (op === 'in' || op === 'nin') return fc.array(one, { maxLength: 3 }).map((value) => ({ field, op, value }));
    return one.map((value) => ({ field, op, value }));
  });
});
const anyWhen: fc.Arbitrary<AnyWhen> = fc.record({
  any: fc.array(fc.record({ all: fc.array(anyCondition, { minLength: 1, maxLength: 4 }) }), { maxLength: 3 }),
});

test('SQL and the evaluator agree on every partner and fact', async () => {
  await company.within(async (call) => {
    await fc.assert(
      fc.asyncProperty(anyWhen, async (conditions) => {
        const answer = await evaluateAudience(call, { entity: 'partners', conditions, count: 100 });
        // No row meets a condition on a field that does not exist, whatever its operator.
        const groups = conditions.any.map(({ all }) => ({
          all: all.map(
            (one): AnyCondition => (one.field === 'partner.nonsense' ? { field: one.field, op: 'eq' } : one),
          ),
        }));
        const when = onDay({ any: groups }, call.today());
        const expected = [...partners].filter(([, facts]) => explain(when, ({ field }) => facts[field]).holds);
        expect(answer.rows.map(({ id }) => id).sort()).toEqual(expected.map(([id]) => id).sort());
        expect(answer.total).toBe(expected.length);
        for (const { id, why } of answer.rows) {
          expect(why.holds).toBe(true);
          expect(why).toEqual(
            JSON.parse(JSON.stringify(explain(when, ({ field }) => partners.get(id)![field] ?? null))),
          );
        }
        const near = [...partners].filter(([, facts]) => {
          const broken = when.any.map(({ all }) => all.filter((one) => !holds(one, facts[one.field])).length);
          return !broken.includes(0) && when.any.some(({ all }, at) => all.length > 1 && broken[at] === 1);
        });
        expect(answer.missed_total).toBe(near.length);
      }),
      propertyRuns(250),
    );
  });
});

test('a missing fact fails every operator except "is not set"', async () => {
  await company.within(async (call) => {
    const nothing = await samplePartner(call, { country: null });
    await call.run(sql`update partners set joined_on = null where id = ${nothing}`);
    for (const [field, kind] of Object.entries(kinds)) {
      if (['partner.status', 'partner.open_deals', 'partner.open_pipeline.EUR', 'partner.has_users'].includes(field))
        continue;
      for (const { value: op } of operatorsFor(kind)) {
        if (op === 'is_not_set') continue;
        const value = op === 'between' ? ['2026-01-01', '2026-01-02'] : op.endsWith('_days') ? 10 : ['x'];
        const conditions = { any: [{ all: [{ field, op, value }] }] };
        const { only } = await evaluateAudience(call, { entity: 'partners', conditions, only: nothing, count: 0 });
        expect(only!.why.holds, `${field} ${op}`).toBe(false);
      }
    }
  });
});
