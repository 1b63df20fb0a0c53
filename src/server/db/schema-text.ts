import type pg from 'pg';

/** Finds the declarations of tables and views, to group and reference them. */
export interface Places {
  /** The area of the feature that owns a table of `public`; undefined for the kernel's own. */
  areaOf(table: string): string | undefined;
  /** The file with the last definition of a view or function. */
  fileOf(name: string): string;
}

const HEADER = `-- Generated from db/migrations and db/views by "npm run schema"; read it, change them.
--
-- Said once for all tables that are "isolated" (db/migrations/0001_tenancy.sql, tenant_table). Row-level security is enabled and
-- forced, and these roles may select, insert, update and delete unless "grants" says otherwise:
--   tandem_app      the company: rows of the caller's organization
--   tandem_partner  partner mode: of these, the rows under "partners see" and "partners write"; otherwise none
--   tandem_own      people limited to own partners: of the company's rows those under "own"; otherwise all
--   tandem_system   every row: sign-in, jobs and the operators of the installation
-- "append-only" refuses update, delete and truncate by trigger too. "recorded" writes every change to the audit log.
-- "row_version" counts updates. Constraints and indexes with the name PostgreSQL gives them are written without it.
`;

/** Prints the schema for readers: tables by area, and the files that define everything else. */
export async function schemaText(client: pg.Client, { areaOf, fileOf }: Places): Promise<string> {
  await client.query('set search_path = public');
  const tables = (await client.query<Table>(TABLES)).rows;
  const { rows: views } = await client.query<{ name: string; columns: string[] }>(VIEWS);
  const { rows: functions } = await client.query<{ name: string; line: string }>(FUNCTIONS);
  const byArea = Map.groupBy(tables, ({ name }) =>
    name.includes('.') ? name.slice(0, name.indexOf('.')) : (areaOf(name) ?? 'kernel'),
  );
  const areas = [...byArea.keys()].sort();
  return [
    HEADER,
    ...areas.map((area) => [heading(area), ...byArea.get(area)!.map(tableText)].join('\n\n')),
    `${heading('views')}\n\n${views.map(({ name, columns }) => `-- ${fileOf(name)}\n${listed(columns)}`).join('\n')}`,
    `${heading('functions')}\n\n${functionsText(functions, fileOf)}`,
  ]
    .join('\n\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .concat('\n');
}

const heading = (area: string) => `-- ${`${area} `.padEnd(100, '=')}`;

interface Table {
  name: string;
  comment: string | null;
  columns: { name: string; text: string; comment: string | null }[];
  constraints: { name: string; type: 'p' | 'u' | 'x' | 'c' | 'f'; columns: string[]; definition: string }[];
  indexes: string[];
  triggers: { name: string; definition: string }[];
  is_forced: boolean;
  policies: { name: string; using: string | null; check: string | null }[];
  grants: { role: string; privileges: string; columns: string | null }[];
}

function tableText(table: Table): string {
  const { name, comment, columns, constraints, indexes } = table;
  const ofColumn = constraints.filter(
    (each) => each.columns.length === 1 && 'cf'.includes(each.type) && isUsual(table, each),
  );
  const lines = [
    ...columns.map((column) => {
      const its = ofColumn.filter((each) => each.columns[0] === column.name);
      const text = [plain(column.text), ...its.map((each) => inColumn(each))].join(' ');
      return column.comment ? `-- ${column.comment}\n  ${text}` : text;
    }),
    ...constraints
      .filter((each) => !ofColumn.includes(each))
      .map((each) => `${isUsual(table, each) ? '' : `constraint ${each.name} `}${plain(each.definition)}`),
  ];
  return [
    ...(comment ? [`-- ${comment}`] : []),
    `create table ${name} (\n  ${lines.join(',\n  ')}\n);`,
    ...indexes.map((index) => `${indexText(name, index)};`),
    ...specialTriggers(table),
    ...summary(table),
  ].join('\n');
}

/** Whether a constraint has the name PostgreSQL would give it. */
function isUsual({ name: table }: Table, { name, type, columns }: Table['constraints'][number]): boolean {
  const bare = table.slice(table.indexOf('.') + 1);
  const usual = { p: [], u: columns, x: columns, c: columns, f: columns }[type];
  const suffix = { p: 'pkey', u: 'key', x: 'excl', c: 'check', f: 'fkey' }[type];
  const expected = [[bare, ...usual, suffix].join('_'), [bare, suffix].join('_')];
  return expected.some((each) => name.replace(/(?<!\d)\d+$/, '') === each);
}

function inColumn({ type, definition }: Table['constraints'][number]): string {
  const text = plain(definition);
  return type === 'f' ? text.replace(/^foreign key \(\w+\) /, '').replace(/\(id\)/, '') : text;
}

function indexText(table: string, index: string): string {
  const usual = new RegExp(` index ${table.slice(table.indexOf('.') + 1)}_\\w+_idx\\d* on `);
  return plain(index).replace(' using btree ', ' ').replace(usual, ' index on ');
}

const COMMON_TRIGGERS: Readonly<Record<string, string>> = {
  append_only: 'append-only',
  touch: 'row_version',
  record: 'recorded',
  record_created: '',
  keep_tags: 'tags',
  keep_tags_changed: '',
  keep_custom_unique: 'unique custom fields',
  keep_custom_unique_changed: '',
  keep_custom_unique_deleted: '',
};

function specialTriggers({ triggers }: Table): string[] {
  return triggers
    .filter(({ name }) => !(name in COMMON_TRIGGERS))
    .map(({ definition }) => `${plain(definition).replace(/ execute function /, '\n  execute function ')};`);
}

const ORGANIZATION = "= (nullif(current_setting('app.organization_id', true), ''))::uuid)";
const ALL = 'delete, insert, select, update';

function summary(table: Table): string[] {
  const { policies, triggers, grants, is_forced: isForced } = table;
  const policy = (name: string) => policies.find((each) => each.name === name);
  const marks = triggers.flatMap(({ name }) => COMMON_TRIGGERS[name] || []);
  const narrowed = (expression: string | null | undefined) => {
    const text = plain(expression ?? '');
    const at = text.indexOf(ORGANIZATION);
    return at === -1
      ? text
      : bare(
          text
            .slice(at + ORGANIZATION.length)
            .replace(/^ and /, '')
            .replace(/\)$/, ''),
        );
  };
  const lines: string[] = [[isForced ? 'isolated' : 'no row-level security', ...marks].join(', ')];
  const rules: [string, string, string][] = [
    ['partners see', narrowed(policy('partner')?.using), 'false'],
    ['partners write', narrowed(policy('partner')?.check), 'false'],
    ['own', bare(plain(policy('own')?.using ?? '')), 'true'],
    ['own write', bare(plain(policy('own')?.check ?? '')), bare(plain(policy('own')?.using ?? ''))],
  ];
  if (policies.length > 0) for (const [what, rule, usual] of rules) if (rule !== usual) lines.push(`${what}: ${rule}`);
  for (const each of policies.filter(({ name }) => !['company', 'partner', 'own', 'system'].includes(name)))
    lines.push(`policy ${each.name}: ${plain(each.using ?? '')}`);
  const whole = grants.filter(({ columns }) => columns === null);
  const usual = new Set(whole.map(({ privileges }) => privileges));
  const areAlike = whole.length === 3 && usual.size === 1;
  if (!areAlike || !usual.has(ALL))
    lines.push(
      `grants: ${areAlike ? [...usual][0] : whole.map(({ role, privileges }) => `${role} ${privileges}`).join('; ') || 'none'}`,
    );
  for (const { role, privileges, columns } of grants.filter((each) => each.columns !== null))
    lines.push(`grants: ${role} ${privileges} (${columns})`);
  return lines.map((line) => wrapped(`-- ${line}`));
}

