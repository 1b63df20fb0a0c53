import { sql } from '#server/db/sql.ts';
import { definePersonErasure, ERASED_NAME } from '#server/merge-and-erase/person-erasure.ts';

/** An address that cannot exist takes the place of the erased one. */
const NO_ADDRESS = 'deleted@erased.invalid';

/**
 * Results of campaigns stay, and emails that were not sent yet are skipped. What stops an address from getting emails is
 * kept as a hash, so that the person gets none after being added again.
 */
export const onPersonErasure = definePersonErasure(async (call, { contact_id, email }) => {
  const values = [call.organization_id, contact_id, email];
  const isTheirs = 'r.organization_id = $1 and (r.contact_id = $2 or r.email = $3::citext)';
  await call.run(
    `update email_events e set detail = null from email_campaign_recipients r
     where e.organization_id = $1 and r.id = e.recipient_id and ${isTheirs}`,
    values,
  );
  await call.run(
    `update email_campaign_recipients r set full_name = $4, email = $5, token_hash = null, error = null,
       skip_reason = case when status in ('queued', 'claimed') then 'canceled' else skip_reason end,
       status = case when status in ('queued', 'claimed') then 'skipped' else status end
     where ${isTheirs}`,
    [...values, ERASED_NAME, NO_ADDRESS],
  );
  if (!email) return;
  await call.run(sql`
    insert into erased_suppressions (organization_id, email_hash, topic_id, reason, created_at)
    select organization_id, email_hash(organization_id, email::text), topic_id, reason, ${call.now()}
    from email_suppressions
    where organization_id = ${call.organization_id} and email = ${email}::citext and until is null
    on conflict do nothing`);
  await call.run(
    sql`delete from email_suppressions where organization_id = ${call.organization_id} and email = ${email}::citext`,
  );
});
