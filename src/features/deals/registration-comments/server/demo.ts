import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createComment } from './service.ts';

/** A comment of the company on an approved registration of the first partner, with the partner's answer. */
async function commentRegistration(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const partner_id = story.get('partners')[0]!.id;
  const found = await history.on(history.today, (call) =>
    call.maybe<{ id: string }>(sql`
      select id from deal_registrations
      where organization_id = ${call.organization_id} and partner_id = ${partner_id} and status = 'approved'
      order by created_at desc, id limit 1`),
  );
  if (!found) return;
  const say = (body: string) => ({ registration_id: found.id, body, visibility: 'shared' as const });
  await history.on(history.day(0, -2), (call) =>
    createComment(call, say('Approved. Who signs on the customer’s side, and when?')),
  );
  await history.on(
    history.day(0, -1),
    (call) => createComment(call, say('The head of logistics. She expects the offer this week.')),
    { mode: 'partner', partner_id, role: 'partner_admin', user_id: company.portal_user, full_name: 'Piet Partner' },
  );
}

export const demo = [
  defineDemo('registration-comments', { when: 'portal', after: ['partner-portal'], run: commentRegistration }),
];
