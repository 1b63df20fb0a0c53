import { type DemoStory, defineDemo } from '#server/demo/story.ts';

/** A few registrations of partners that began as forwarded emails. */
async function forwardDeals({ history }: DemoStory): Promise<void> {
  await history.on(history.day(0, -1), async (call) => {
    await call.run(
      'insert into forwarded_deal_settings (organization_id, is_on) values ($1, true) on conflict do nothing',
      [call.organization_id],
    );
    await call.run(
      `insert into forwarded_deals (organization_id, partner_id, user_id, from_address, subject, registration_id, missing, created_at)
       select r.organization_id, r.partner_id, sender.user_id, sender.email, 'Fwd: ' || r.title, r.id, '{}', r.created_at
       from deal_registrations r cross join lateral (select user_id, email from partner_people(r.partner_id) limit 1) sender
       where r.organization_id = $1 and r.source = 'partner' and r.status in ('pending_review', 'approved')
       order by r.created_at desc, r.id limit 5`,
      [call.organization_id],
    );
  });
}

export const demo = [defineDemo('forwarded-deals', { when: 'end', after: ['held-account'], run: forwardDeals })];
