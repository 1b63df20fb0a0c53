import ts from 'typescript-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withConnection } from '../db/connect.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { type CheckedStatements, checkStatements } from './check-statements.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const DECLARED = `
  declare class Sql { readonly text: string; }
  declare function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql;
  declare namespace sql { function identifier(name: string): Sql; function raw(text: string): Sql; }
  declare const call: { rows<T>(statement: Sql | string, values?: unknown[]): Promise<T[]> };
  declare const id: string;
  declare const isArchived: boolean;
`;

/** Checks statements that are written after the declarations above. */
async function check(code: string): Promise<CheckedStatements> {
  const host = ts.createCompilerHost({});
  const source = ts.createSourceFile('written.ts', DECLARED + code, ts.ScriptTarget.Latest, true);
  const readLibrary = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) => (name === 'written.ts' ? source : readLibrary(name, version));
  const program = ts.createProgram(['written.ts'], { strict: true, lib: ['lib.es2022.d.ts'], types: [] }, host);
  return await withConnection(database.adminUrl, (client) => checkStatements(program, [source], client));
}

const faultsOf = async (code: string) =>
  (await check(code)).faults.map((fault) => fault.replace(/^written\.ts:\d+ /, ''));

test('prepares a statement and compares its columns with the row type', async () => {
  const rows = (type: string) => faultsOf(`call.rows<${type}>(sql\`select id, name from partners where id = \${id}\`)`);
  expect(await rows('{ id: string; name: string }')).toEqual([]);
  expect(await rows('{ id: string; title: string }')).toEqual(['the row type has title, the statement does not']);
  expect(await rows('{ id: string; name: number }')).toEqual(['name is a string, not number']);
  expect(await rows('{ id: string; title?: string | null }')).toEqual([]);
});

test('tries each outcome of a condition', async () => {
  const faults = await faultsOf(
    `call.rows(sql\`select id from partners \${isArchived ? sql\`where id = \${id}\` : sql\`where nothing = \${id}\`}\`)`,
  );
  expect(faults).toEqual(['column "nothing" does not exist']);
});

test('follows constants and functions to the parts that they give', async () => {
  const code = `
    const of = (name: string) => sql\`where \${sql.raw('p.name')} = \${name}\`;
    const COLUMNS = 'p.id, p.name';
    call.rows<{ id: string; name: string }>(sql\`select \${sql.raw(COLUMNS)} from partners p \${of('x')}\`);
    call.rows<{ id: string }>(sql\`select id from \${sql.identifier('partners')} where id = \${id}\`);`;
  expect(await check(code)).toMatchObject({ prepared: 2, faults: [], notComposed: [] });
});

test('tries each row of the list that a loop goes through', async () => {
  const code = `
    for (const [table, column] of [['partners', 'name'], ['partner_users', 'nothing']])
      call.rows(sql\`select id from \${sql.identifier(table!)} where \${sql.raw(column!)} = \${id}\`);
    for (const table of ['partners', 'contacts'])
      call.rows<{ id: string }>(sql\`select id from \${sql.identifier(table)}\`);`;
  expect(await check(code)).toMatchObject({
    prepared: 2,
    faults: [expect.stringContaining('relation "partner_users" does not exist')],
    notComposed: [],
  });
});

test('counts what it cannot read', async () => {
  const code = `
    declare const columns: string;
    call.rows(sql\`select \${sql.raw(columns)} from partners\`);
    call.rows('select id from partners where id = $1', [id]);`;
  const { notComposed, positional } = await check(code);
  expect(notComposed).toHaveLength(1);
  expect(positional).toHaveLength(1);
});

test('fails when a column is renamed', async () => {
  const code = `call.rows<{ name: string }>(sql\`select name from partners where id = \${id}\`)`;
  expect(await faultsOf(code)).toEqual([]);
  const rename = (from: string, to: string) =>
    withConnection(database.adminUrl, (client) => client.query(`alter table partners rename column ${from} to ${to}`));
  await rename('name', 'full_name');
  try {
    expect(await faultsOf(code)).toEqual([expect.stringContaining('column "name" does not exist')]);
  } finally {
    await rename('full_name', 'name');
  }
});
