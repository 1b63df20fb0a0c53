import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { inBreadth } from '../testing/breadth.ts';
import { createWorld, type World } from '../testing/world.ts';
import { StatementNames } from './batch.ts';
import { Database, type Scope } from './client.ts';
import { sql } from './sql.ts';

let world: World;
let db: Database;
let scopes: Scope[];
beforeAll(async () => {
  world = await createWorld();
  db = new Database(world.kernel.db.url, 1);
  const companies = [await world.company(), await world.company()];
  scopes = companies.map(({ id }) => ({ organization_id: id, partner_id: null, user_id: null }));
});
afterAll(async () => {
  await db.close();
  await world.close();
});

const who = sql`select current_setting('app.organization_id', true)`;
const role = sql`select current_user`;
const fails = sql`select 1 / ${'0'}::int`;
const adding = (organization_id: string, name: string) => sql`
  insert into partner_types (id, organization_id, name) values (${newId()}, ${organization_id}, ${name}) returning name`;
const named = (name: string) => sql`select count(*) from partner_types where name = ${name}`;

test('rolls back a batch with a failing statement and keeps the connection', async () => {
  const [scope] = scopes as [Scope];
  const add = adding(scope.organization_id, 'Half done');
  await expect(db.read(scope, [add, fails])).rejects.toThrow('division by zero');
  expect(await db.read(scope, [named('Half done')])).toEqual([['0']]);
  // The statements of a failed batch may or may not have been prepared.
  expect(await db.read(scope, [add, named('Half done')])).toEqual([['Half done'], ['1']]);
});

test('clears the scope after a batch, even a failed one', async () => {
  const [scope] = scopes as [Scope];
  const [[login]] = (await db.readUnscoped([role])) as [[string]];
  const left = () => db.readUnscoped([who, role, named('Half done')]);
  expect(await db.read(scope, [who, role, named('Half done')])).toEqual([
    [scope.organization_id],
    ['tandem_app'],
    ['1'],
  ]);
  expect(await left()).toEqual([[''], [login], ['0']]);
  await expect(db.read(scope, [who, fails])).rejects.toThrow('division by zero');
  expect(await left()).toEqual([[''], [login], ['0']]);
});

test('isolates many simultaneous batches by company', async () => {
  const many = new Database(world.kernel.db.url, 4);
  const answers = await Promise.allSettled(
    Array.from({ length: inBreadth(3_000, 500) }, (_, at) => {
      const scope = scopes[at % 2]!;
      return many.read(scope, at % 7 === 0 ? [who, fails, who] : [who, named('Half done'), who]);
    }),
  );
  await many.close();
  answers.forEach((answer, at) => {
    const own = [scopes[at % 2]!.organization_id];
    if (at % 7 === 0) expect(answer).toMatchObject({ status: 'rejected', reason: { message: 'division by zero' } });
    else expect(answer).toEqual({ status: 'fulfilled', value: [own, [at % 2 === 0 ? '1' : '0'], own] });
  });
});

test('names repeated statements with few values per role', () => {
  const text = 'select $1::text as repeated';
  const names = new StatementNames();
  const name = (values: unknown[], role = 'tandem_app') => names.ofRepeated(text, values, role);
  expect([name(['a']), name(['b'])]).toEqual([undefined, undefined]);
  const named = name(['c']);
  expect(named).toBeDefined();
  expect(name(['d'])).toBe(named);
  for (const other of [name([]), name(['x'.repeat(20_000)]), name([Array(500).fill('x')])])
    expect(other).toBeUndefined();
  for (let use = 0; use < 3; use++) name(['e'], 'tandem_partner');
  expect(name(['f'], 'tandem_partner')).not.toBe(named);
});

test('reuses a statement after a failure in its transaction', async () => {
  const [scope] = scopes as [Scope];
  const divide = (by: number) =>
    db.transaction(scope, (tx) => tx.rows<{ result: number }>(sql`select 12 / ${by}::int as result`));
  for (const by of [2, 0, 3, 0, 4, 0, 6]) {
    if (by === 0) await expect(divide(by)).rejects.toThrow('division by zero');
    else expect(await divide(by)).toEqual([{ result: 12 / by }]);
  }
});
