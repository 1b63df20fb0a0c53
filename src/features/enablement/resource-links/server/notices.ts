import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { defineTopics } from '#server/extension-points/notification-topics.ts';
import { texts } from './texts.ts';

export const topics = defineTopics([
  {
    key: 'link_guesses',
    resource: 'resources',
    label: 'Guessed passwords',
    about: 'Someone tries many wrong passwords at a link you shared.',
    mode: 'company',
    email: 'instant',
    kinds: ['resource_link_guessed'],
  },
]);

/** Tells the person who shared the link, or everyone who manages resources after that person has left. */
export async function tellResourceLinkGuessed(call: Call, link_id: string): Promise<void> {
  const { name, created_by, resource_id } = await call.one<{
    name: string;
    created_by: string;
    resource_id: string;
  }>(sql`
    select r.name, l.created_by, l.resource_id from resource_links l
    join resources r on r.organization_id = l.organization_id and r.id = l.resource_id
    where l.organization_id = ${call.organization_id} and l.id = ${link_id}`);
  const all = await teamMembersWithPermission(call, 'resources', 'manage');
  const owner = all.filter(({ user_id }) => user_id === created_by);
  await notify(
    call,
    { mode: 'company', people: owner.length > 0 ? owner : all },
    () => ({ kind: 'resource_link_guessed', text: texts.guessed(name), link: `/resources/show/${resource_id}` }),
    () => ({ subject: texts.guessedSubject(name).slice(0, 120), action: texts.viewLinks }),
  );
}
