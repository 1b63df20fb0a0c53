import {
  type Delivered,
  defineInboundMail,
  type FailedMail,
  type Outcome,
} from '#features/platform/inbound-mails/server/service.ts';
import { defineMail, sendMail } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { subjectOf } from '#server/flags/flags.ts';
import { inLanguageOf } from '#server/language.ts';
import { allows } from '#shared/access/permissions.ts';
import type { Action } from '#shared/access/roles.ts';
import { replyOf } from './define.ts';
import { withoutQuotes } from './quotes.ts';
import { texts } from './texts.ts';
import { keepWholeMail } from './whole-mails.ts';

interface Address {
  reply_key: string;
  ref_id: string;
  variant: string;
  user_id: string;
  partner_id: string | null;
  offered_at: string;
  email: string;
}

/** The days after the last email of a conversation in which replies are read. */
const OPEN_DAYS = 90;
const ignored = (note: string): Outcome => ({ status: 'ignored', note });

/**
 * Replies are taken from the person the email was sent to, from the address it was sent to, with the rights that the
 * person has now.
 */
export const replyMail = defineInboundMail({
  key: 'reply',
  label: 'Reply',
  table: 'reply_addresses',
  from: ['people'],
  tellSender: tellNotHandled,
  take: takeReply,
});

const notHandledMail = defineMail({ key: 'reply_not_handled', class: 'account', hides: 'body' });

/** Only the person who was asked is told. */
async function tellNotHandled(
  call: Call,
  { kernel, ref_id, from_address }: Omit<FailedMail, 'subject'>,
): Promise<void> {
  const [person] = await kernel.system.unscoped((tx) =>
    tx.rows<{ user_id: string; partner_id: string | null; email: string }>(sql`
      select a.user_id, a.partner_id, u.email::text as email
      from reply_addresses a join identity.users u on u.id = a.user_id
      where a.organization_id = ${call.organization_id} and a.id = ${ref_id} and u.email = ${from_address}`),
  );
  if (!person) return;
  const { user_id, partner_id, email } = person;
  await inLanguageOf(call, { user_id, partner_id }, () =>
    sendMail(call, {
      kind: notHandledMail,
      to: email,
      access: { user_id, partner_id },
      subject: texts.subject,
      paragraphs: [texts.notRead],
      action: { label: texts.signIn, path: '/' },
    }),
  );
}

async function takeReply(call: Call, { kernel, ref_id, message }: Delivered): Promise<Outcome> {
  const [address] = await kernel.system.unscoped((tx) =>
    tx.rows<Address>(sql`
      select a.reply_key, a.ref_id, a.variant, a.user_id, a.partner_id, a.offered_at, u.email from reply_addresses a
      join identity.users u on u.id = a.user_id where a.organization_id = ${call.organization_id} and a.id = ${ref_id}`),
  );
  const reply = address && replyOf(address.reply_key);
  if (!address || !reply) return ignored('The conversation does not exist anymore.');
  if (message.from.address !== address.email.toLowerCase())
    return ignored('It was not sent by the person who was asked.');
  if (message.authentication === 'fail') return ignored('The mail server could not verify the sender.');
  if (Date.parse(address.offered_at) < call.now().getTime() - OPEN_DAYS * 86_400_000)
    return ignored('The conversation is too old.');
  const actor = await kernel.identity.actorIn(address.user_id, call.organization_id, address.partner_id);
  if (!actor) return ignored('The sender has no access anymore.');
  const [resource, verb] = reply.can.split(':') as [string, Action];
  const isOn = !reply.flag || (await kernel.flags.isOn(reply.flag, subjectOf(actor)));
  if (!isOn || !allows(actor.permissions, resource, verb)) return ignored('The sender’s role does not allow this.');
  const text = withoutQuotes(message.text);
  if (!text) {
    await tellNotHandled(call, { kernel, ref_id, from_address: message.from.address });
    return ignored('It contains no text of its own.');
  }
  const done = await call.actingAs(
    actor,
    (person) => reply.take(person, address.ref_id, { text, variant: address.variant }),
    { via: 'By email' },
  );
  await keepWholeMail(call, address, { table: done.table, id: done.id }, message.text);
  return { status: 'handled', note: done.note };
}
