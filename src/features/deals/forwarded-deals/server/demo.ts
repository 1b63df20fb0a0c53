import { addPastMails, type PastMail } from '#features/platform/inbound-mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';

/** A few registrations of partners that began as forwarded emails. They need the users of the first partner. */
async function forwardDeals({ kernel, history }: DemoStory): Promise<void> {
  const mails = await history.on(history.today, async (call) => {
    await call.run(sql`
      insert into forwarded_deal_settings (organization_id, is_on) values (${call.organization_id}, true)
      on conflict do nothing`);
    await call.run(sql`
      insert into forwarded_deals (organization_id, partner_id, user_id, from_address, subject, registration_id,
        missing, created_at)
      select r.organization_id, r.partner_id, sender.user_id, sender.email, 'Fwd: ' || r.title, r.id, '{}', r.created_at
      from deal_registrations r cross
        join lateral (select user_id, email from partner_people(r.partner_id) limit 1) sender
      where r.organization_id = ${call.organization_id} and r.source = 'partner'
        and r.status in ('pending_review', 'approved')
      order by r.created_at desc, r.id limit 3`);
    return mailsOf(call);
  });
  await addPastMails(kernel, history.organization_id, mails);
}

/** The emails that these deals came with, and one that was not accepted. */
async function mailsOf(call: Call): Promise<PastMail[]> {
  const to = { address_key: 'deals', ref_id: call.organization_id };
  const forwarded = await call.rows<{ from_address: string; subject: string; at: string }>(sql`
    select from_address, subject, created_at as at from forwarded_deals where organization_id = ${call.organization_id}
    order by created_at`);
  return [
    ...forwarded.map((mail) => ({ ...to, ...mail, status: 'handled' as const })),
    {
      ...to,
      from_address: 'newsletter@trade-fair.example',
      subject: 'Exhibitor news',
      status: 'ignored',
      note: 'Sent by a mailing list.',
      at: call.now(),
    },
  ];
}

export const demo = [defineDemo('forwarded-deals', { when: 'portal', after: ['partner-portal'], run: forwardDeals })];
