import { needsConfirmation } from '#server/auth/confirmed.ts';
import type { Call } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import { nameForMail, oneLine } from '#shared/text/plain-text.ts';
import type { Brand } from '../frame.schema.ts';
import { composeMail, type Letter } from './compose.ts';
import { requireDeclaredSecrets } from './kinds.ts';
import { isOutside, outsideMails, requireOutsideBudget, subjectFor } from './outside.ts';
import { sealBody } from './secrets.ts';
import { recordSubjects } from './subjects.ts';

export { escapeMailHtml, mailColors, mailShades } from '../frame.schema.ts';
export { permissionSnapshot } from './access.ts';
export type { Letter, LetterTable } from './compose.ts';
export { defineMail, type MailClass, type MailKind } from './kinds.ts';
export { isNewCompany, nextMailDay, outsideMails, takeOutsideMail } from './outside.ts';
export { mergeSubjects } from './subjects.ts';
export { mailTexts } from './texts.ts';
export { mailOfToken, unsubscribeHeaders } from './unsubscribe.ts';

const LONGEST_SUBJECT = 200;

/** Queues an email in the transaction that causes it: it is sent after the commit, or never. @returns its id */
export async function sendMail(call: Call, letter: Letter): Promise<string> {
  const id = newId();
  const goesOutside = isOutside(letter);
  if (goesOutside && call.actor.is_unconfirmed) throw needsConfirmation();
  const limit = goesOutside ? await outsideMails(call) : null;
  if (limit) requireOutsideBudget(call, limit);
  const brand = await call.maybe<Brand>(sql`
    select name, logo_url, primary_color, font, 'https://' || domain as website, privacy_url, imprint_url
    from organizations where id = ${call.organization_id}`);
  const { text, html } = bodiesOf(call, id, letter, brand);
  await call.run(sql`
    insert into mail_outbox (id, organization_id, to_address, subject, body_text, body_html, created_at, attachments,
      kind, class, topics, from_name, hides, access, to_name, reply_target, is_outside)
    values (${id}, ${call.organization_id}, ${letter.to},
      ${oneLine(subjectFor(letter, limit !== null), LONGEST_SUBJECT)}, ${text}, ${html}, ${call.now()},
      ${JSON.stringify(attachmentsOf(letter))}, ${letter.kind.key}, ${letter.kind.class}, ${letter.topics ?? []},
      ${senderName(brand, limit !== null)}, ${letter.kind.hides},
      ${letter.access ? JSON.stringify(letter.access) : null}, ${letter.to_name ?? null},
      ${letter.reply ? `${letter.reply.key} ${letter.reply.id}` : null}, ${goesOutside})`);
  if (letter.kind.hides !== 'everything') await recordSubjects(call, id, letter);
  await call.rows(sql`select enqueue_mail(${id})`);
  await call.announce('mail_outbox.created', id);
  return id;
}

/** A new company could take the name of any other, so strangers see the installation's. */
const senderName = (brand: Brand | undefined, isNewToReader: boolean): string | null =>
  (!isNewToReader && brand && nameForMail(brand.name)) || null;

/** Files of the store by their key, and a calendar entry with its text. */
function attachmentsOf({ attachments = [], calendar }: Letter) {
  if (!calendar) return attachments;
  const { method, text } = calendar;
  const type = `text/calendar; charset=utf-8; method=${method.toUpperCase()}`;
  return [...attachments, { name: 'invite.ics', type, size: Buffer.byteLength(text), text }];
}

/** A hidden body is sealed before it is stored. */
function bodiesOf({ sealing }: Pick<Kernel, 'sealing'>, id: string, letter: Letter, brand?: Brand) {
  requireDeclaredSecrets(letter.kind, letter);
  const { text, html } = composeMail(letter, brand);
  if (letter.kind.hides === 'nothing') return { text, html };
  return { text: sealBody(sealing, text, id), html: sealBody(sealing, html, id) };
}

/** Holds back queued emails; those already sent are not affected. */
export async function holdBackMails(call: Call, ids: readonly string[], why: string): Promise<void> {
  await call.run(sql`
    update mail_outbox set status = 'withheld', error = ${why}, body_text = '', body_html = null
    where organization_id = ${call.organization_id} and id = any(${ids}) and status in ('queued', 'failed')`);
}

/**
 * Queues an email to a person about their own account, in a transaction of the system's login. It belongs to no
 * company: its link may sign the person in, whatever companies they work for.
 */
export async function sendAccountMail(
  { sealing, clock }: Kernel,
  tx: Tx,
  letter: Letter & { user_id: string | null },
): Promise<void> {
  const id = newId();
  const { text, html } = bodiesOf({ sealing }, id, letter);
  await tx.run(sql`
    insert into mail_outbox (id, user_id, to_address, subject, body_text, body_html, created_at, kind, class, hides)
    values (${id}, ${letter.user_id}, ${letter.to}, ${oneLine(letter.subject, LONGEST_SUBJECT)}, ${text}, ${html},
      ${clock.now()}, ${letter.kind.key}, ${letter.kind.class}, ${letter.kind.hides})`);
  await tx.rows(sql`
    select enqueue_job(${'mails.deliver_account'}, ${JSON.stringify({ mail_id: id })}, null, ${`mail:${id}`},
      queue => 'account mails')`);
}