function wrapped(line: string): string {
  if (line.length <= 125) return line;
  const end = line.lastIndexOf(' ', 125);
  return `${line.slice(0, end)}\n${wrapped(`--     ${line.slice(end + 1)}`)}`;
}

/** Removes the outer parentheses. */
function bare(text: string): string {
  if (!text.startsWith('(')) return text;
  let depth = 0;
  for (const [at, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return at === text.length - 1 ? bare(text.slice(1, -1)) : text;
  }
  return text;
}

/** Formats SQL to be readable: lower case outside quotes, one line, without casts of text. */
function plain(sql: string): string {
  const small = sql.replaceAll(/'(?:[^']|'')*'|"[^"]*"|[^'"]+/g, (part) =>
    /^['"]/.test(part) ? part : part.toLowerCase().replaceAll(/\s+/g, ' '),
  );
  return small
    .replaceAll(/('(?:[^']|'')*')::text\b(?!\[)/g, '$1')
    .replaceAll(/= any \(array\[([^\]]*)\]\)/g, 'in ($1)')
    .replaceAll(' as app_own_partners)', ')')
    .replaceAll('timestamp with time zone', 'timestamptz')
    .replaceAll(' on public.', ' on ')
    .replaceAll('( select', '(select')
    .trim();
}

function listed(columns: string[]): string {
  return wrapped(`--     ${columns.join(' ')}`);
}

