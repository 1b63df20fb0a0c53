import type pg from 'pg';

/**
 * Prints everything that a database's catalog says about the schema, in an order that depends on names alone, so that
 * two databases can be compared. Objects of extensions and of the job queue are left out.
 */
export async function catalogText(client: pg.Client): Promise<string> {
  // With this setting, names in `public` have no prefix, as in the migrations.
  await client.query('set search_path = public');
  const tables = await rows<Relation>(client, TABLES);
  const parts = [
    await lines(client, EXTENSIONS),
    await lines(client, SCHEMAS),
    await lines(client, TYPES),
    await lines(client, SEQUENCES),
    ...(await inOrder(tables, (table) => tableText(client, table))),
    ...(await inOrder(await rows<Relation>(client, VIEWS), (view) => viewText(client, view))),
    ...(await inOrder(await rows<Routine>(client, ROUTINES), (routine) => routineText(client, routine))),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

type Relation = { oid: string; name: string; suffix: string; definition: string; security: string };
type Routine = { definition: string; grants: string };

async function tableText(client: pg.Client, { oid, name, suffix, security }: Relation): Promise<string> {
  const columns = await lines(client, COLUMNS, [oid], ',\n  ');
  const constraints = await lines(client, CONSTRAINTS, [oid], ',\n  ');
  const body = [columns, constraints].filter(Boolean).join(',\n  ');
  const rest = [
    await lines(client, COMMENTS, [oid]),
    await lines(client, INDEXES, [oid]),
    await lines(client, TRIGGERS, [oid]),
    security,
    await lines(client, POLICIES, [oid]),
    await lines(client, GRANTS, [oid]),
    await lines(client, COLUMN_GRANTS, [oid]),
  ];
  return [`create table ${name} (\n  ${body}\n)${suffix};`, ...rest].filter(Boolean).join('\n');
}

async function viewText(client: pg.Client, { oid, name, suffix, definition }: Relation): Promise<string> {
  const head = `create ${suffix} ${name} as\n${definition}`;
  return [head, await lines(client, INDEXES, [oid]), await lines(client, GRANTS, [oid])].filter(Boolean).join('\n');
}

async function routineText(_client: pg.Client, { definition, grants }: Routine): Promise<string> {
  return [`${definition.trim()};`, grants].filter(Boolean).join('\n');
}

async function rows<T extends pg.QueryResultRow>(
  client: pg.Client,
  query: string,
  values: string[] = [],
): Promise<T[]> {
  return (await client.query<T>(query, values)).rows;
}

async function lines(client: pg.Client, query: string, values: string[] = [], separator = '\n'): Promise<string> {
  return (await rows<{ line: string }>(client, query, values)).map(({ line }) => line).join(separator);
}

/** Queries run one after the other, as they would on one connection anyway. */
async function inOrder<T>(items: T[], text: (item: T) => Promise<string>): Promise<string[]> {
  const texts: string[] = [];
  for (const item of items) texts.push(await text(item));
  return texts;
}

const ours = (namespace: string) =>
  `${namespace} not in (select oid from pg_namespace where nspname ~ '^pg_' or nspname in ('information_schema', 'graphile_worker'))`;
const notOfExtension = (catalog: string, oid: string) =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e')`;

const onOneLine = (text: string) => `regexp_replace(${text}, '\\s+', ' ', 'g')`;

/** One line per grantee other than the owner, with privileges in alphabetical order. Grantee 0 is everyone. */
const grants = (acl: string, owner: string, object: string) => `
  select format('grant %s on %s to %s;', string_agg(lower(privilege_type), ', ' order by privilege_type), ${object},
    case grantee when 0 then 'public' else grantee::regrole::text end) as line
  from aclexplode(${acl}) where grantee <> ${owner} group by grantee order by line`;

const EXTENSIONS = `select format('create extension %I;', extname) as line from pg_extension where extname <> 'plpgsql' order by extname`;

const SCHEMAS = `
  select concat_ws(E'\\n', case when nspname <> 'public' then format('create schema %I;', nspname) end,
    (select string_agg(line, E'\\n') from (${grants('nspacl', 'nspowner', "format('schema %I', nspname)")}) as granted)) as line
  from pg_namespace where ${ours('oid')} order by nspname`;

const TYPES = `
  select case typtype
    when 'e' then format('create type %s as enum (%s);', oid::regtype,
      (select string_agg(quote_literal(enumlabel), ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid))
    else concat_ws(' ', format('create domain %s as %s', oid::regtype, format_type(typbasetype, typtypmod)),
      case when typnotnull then 'not null' end, 'default ' || typdefault,
      (select string_agg(pg_get_constraintdef(oid), ' ' order by conname) from pg_constraint where contypid = t.oid and contype = 'c')) || ';'
    end as line
  from pg_type t where typtype in ('e', 'd') and ${ours('typnamespace')} and ${notOfExtension('pg_type', 't.oid')} order by 1`;

const SEQUENCES = `
  select format('create sequence %s;', oid::regclass) as line from pg_class c
  where relkind = 'S' and ${ours('relnamespace')} and not exists (select from pg_depend where objid = c.oid and deptype in ('a', 'i', 'e')) order by 1`;

const TABLES = `
  select oid::text, oid::regclass::text as name,
    case when relkind = 'p' then ' partition by ' || pg_get_partkeydef(oid) else '' end as suffix,
    concat_ws(E'\\n', case when relrowsecurity then format('alter table %s enable row level security;', oid::regclass) end,
      case when relforcerowsecurity then format('alter table %s force row level security;', oid::regclass) end) as security
  from pg_class c where relkind in ('r', 'p') and ${ours('relnamespace')} and ${notOfExtension('pg_class', 'c.oid')}
  order by relnamespace::regnamespace::text, relname`;

const VIEWS = `
  select oid::text, oid::regclass::text ||
      coalesce(' with (' || (select string_agg(option, ', ' order by option) from unnest(reloptions) as option) || ')', '') as name,
    case relkind when 'm' then 'materialized view' else 'view' end as suffix, pg_get_viewdef(oid, true) as definition
  from pg_class c where relkind in ('v', 'm') and ${ours('relnamespace')} and ${notOfExtension('pg_class', 'c.oid')}
  order by relnamespace::regnamespace::text, relname`;

const COLUMNS = `
  select concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
    case attidentity when 'a' then 'generated always as identity' when 'd' then 'generated by default as identity' end,
    case attgenerated when 's' then format('generated always as (%s) stored', ${onOneLine('pg_get_expr(adbin, adrelid)')})
      when 'v' then format('generated always as (%s) virtual', ${onOneLine('pg_get_expr(adbin, adrelid)')})
      else 'default ' || ${onOneLine('pg_get_expr(adbin, adrelid)')} end) as line
  from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = $1 and attnum > 0 and not attisdropped order by attnum`;

const CONSTRAINTS = `
  select format('constraint %I %s', conname, pg_get_constraintdef(oid, true)) as line
  from pg_constraint where conrelid = $1 and contype in ('p', 'u', 'f', 'c', 'x')
  order by array_position('{p,u,x,c,f}'::"char"[], contype), conname`;

const COMMENTS = `
  select case objsubid when 0 then format('comment on table %s is %L;', objoid::regclass, description)
    else format('comment on column %s.%I is %L;', objoid::regclass, attname, description) end as line
  from pg_description left join pg_attribute on attrelid = objoid and attnum = objsubid
  where objoid = $1 and classoid = 'pg_class'::regclass order by objsubid`;

const INDEXES = `
  select pg_get_indexdef(indexrelid) || ';' as line from pg_index
  where indrelid = $1 and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by indexrelid::regclass::text`;

const TRIGGERS = `
  select pg_get_triggerdef(oid, true) || ';' as line from pg_trigger where tgrelid = $1 and not tgisinternal order by tgname`;

const POLICIES = `
  select concat_ws(' ', format('create policy %I on %s', polname, polrelid::regclass), case when not polpermissive then 'as restrictive' end,
    case polcmd when 'r' then 'for select' when 'a' then 'for insert' when 'w' then 'for update' when 'd' then 'for delete' end,
    'to ' || (select string_agg(case role when 0 then 'public' else role::regrole::text end, ', ' order by role::regrole::text) from unnest(polroles) as role),
    format('using (%s)', nullif(${onOneLine('pg_get_expr(polqual, polrelid)')}, '')), format('with check (%s)', ${onOneLine('pg_get_expr(polwithcheck, polrelid)')})) || ';' as line
  from pg_policy where polrelid = $1 order by polname`;

const GRANTS = `select granted.line from pg_class, lateral (${grants('relacl', 'relowner', 'pg_class.oid::regclass')}) as granted where pg_class.oid = $1`;

const COLUMN_GRANTS = `
  select format('grant %s (%s) on %s to %s;', lower(privilege_type), string_agg(quote_ident(attname), ', ' order by attnum), attrelid::regclass,
    case grantee when 0 then 'public' else grantee::regrole::text end) as line
  from pg_attribute, aclexplode(attacl) where attrelid = $1 group by attrelid, privilege_type, grantee order by 1`;

const ROUTINES = `
  select pg_get_functiondef(p.oid) as definition,
    concat_ws(E'\\n', case when proacl is not null and not exists (select from aclexplode(proacl) where grantee = 0)
        then format('revoke all on %s %s from public;', kind, p.oid::regprocedure) end,
      (select string_agg(line, E'\\n') from (${grants('proacl', 'proowner', "format('%s %s', kind, p.oid::regprocedure)")}) as granted)) as grants
  from pg_proc p, lateral (select case prokind when 'p' then 'procedure' else 'function' end as kind) as kinds
  where prokind in ('f', 'p', 'w') and ${ours('pronamespace')} and ${notOfExtension('pg_proc', 'p.oid')}
  order by pronamespace::regnamespace::text, proname, pg_get_function_identity_arguments(p.oid)`;
