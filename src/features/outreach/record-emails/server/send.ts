import { defineMail, sendMail } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { inLanguageOf } from '#server/language.ts';
import { newId } from '#shared/ids.ts';
import type { RecordEmailCreate } from '../schema.ts';
import { recordEmailRecipients } from './recipients.ts';
import { texts } from './texts.ts';

const letter = defineMail({ key: 'record_email', class: 'account', hides: 'nothing', plainSubject: 'own' });

/** More than people write by hand; larger audiences get a campaign, from which they can unsubscribe. */
const MOST_A_DAY = 200;
const DAY_MS = 86_400_000;

/**
 * Sends an email to contacts of a record, one to each person. Answers come back into the timeline when the installation
 * reads a mailbox. @returns its id
 */
export async function sendRecordEmail(call: Call, input: RecordEmailCreate): Promise<string> {
  const { partner_id, recipients } = await recordEmailRecipients(call, input.ref_table, input.ref_id);
  const chosen = recipients.filter(({ id }) => input.contact_ids.includes(id));
  if (chosen.length < input.contact_ids.length)
    throw invalid({ contact_ids: ['must be contacts of this record with an email address'] });
  await requireBudget(call, chosen.length);
  const id = newId();
  const [subject, body] = [input.subject.trim(), input.body.trim()];
  await call.run(sql`
    insert into record_emails (id, organization_id, ref_table, ref_id, partner_id, direction, subject, body,
      author_name, author_user_id, to_names, to_addresses, created_at)
    values (${id}, ${call.organization_id}, ${input.ref_table}, ${input.ref_id}, ${partner_id}, 'sent', ${subject},
      ${body}, ${call.actor.full_name}, ${call.actor.user_id}, ${chosen.map(({ name }) => name)},
      ${chosen.map(({ email }) => email.toLowerCase())}, ${call.now()})`);
  const own = await ownAddress(call);
  for (const { email, name } of chosen)
    await inLanguageOf(call, { user_id: null, partner_id }, () =>
      sendMail(call, {
        kind: letter,
        to: email,
        to_name: name,
        subject,
        paragraphs: body.split(/\n{2,}/),
        reply: { key: 'letter', id },
        footer: texts.wroteThis(call.actor.full_name, own),
      }),
    );
  return id;
}

/** The colleague's own address: it is named, because answers reach the product only where it reads a mailbox. */
async function ownAddress(call: Call): Promise<string | null> {
  const person = await call.maybe<{ email: string }>(
    sql`select email from people where organization_id = ${call.organization_id} and id = ${call.actor.user_id}`,
  );
  return person?.email ?? null;
}

async function requireBudget(call: Call, more: number): Promise<void> {
  const { sent } = await call.one<{ sent: number }>(sql`
    select coalesce(sum(cardinality(to_addresses)), 0)::int as sent from record_emails
    where organization_id = ${call.organization_id} and author_user_id = ${call.actor.user_id} and direction = 'sent'
      and created_at > ${new Date(call.now().getTime() - DAY_MS)}`);
  if (sent + more > MOST_A_DAY)
    throw conflict(`You can write to ${MOST_A_DAY} people a day from records. For more people, use an email campaign.`);
}
