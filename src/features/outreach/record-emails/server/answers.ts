import { type Addressee, excerpt, notify } from '#features/engagement/notifications/server/service.ts';
import { type Delivered, defineInboundMail, type Outcome } from '#features/platform/inbound-mails/server/service.ts';
import { withoutQuotes } from '#features/platform/mail-replies/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import { nounAddress } from '#shared/nouns/nouns.ts';
import { oneLine } from '#shared/text/plain-text.ts';
import { texts } from './texts.ts';

const LONGEST = 10_000;
const ignored = (note: string): Outcome => ({ status: 'ignored', note });

interface Written {
  id: string;
  ref_table: string;
  ref_id: string;
  partner_id: string | null;
  subject: string;
  author_user_id: string | null;
  to_names: string[];
  to_addresses: string[];
}

/** Answers are taken only from the people the email was sent to. */
export const answerMail = defineInboundMail({
  key: 'letter',
  label: 'Answer to an email from a record',
  table: 'record_emails',
  from: ['people'],
  tellSender: null,
  take: takeAnswer,
});

async function takeAnswer(call: Call, { ref_id, message }: Delivered): Promise<Outcome> {
  const written = await call.maybe<Written>(sql`
    select id, ref_table, ref_id, partner_id, subject, author_user_id, to_names, to_addresses from record_emails
    where organization_id = ${call.organization_id} and id = ${ref_id} and direction = 'sent'`);
  const position = written?.to_addresses.indexOf(message.from.address.toLowerCase()) ?? -1;
  if (!written || position < 0) return ignored('It was not sent by a recipient of the email.');
  if (message.authentication === 'fail') return ignored('The mail server could not verify the sender.');
  const text = withoutQuotes(message.text).slice(0, LONGEST);
  if (!text.trim()) return ignored('It contains no text of its own.');
  const [id, name] = [newId(), written.to_names[position] ?? ''];
  const subject = oneLine(message.subject || written.subject, 200);
  await call.run(sql`
    insert into record_emails (id, organization_id, ref_table, ref_id, partner_id, direction, answers_id, subject, body,
      author_name, author_user_id, created_at)
    values (${id}, ${call.organization_id}, ${written.ref_table}, ${written.ref_id}, ${written.partner_id}, 'received',
      ${written.id}, ${subject}, ${text}, ${name}, null, ${call.now()})`);
  await tellAuthor(call, written, name);
  return { status: 'handled', note: 'Added to the timeline of the record.' };
}

/** Only the author is told; the timeline shows it to everyone. */
async function tellAuthor(call: Call, { author_user_id, ref_table, ref_id, subject }: Written, name: string) {
  const author = await call.maybe<Addressee>(sql`
    select id as user_id, full_name, email from people
    where organization_id = ${call.organization_id} and id = ${author_user_id} and status = 'active'`);
  if (!author) return;
  const link = nounAddress(ref_table, ref_id);
  await notify(
    call,
    { mode: 'company', people: [author] },
    () => ({
      kind: 'record_email_answered',
      text: texts.answered(name, excerpt(subject)),
      ...(link && { link }),
    }),
    () => ({ subject: texts.answeredSubject(name, excerpt(subject)), action: texts.openAnswer }),
  );
}
