// npm run new <area>/<feature>: a complete feature skeleton for both sides: a table under the tenant rule, its view, resource,
// sample, sample data, demo and test, a list, a screen of its form and a page. The feature is a plural in kebab case:
// `npm run new partners/partner-awards`. `--flag` makes it a module that can be switched off, `--no-flag` does not; without
// either it asks. A second argument names another folder to write to.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { writeContents } from './contents.mjs';
import { fail, prepare, ROOT, runTool } from './toolchain.mjs';

const [named = '', root = ROOT] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const [area = '', feature = ''] = named.split('/');
const [, declared = ''] =
  /areas = \{(.*?)\}/s.exec(readFileSync(join(ROOT, 'src', 'shared', 'access', 'areas.ts'), 'utf8')) ?? [];
const areas = [...declared.matchAll(/(\w+):/g)].map(([, name]) => name);
if (!areas.includes(area) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*s$/.test(feature)) {
  fail(
    `Give the area and the feature, a plural in kebab case: npm run new partners/partner-awards. Areas: ${areas.join(', ')}.`,
  );
}
const folder = join(root, 'src', 'features', area, feature);
if (existsSync(folder)) fail(`The feature ${area}/${feature} already exists.`);
if (root === ROOT) prepare({ forTests: true });
const hasFlag = await decideFlag();

const table = feature.replaceAll('-', '_');
const plural = feature.replaceAll('-', ' ');
const noun = plural.replace(/ies$/, 'y').replace(/s$/, '');
const pascal = (text) => text.replace(/(^|[ -])(\w)/g, (_, _gap, letter) => letter.toUpperCase());
const Row = pascal(noun);
const camel = (text) => text[0].toLowerCase() + text.slice(1);
const resource = camel(pascal(plural));
const sentence = (text) => text[0].toUpperCase() + text.slice(1);
const view = `${noun.replaceAll(' ', '_')}_rows`;
const title = sentence(plural);
const numbers = readdirSync(join(ROOT, 'db', 'migrations')).map((name) => Number(name.slice(0, 4)));
const number = String(Math.max(...numbers) + 1).padStart(4, '0');

const serverFlag = hasFlag
  ? `
  flag: { key: '${table}', description: '${title} of the company.', default: true },`
  : '';
const webFlag = hasFlag
  ? `
  flag: '${table}',`
  : '';