function functionsText(functions: { name: string; line: string }[], fileOf: Places['fileOf']): string {
  const byFile = Map.groupBy(functions, ({ name }) => fileOf(name));
  return [...byFile.keys()]
    .sort()
    .map((file) => [`-- ${file}`, ...byFile.get(file)!.map(({ line }) => wrapped(`--   ${plain(line)}`))].join('\n'))
    .join('\n');
}

const ours = (namespace: string) =>
  `${namespace} in (select oid from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'graphile_worker'))`;
const notOfExtension = (catalog: string, oid: string) =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e')`;

const TABLES = `
  select c.oid::regclass::text as name, obj_description(c.oid, 'pg_class') as comment, c.relrowsecurity and c.relforcerowsecurity as is_forced,
    (select json_agg(json_build_object('name', attname, 'comment', col_description(c.oid, attnum), 'text',
        concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
          case attidentity when 'a' then 'generated always as identity' when 'd' then 'generated by default as identity' end,
          case when attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(adbin, adrelid))
            else 'default ' || pg_get_expr(adbin, adrelid) end)) order by attnum)
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
    coalesce((select json_agg(json_build_object('name', conname, 'type', contype, 'definition', pg_get_constraintdef(k.oid, true), 'columns',
        (select coalesce(json_agg(attname order by place), '[]') from unnest(conkey) with ordinality key(num, place)
          join pg_attribute on attrelid = c.oid and attnum = num)) order by array_position('{p,u,x,c,f}'::"char"[], contype), conname)
      from pg_constraint k where conrelid = c.oid and contype in ('p', 'u', 'f', 'c', 'x')), '[]') as constraints,
    coalesce((select json_agg(pg_get_indexdef(indexrelid) order by indexrelid::regclass::text) from pg_index
      where indrelid = c.oid and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))), '[]') as indexes,
    coalesce((select json_agg(json_build_object('name', tgname, 'definition', pg_get_triggerdef(oid, true)) order by tgname)
      from pg_trigger where tgrelid = c.oid and not tgisinternal), '[]') as triggers,
    coalesce((select json_agg(json_build_object('name', polname, 'using', pg_get_expr(polqual, polrelid), 'check',
        pg_get_expr(polwithcheck, polrelid)) order by polname) from pg_policy where polrelid = c.oid), '[]') as policies,
    coalesce((select json_agg(json_build_object('role', role, 'privileges', privileges, 'columns', columns) order by role, columns nulls first) from (
        select grantee::regrole::text as role, string_agg(lower(privilege_type), ', ' order by privilege_type) as privileges, null as columns
        from aclexplode(c.relacl) where grantee <> c.relowner group by grantee
        union all
        select grantee::regrole::text, lower(privilege_type), string_agg(attname, ', ' order by attnum)
        from pg_attribute, aclexplode(attacl) where attrelid = c.oid group by grantee, privilege_type) granted), '[]') as grants
  from pg_class c where relkind in ('r', 'p') and not relispartition and ${ours('relnamespace')} and ${notOfExtension('pg_class', 'c.oid')}
  order by relnamespace::regnamespace::text, relname`;

const VIEWS = `
  select oid::regclass::text as name, array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 order by attnum) as columns
  from pg_class c where relkind = 'v' and ${ours('relnamespace')} and ${notOfExtension('pg_class', 'c.oid')} order by 1`;

const FUNCTIONS = `
  select proname as name, format('%s(%s)%s%s%s', proname, pg_get_function_arguments(p.oid),
    ' returns ' || pg_get_function_result(p.oid), case when prosecdef then ', security definer' end,
    case when proacl is not null and not exists (select from aclexplode(proacl) where grantee = 0) then ', for ' ||
      coalesce((select string_agg(grantee::regrole::text, ', ' order by grantee::regrole::text) from aclexplode(proacl) where grantee <> proowner), 'nobody') end) as line
  from pg_proc p where prokind in ('f', 'p', 'w') and ${ours('pronamespace')} and ${notOfExtension('pg_proc', 'p.oid')}
  order by proname, pg_get_function_identity_arguments(p.oid)`;
