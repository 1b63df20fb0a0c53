import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from '#features/server.ts';
import { Database } from '../db/client.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';

/** Rules for every table, checked in PostgreSQL's own catalog. */
let database: TestDatabase;
let admin: Database;
beforeAll(async () => {
  database = await cloneDatabase();
  admin = new Database(database.adminUrl, 1);
});
afterAll(async () => {
  await admin.close();
  await database.drop();
});

const rows = <T>(text: string) => admin.unscoped((tx) => tx.rows<T>(text));
const tenantTables = `select c.oid, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and (c.relname = 'organizations' or exists
    (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped))`;

test('finds tables to check', async () => {
  expect((await rows(tenantTables)).length).toBeGreaterThan(30);
});

test('row-level security is enabled and forced on every company table', async () => {
  expect(
    await rows(
      `select t.relname from (${tenantTables}) t join pg_class c on c.oid = t.oid where not (c.relrowsecurity and c.relforcerowsecurity)`,
    ),
  ).toEqual([]);
});

test('every application policy checks the caller’s organization', async () => {
  expect(
    await rows(`select t.relname from (${tenantTables}) t where 2 > (select count(*) from pg_policy p where p.polrelid = t.oid
      and pg_get_expr(p.polqual, p.polrelid) like '%app.organization_id%' and pg_get_expr(p.polwithcheck, p.polrelid) like '%app.organization_id%')`),
  ).toEqual([]);
});

test('own-partner restrictions apply to every table without slowing company queries', async () => {
  expect(
    await rows(`select t.relname from (${tenantTables}) t where 1 <> (select count(*) from pg_policy p where p.polrelid = t.oid
      and not p.polpermissive and p.polroles = array['tandem_own'::regrole::oid])`),
  ).toEqual([]);
  // The policy of every table compares one column with a constant. While viewing as, rows are hidden by a condition that
  // is computed once for a statement.
  expect(
    await rows(`select t.relname, pg_get_expr(p.polqual, p.polrelid) as rule from (${tenantTables}) t join pg_policy p on p.polrelid = t.oid
      where 'tandem_app'::regrole::oid = any(p.polroles) and pg_get_expr(p.polqual, p.polrelid) not like '(( SELECT (NOT app\\_views\\_partner())%) OR %'
        and pg_get_expr(p.polqual, p.polrelid) !~ '^\\(\\w+ = \\(NULLIF\\(current_setting\\(''app.organization_id''::text, true\\), ''''::text\\)\\)::uuid\\)$'`),
  ).toEqual([]);
  expect(
    await rows(
      `select pg_has_role('tandem_own', 'tandem_app', 'USAGE') as inherits, pg_has_role('tandem_app', 'tandem_own', 'MEMBER') as leaks`,
    ),
  ).toEqual([{ inherits: true, leaks: false }]);
});

test('everything that refers to a partner is restricted to own partners', async () => {
  // Every table that references rows with an owner narrows its rows for people limited to own partners.
  expect(
    await rows(`with narrowed as (
        select t.oid, t.relname, pg_get_expr(p.polqual, p.polrelid) as rule from (${tenantTables}) t
        join pg_policy p on p.polrelid = t.oid and p.polname = 'own')
      select child.relname from narrowed child where child.rule = 'true' and (
        exists (select from pg_attribute a where a.attrelid = child.oid and a.attname = 'partner_id' and not a.attisdropped)
        or exists (select from pg_constraint f join narrowed whole on whole.oid = f.confrelid and whole.rule <> 'true'
          where f.conrelid = child.oid and f.contype = 'f'))`),
  ).toEqual([]);
});

test('references between company tables include the company', async () => {
  expect(
    await rows(`select t.relname, f.conname from (${tenantTables}) t join pg_constraint f on f.conrelid = t.oid and f.contype = 'f'
      join (${tenantTables}) target on target.oid = f.confrelid
      where target.relname <> 'organizations' and not exists (select from unnest(f.conkey) k join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k where a.attname = 'organization_id')`),
  ).toEqual([]);
});

test('every reference has an index', async () => {
  expect(
    await rows(`select t.relname, f.conname from (${tenantTables}) t join pg_constraint f on f.conrelid = t.oid and f.contype = 'f'
      join pg_class target on target.oid = f.confrelid join pg_namespace n on n.oid = target.relnamespace
      where target.relname <> 'organizations' and n.nspname = 'public' and not exists (
        select from pg_index i where i.indrelid = t.oid and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey)
      order by 1, 2`),
  ).toEqual([]);
});

