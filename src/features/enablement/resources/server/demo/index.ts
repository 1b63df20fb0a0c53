import { storeFile } from '#features/platform/stored-files/server/service.ts';
import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { firstNames, lastNames } from '#server/demo/names.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { newId } from '#shared/ids.ts';
import type { CobrandArea } from '../../schema.ts';
import { recordOpening } from '../events.ts';
import { addResourceVersion, createResource, setFavorite } from '../service.ts';
import { takeResourceStep } from '../steps.ts';
import { type Planned, planned } from './library.ts';
import { docxOf, resourcePdf } from './paper.ts';

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    /** Resource ids by name. */
    resources: Record<string, string>;
  }
}

const areas: CobrandArea[] = [
  { page: 1, kind: 'logo', x: 0.09, y: 0.84, width: 0.3, height: 0.08 },
  {
    page: 1,
    kind: 'text',
    x: 0.5,
    y: 0.84,
    width: 0.41,
    height: 0.1,
    text: '{name}\n{website}\n{phone}',
    size: 11,
    align: 'right',
  },
];

/** Creates a library in folders that partners opened over the last weeks. */
async function fillLibrary(story: DemoStory): Promise<void> {
  const { history } = story;
  const folderIds = story.get('resourceFolders');
  const facts = await history.on(history.today, (call) => factsOf(call, story));
  const ids: Record<string, string> = {};
  for (const plan of planned) {
    ids[plan.name] = await history.on(history.day(0, -plan.ago), (call) =>
      addResource(call, story, plan, { folder_id: folderIds[plan.folder]!, ...facts }),
    );
  }
  story.put('resources', ids);
  for (const [index, plan] of planned.entries()) await openResource(story, ids[plan.name]!, plan, index);
  const portal: Partial<Actor> = {
    mode: 'partner',
    partner_id: story.get('partners')[0]!.id,
    role: 'partner_admin',
    user_id: story.company.portal_user,
    full_name: 'Piet Partner',
  };
  await history.on(
    history.day(0, -5),
    async (call) => {
      for (const name of ['Product overview', 'Co-branded flyer']) await setFavorite(call, ids[name]!, true);
      await recordOpening(call, { id: ids['Product overview']!, version: 1, kind: 'downloaded', ticket: newId() });
    },
    portal,
  );
}

/** Partners send files of these folders to customers; prices and technical documents stay with them. */
const customerFolders: readonly string[] = ['Sales', 'Marketing'];

interface Facts {
  product_ids: readonly string[];
  audience_id: string | null;
}

async function factsOf(call: Call, { company }: DemoStory): Promise<Facts> {
  const products = await call.rows<{ id: string }>(sql`
    select id from products where organization_id = ${call.organization_id} and archived_at is null order by name, id
    limit 4`);
  const audience = await call.maybe<{ id: string }>(sql`
    select id from audiences
    where organization_id = ${call.organization_id} and entity = 'partners' and name = 'Top partners'`);
  return { product_ids: products.map(({ id }) => id), audience_id: (company.hasExceptions && audience?.id) || null };
}

async function addResource(
  call: Call,
  { kernel }: DemoStory,
  { folder, ago: _ago, reach: _reach, pages, paragraphs, forTop, isCobranded, isDraft, ...given }: Planned,
  { folder_id, product_ids, audience_id }: Facts & { folder_id: string },
): Promise<string> {
  const id = await createResource(call, {
    ...given,
    is_for_customers: customerFolders.includes(folder),
    folder_id,
    product_id: product_ids[given.name.length % (product_ids.length + 1)] ?? null,
    ...(forTop && audience_id && { visibility: 'audience', audience_id }),
  });
  if (pages || paragraphs) {
    const bytes = pages ? await resourcePdf(pages) : docxOf(paragraphs!);
    const version = await addResourceVersion(
      call,
      id,
      await storeFile(kernel.documents, `${given.name.replace(':', '')}.${pages ? 'pdf' : 'docx'}`, bytes),
    );
    // The text that the job would read.
    const words = pages?.flatMap(({ title, lead, lines }) => [title, lead, ...lines]) ?? paragraphs!;
    await call.run(sql`
      insert into resource_texts (organization_id, resource_id, version, status, pages, text, created_at)
      values (${call.organization_id}, ${id}, ${version}, 'read', ${pages?.length ?? null}, ${words.join('\n')},
        ${call.now()})`);
  }
  if (isCobranded) await takeResourceStep.cobrand_areas(call, id, { areas });
  if (!isDraft) await takeResourceStep.publish(call, id);
  await call.run(sql`
    update resources set announced_at = ${call.now()} where organization_id = ${call.organization_id} and id = ${id}`);
  return id;
}

/** Some partners open it, some of them repeatedly; the same ones in every installation. */
async function openResource(
  story: DemoStory,
  id: string,
  { ago, reach, pages }: Planned,
  index: number,
): Promise<void> {
  const opens = story
    .get('partners')
    .slice(0, 24)
    .flatMap(({ id: partner_id }, at) => {
      if ((at * 7 + index * 3) % 10 >= reach) return [];
      const name = `${firstNames[(at * 3 + 1) % firstNames.length]} ${lastNames[(at * 5 + 2) % lastNames.length]}`;
      return Array.from({ length: 1 + ((at + index) % 3) }, (_, time) => ({
        partner_id,
        name,
        kind: pages && time > 0 ? 'downloaded' : 'viewed',
        days: Math.max(1, ago - 1 - ((at * 5 + time * 11 + index) % Math.max(1, ago - 1))),
        ticket: newId(),
      }));
    });
  await story.history.on(story.history.today, (call) =>
    call.run(sql`
      insert into resource_events (organization_id, resource_id, version, kind, user_id, user_name, partner_id, ticket,
        created_at)
      select ${call.organization_id}, r.id, r.version, o.kind, o.partner_id, o.name, o.partner_id, o.ticket,
        ${call.now()}::timestamptz - make_interval(days => o.days)
      from resources r cross
        join jsonb_to_recordset(${JSON.stringify(opens)}) as o (partner_id uuid, name text, kind text, days int,
        ticket text)
      where r.organization_id = ${call.organization_id} and r.id = ${id}`),
  );
}

export const demo = [defineDemo('resources', { when: 'end', after: ['resource-folders'], run: fillLibrary })];