const files = {
  [`db/migrations/${number}_create_${table}.sql`]: `-- What a ${noun} is for, in one sentence.
create table ${table} (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on ${table} (organization_id, created_at desc, id desc);
call tenant_table('${table}');
call recorded_table('${table}');
`,
  [`db/views/${area}/${view}.sql`]: `-- ${title} as people read them. Join the names of what they refer to here.
create view ${view} with (security_invoker = true) as
select
  t.*
from ${table} t;

grant select on ${view} to tandem_app, tandem_partner, tandem_system;
`,
  [`src/features/${area}/${feature}/schema.ts`]: `import { type CreateOf, defineNoun } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { nouns } from './nouns.ts';

/** A ${noun}: its fields in the order of its form. Shapes, list, form, page and import follow: see docs/adding-a-field.md. */
export const ${camel(Row)} = defineNoun('${table}', nouns.${table}, {
  archive: true,
  fields: {
    name: field.text({ label: 'Name', section: '${sentence(noun)}', facts: false, required: true, list: 'shown', sort: true, filter: true, search: true }),
    created_at: field.timestamp({ label: 'Created', card: '${sentence(noun)}', list: 'shown' }),
  },
});
export type ${Row}Create = CreateOf<typeof ${camel(Row)}>;
`,
  [`src/features/${area}/${feature}/nouns.ts`]: `import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  ${table}: {
    one: '${noun}',
    many: '${plural}',
    address: '/${feature}/show/$id',
    title: 'name',
    log: 'company',
    permission: {},
  },
});
`,
  [`src/features/${area}/${feature}/dashboard-widgets.ts`]: `import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  lists: { ${table}: { screens: { company: '/${feature}' } } },
});
`,
  [`src/features/${area}/${feature}/server/resource.ts`]: `import { defineResource } from '#server/resource/define.ts';
import { ${camel(Row)} } from '../schema.ts';

export const ${resource} = defineResource(${camel(Row)}, { view: '${view}' });
`,
  [`src/features/${area}/${feature}/server/index.ts`]: `import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { ${resource} } from './resource.ts';
import { sampleData } from './sample-data.ts';

export const feature: ServerFeature = {
  name: '${feature}',${serverFlag}
  resources: [${resource}],
  sampleData,
  demo,
};
`,
  [`src/features/${area}/${feature}/server/service.ts`]: `import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { ${Row}Create } from '../schema.ts';
import { ${resource} } from './resource.ts';

/** @returns the id of the new ${noun} */
export function create${Row}(call: Call, input: ${Row}Create): Promise<string> {
  return createRow(call, ${resource}, input);
}
`,
  [`src/features/${area}/${feature}/server/sample-data.ts`]: `import { defineSampleRows } from '#server/extension-points/sample-data.ts';
import { create${Row} } from './service.ts';

const names = ['Sample: first', 'Sample: second'];

export const sampleData = defineSampleRows({
  table: '${table}',
  count: names.length,
  plant: async (call) => {
    const ids: string[] = [];
    for (const name of names) ids.push(await create${Row}(call, { name }));
    return ids;
  },
});
`,
  [`src/features/${area}/${feature}/server/demo.ts`]: `import { defineDemo } from '#server/demo/story.ts';
import { create${Row} } from './service.ts';

export const demo = [
  defineDemo('${feature}', {
    when: 'start',
    run: (_story, call) => create${Row}(call, { name: 'First ${noun}' }),
  }),
];
`,
  [`src/features/${area}/${feature}/server/sample.ts`]: `import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { ${Row}Create } from '../schema.ts';
import { create${Row} } from './service.ts';

export function sample${Row}(call: Call, overrides: Partial<${Row}Create> = {}): Promise<string> {
  return create${Row}(call, { name: \`${sentence(noun)} \${newId().slice(-6)}\`, ...overrides });
}
`,
  [`src/features/${area}/${feature}/server/${feature}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type World } from '#server/testing/world.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

test('an archived ${noun} leaves the list', async () => {
  const { id } = await company.owner.post<{ id: string }>('/${table}', { name: 'Short-lived' });
  await company.owner.request('DELETE', \`/${table}/\${id}\`);
  expect(await company.owner.get('/${table}')).toEqual([]);
});
`,
  [`src/features/${area}/${feature}/web/index.tsx`]: `import Shapes from 'lucide-react/icons/shapes';
import type { WebFeature } from '#web/feature.ts';
import { nounRoutes } from '#web/resource/noun/nounRoutes.ts';
import { nouns } from '../nouns.ts';

export const feature: WebFeature = {
  name: '${feature}',${webFlag}
  menu: [
    {
      group: 'Data Manager',
      label: '${title}',
      path: '/${feature}',
      icon: Shapes,
      order: 200,
      mode: 'company',
      permission: '${table}:view',
    },
  ],
  routes: nounRoutes(
    '${table}',
    nouns.${table},
    { list: () => import('./list.tsx'), edit: () => import('./edit.tsx'), show: () => import('./show.tsx') },
    { mode: 'company' },
  ),
};
`,
  [`src/features/${area}/${feature}/web/list.tsx`]: `import Shapes from 'lucide-react/icons/shapes';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { ${camel(Row)} } from '../schema.ts';

export default function ${Row}List() {
  return (
    <NounList
      noun={${camel(Row)}}
      create={{ label: 'New ${noun}', form: (done) => <NounForm noun={${camel(Row)}} onDone={done} onCancel={done} /> }}
      empty={{ icon: Shapes, text: 'Say in one sentence what ${plural} are for.' }}
    />
  );
}
`,
  [`src/features/${area}/${feature}/web/edit.tsx`]: `import { EditScreen } from '#web/resource/noun/EditScreen.tsx';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { ${camel(Row)} } from '../schema.ts';

export default function ${Row}Edit() {
  return <EditScreen noun={${camel(Row)}}>{(form) => <NounForm noun={${camel(Row)}} {...form} />}</EditScreen>;
}
`,
  [`src/features/${area}/${feature}/web/show.tsx`]: `import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { ${camel(Row)} } from '../schema.ts';

export default function ${Row}Show() {
  return (
    <Record noun={${camel(Row)}}>
      {(row) => (
        <RecordPage
          noun={${camel(Row)}}
          row={row}
          name={row.name}
          tabs={[
            {
              key: 'overview',
              label: 'Overview',
              content: (
                <Card>
                  <Facts rows={factsOf(${camel(Row)}.fields, row, '${sentence(noun)}')} />
                </Card>
              ),
            },
          ]}
        />
      )}
    </Record>
  );
}
`,
};
for (const [path, text] of Object.entries(files)) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`created ${path}`);
}
await runTool('biome', ['format', '--write', '--config-path', ROOT, '--vcs-enabled=false', folder]);
if (root === ROOT) {
  writeContents();
  const { code, output } = await runTool('node', ['src/server/db/describe.ts', '--write']);
  if (code !== 0) fail(`db/schema.sql could not be written:\n${output}`);
  console.log('The tables of contents and db/schema.sql are current. Next: npm run check');
  console.log(`Its tests, and after changes of its migration the schema: npm test -- ${feature}, npm run schema`);
}

/** The flag is decided by `--flag` or `--no-flag`, else by a question. */
async function decideFlag() {
  if (process.argv.includes('--flag')) return true;
  if (process.argv.includes('--no-flag')) return false;
  if (!process.stdin.isTTY) fail('Say whether it is a module that can be switched off: add --flag or --no-flag.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Is it a module that companies can have switched off? [y/N] ');
  terminal.close();
  return /^y/i.test(answer.trim());
}
