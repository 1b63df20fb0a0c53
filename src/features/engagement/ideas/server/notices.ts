import { teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { said } from '#shared/text/labels.ts';
import { type Idea, ideaStatuses } from '../schema.ts';
import { texts } from './texts.ts';

const linkTo = (id: string) => `/feedback/ideas/show/${id}`;

export async function tellIdeaCompany(
  call: Call,
  { id, title, partner_id }: { id: string; title: string; partner_id: string },
): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) => {
    const { name } = await company.one<{ name: string }>(
      sql`select name from partners where organization_id = ${company.organization_id} and id = ${partner_id}`,
    );
    await notify(
      company,
      { mode: 'company', people: await teamMembersWithPermission(company, 'ideas', 'manage') },
      () => ({
        kind: 'idea_posted',
        text: texts.posted(name, title),
        link: linkTo(id),
        about: [{ table: 'partners', id: partner_id }],
      }),
      () => ({ subject: texts.postedSubject(title).slice(0, 120), action: texts.viewIdea }),
    );
  });
}

/** Notifies the author and the voters of an idea. */
export async function tellIdeaAnswered(call: Call, { id, title, status, reply }: Idea): Promise<void> {
  if (call.batch_id) return;
  const people = await call.rows<{ user_id: string; full_name: string; email: string; partner_id: string }>(sql`
    select s.user_id, s.full_name, s.email, v.partner_id from idea_votes v
    cross join lateral partner_standings(v.partner_id) s
    where v.organization_id = ${call.organization_id} and v.idea_id = ${id} and s.user_id = v.user_id
    order by v.partner_id, s.user_id`);
  const state = ideaStatuses.find(({ value }) => value === status)!.label;
  for (const partner_id of new Set(people.map((person) => person.partner_id)))
    await notify(
      call,
      { mode: 'partner', partner_id, people: people.filter((person) => person.partner_id === partner_id) },
      () => ({ kind: 'idea_answered', text: texts.answered(title, said(state), reply), link: linkTo(id) }),
      () => ({ subject: texts.answeredSubject(title).slice(0, 120), action: texts.viewIdea }),
    );
}