test('the application’s roles own nothing and cannot bypass row security', async () => {
  expect(
    await rows(
      `select rolname from pg_roles where rolname in ('tandem_app', 'tandem_own', 'tandem_partner', 'tandem_system') and (rolsuper or rolbypassrls)`,
    ),
  ).toEqual([]);
  expect(
    await rows(
      `select c.relname from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname in ('tandem_app', 'tandem_own', 'tandem_partner', 'tandem_system')`,
    ),
  ).toEqual([]);
});

test('security-definer functions fix their search path and grants', async () => {
  const definers = `select p.oid::regprocedure::text as name, p.proconfig, p.proacl, p.prorettype = 'trigger'::regtype as is_trigger
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef`;
  expect((await rows(definers)).length).toBeGreaterThan(15);
  // PostgreSQL searches temporary tables first unless they are named last.
  expect(
    await rows(
      `select name from (${definers}) d where not exists (select from unnest(proconfig) setting where setting ~ '^search_path=.*, pg_temp$')`,
    ),
  ).toEqual([]);
  // Trigger functions are excluded, because they cannot be called.
  expect(
    await rows(
      `select name from (${definers}) d where not is_trigger and (proacl is null or exists (select from aclexplode(proacl) a where a.grantee = 0))`,
    ),
  ).toEqual([]);
});

test('views use the caller’s rights', async () => {
  // `people` is the only view on users without the caller's rights; it filters by the caller itself.
  expect(
    await rows(`select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'v'
      and c.relname <> 'people' and not coalesce('security_invoker=true' = any(c.reloptions), false)`),
  ).toEqual([]);
});

test('the application cannot rewrite money or history', async () => {
  const protectedTables = [
    'audit_events',
    'audit_seals',
    'checkpoints',
    'commission_ratings',
    'journal_entries',
    'postings',
    'opportunity_stage_events',
    'deal_registration_events',
    'document_versions',
    'document_accesses',
  ];
  expect(
    await rows(`select table_name, privilege_type from information_schema.role_table_grants where grantee in ('tandem_app', 'tandem_own', 'tandem_partner', 'tandem_system')
      and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE') and table_name in (${protectedTables.map((name) => `'${name}'`)})`),
  ).toEqual([]);
});

test('money columns are whole minor units', async () => {
  expect(
    await rows(
      `select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' and column_name like '%\\_minor' and data_type <> 'bigint'`,
    ),
  ).toEqual([]);
  expect(
    await rows(
      `select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type in ('real', 'double precision')`,
    ),
  ).toEqual([]);
});

test('resources declare hidden and computed view columns', async () => {
  const views = await rows<{ view: string; hides: boolean; computes: string[] }>(
    `select relname as view, definition ~ '\\n  WHERE ' as hides,
       array(select named[1] from regexp_matches(definition, ' AS "?(\\w+)', 'g') named) as computes
     from (select relname, pg_get_viewdef(oid, true) as definition from pg_class
       where relkind = 'v' and relnamespace = 'public'::regnamespace) views`,
  );
  const tables = await rows<{ name: string; columns: string[] }>(
    `select c.relname as name, array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0) as columns
     from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { name, view, viewHidesRows = false, viewComputes = [] } of features.flatMap(
    (one) => one.resources ?? [],
  )) {
    const viewInCatalog = views.find((one) => one.view === view);
    const table = tables.find((one) => one.name === name);
    const computes = new Set(viewInCatalog?.computes.filter((column) => table?.columns.includes(column)));
    expect({ hides: viewHidesRows, computes: viewComputes.toSorted() }, name).toEqual({
      hides: Boolean(table && viewInCatalog?.hides),
      computes: [...computes].toSorted(),
    });
  }
});

test('resources declare what their lists of ids refer to, because these have no foreign key', async () => {
  const lists = await rows<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.atttypid = 'uuid[]'::regtype`,
  );
  const resources = features.flatMap((feature) => feature.resources ?? []);
  const declares = ({ table, column }: (typeof lists)[number]) =>
    resources
      .filter(({ name, row }) => name === table && column in row.properties)
      .every(({ fields, references }) => fields?.[column]?.resource ?? references?.[column]);
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.filter((list) => !declares(list))).toEqual([]);
});
