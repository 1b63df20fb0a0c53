import { createPopulation, setConsent } from '#features/ecosystem/account-mapping/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { newId } from '#shared/ids.ts';
import { storeCount } from './counts.ts';
import { companyLists, domainsOf } from './lists.ts';

const LIST = { name: 'Visitors of our trade fair stand', kind: 'custom', source: 'private' } as const;

/** The first partner compared a private list and shares its count. */
async function comparePrivateList(story: DemoStory): Promise<void> {
  const { history, company } = story;
  if (!company.hasExceptions) return;
  const partner = story.get('partners')[0]!;
  const actor = {
    mode: 'partner',
    partner_id: partner.id,
    role: 'partner_admin',
    user_id: company.portal_user,
    full_name: 'Piet Partner',
  } as const;
  const id = await history.on(
    history.day(0, -5),
    async (call) => {
      const population_id = await createPopulation(call, LIST);
      await setConsent(call, population_id, { level: 'count' });
      return population_id;
    },
    actor,
  );
  await history.on(history.day(0, -4), (call) =>
    addComparison(call, { id, partner_id: partner.id }, company.portal_user),
  );
}

/** The partner's file names eleven accounts of each list; the points of a real file would be gone by now. */
async function addComparison(call: Call, list: { id: string; partner_id: string }, user_id: string): Promise<void> {
  const lists = (await companyLists(call, list)).filter(({ level }) => level !== 'none');
  if (lists.length === 0) return;
  const domains = await domainsOf(
    call,
    lists.map(({ id }) => id),
  );
  const file = new Set([...domains.values()].flatMap((keys) => keys.slice(0, 11)));
  for (const { id } of lists)
    await storeCount(call, list, id, domains.get(id)!.filter((domain) => file.has(domain)).length);
  const now = call.now();
  await call.run(sql`
    insert into private_intersections (organization_id, id, partner_id, population_id, population_name, status,
      list_size, company_lists,
      started_by_user_id, started_by_name, started_at, expires_at, challenged_at, answered_at, counted_at, ended_at)
    values (${call.organization_id}, ${newId()}, ${list.partner_id}, ${list.id}, ${LIST.name}, 'expired',
      ${file.size + 46}, ${lists.map(({ name }) => name)}, ${user_id}, 'Piet Partner', ${now},
      ${now}::timestamptz + interval '1 day', ${now}, ${now}, ${now},
      ${now}::timestamptz + interval '1 day')`);
}

export const demo = [
  defineDemo('private-intersection', {
    when: 'portal',
    after: ['partner-portal', 'account-mapping'],
    run: comparePrivateList,
  }),
];
