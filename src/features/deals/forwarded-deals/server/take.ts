import { createOwnDraft, missingFields } from '#features/deals/deal-registrations/server/service.ts';
import {
  type Delivered,
  defineInboundMail,
  type FailedMail,
  type InboundMessage,
  type Outcome,
} from '#features/platform/inbound-mails/server/service.ts';
import { withoutQuotes } from '#features/platform/mail-replies/server/service.ts';
import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { subjectOf } from '#server/flags/flags.ts';
import type { Kernel } from '#server/kernel.ts';
import { allows } from '#shared/access/permissions.ts';
import { newId } from '#shared/ids.ts';
import { domainKey } from '#shared/matching.ts';
import { extractDeal, type FoundDeal } from './extract.ts';
import { forwardedFlag } from './flag.ts';
import { askForMissing, askWhichPartner, sayNotHandled } from './mails.ts';
import { type Sender, sendersOf } from './sender.ts';

const ignored = (note: string): Outcome => ({ status: 'ignored', note });

/** Forwarded emails become drafts of the partner whose person sent them. Nobody else gets an answer. */
export const forwardedMail = defineInboundMail({
  key: 'deals',
  label: 'Forwarded deal',
  table: 'organizations',
  // A shared mailbox such as deals@ may be a mailing list.
  from: ['people', 'lists'],
  take: takeForwarded,
  tellSender: tellNotHandled,
});

/** Answers to the question for missing values. */
export const forwardedReply = defineInboundMail({
  key: 'deal',
  label: 'Details of a forwarded deal',
  table: 'forwarded_deals',
  from: ['people'],
  take: takeAnswer,
  tellSender: tellNotHandled,
});

async function tellNotHandled(call: Call, { kernel, from_address, subject }: FailedMail): Promise<void> {
  const [sender] = await sendersOf(kernel, call.organization_id, from_address);
  if (sender) await sayNotHandled(call, sender, subject);
}

async function takeForwarded(call: Call, { kernel, message }: Delivered): Promise<Outcome> {
  const settings = await call.maybe<{ is_on: boolean }>(
    sql`select is_on from forwarded_deal_settings where organization_id = ${call.organization_id}`,
  );
  if (!settings?.is_on) return ignored('Deals by email are off.');
  if (message.authentication === 'fail') return ignored('The mail server could not verify the sender.');
  const senders = await sendersOf(kernel, call.organization_id, message.from.address);
  if (senders.length === 0) return ignored('The sender is not a partner user.');
  const found = await read(call, message, message.text);
  const named = senders.filter(({ partner_name }) => partner_name.toLowerCase() === found.partner?.toLowerCase());
  const sender = senders.length === 1 ? senders[0]! : named[0];
  if (!sender) {
    await askWhichPartner(call, senders);
    return ignored('The sender belongs to several partners and was asked for which one it is.');
  }
  const actor = await actorOf(kernel, call, sender);
  if (!actor) return ignored('The sender’s role does not allow registering deals.');
  const id = newId();
  await call.run(sql`
    insert into forwarded_deals (id, organization_id, partner_id, user_id, from_address, subject, missing, created_at)
    values (${id}, ${call.organization_id}, ${sender.partner_id}, ${sender.user_id}, ${message.from.address},
      ${message.subject}, '{}', ${call.now()})`);
  return saveAndAsk(call, { id, registration_id: null, sender, actor }, found, message);
}

async function takeAnswer(call: Call, { kernel, ref_id, message }: Delivered): Promise<Outcome> {
  if (message.authentication === 'fail') return ignored('The mail server could not verify the sender.');
  const forwarded = await call.one<{
    id: string;
    user_id: string;
    partner_id: string;
    registration_id: string | null;
  }>(sql`
    select id, user_id, partner_id, registration_id from forwarded_deals
    where organization_id = ${call.organization_id} and id = ${ref_id} for update`);
  const senders = await sendersOf(kernel, call.organization_id, message.from.address);
  const sender = senders.find((one) => one.user_id === forwarded.user_id && one.partner_id === forwarded.partner_id);
  const actor = sender && (await actorOf(kernel, call, sender));
  if (!actor) return ignored('It was not sent by the person who was asked.');
  const found = await read(call, message, withoutQuotes(message.text));
  if (Object.keys(found).length === 0) return ignored('It says nothing about the deal.');
  return saveAndAsk(call, { ...forwarded, sender, actor }, found, message);
}

async function actorOf({ identity, flags }: Kernel, call: Call, sender: Sender): Promise<Actor | undefined> {
  const actor = await identity.actorIn(sender.user_id, call.organization_id, sender.partner_id);
  if (!actor || !allows(actor.permissions, 'deal_registrations', 'manage')) return undefined;
  const isOn = await Promise.all(
    ['deal_registrations', forwardedFlag.key].map((key) => flags.isOn(key, subjectOf(actor))),
  );
  return isOn.every(Boolean) ? actor : undefined;
}

async function read(call: Call, { subject, from }: InboundMessage, text: string): Promise<FoundDeal> {
  const company = await call.one<{ base_currency: string; domain: string | null }>(
    sql`select base_currency, domain from organizations where id = ${call.organization_id}`,
  );
  const own = [domainKey(from.address), domainKey(company.domain)].filter((one) => one !== null);
  return extractDeal({ subject, text, currency: company.base_currency, today: call.today(), own });
}

interface Saving {
  id: string;
  registration_id: string | null;
  sender: Sender;
  actor: Actor;
}

/** Creates or completes the draft in the name of the sender, who is then asked for what is missing. */
async function saveAndAsk(call: Call, saving: Saving, found: FoundDeal, message: InboundMessage): Promise<Outcome> {
  const { partner: _, ...values } = found;
  const registration_id = await call.actingAs(
    saving.actor,
    (person) =>
      createOwnDraft(person, saving.registration_id, {
        ...values,
        ...(saving.registration_id === null && { description: message.text.trim().slice(0, 5_000) || null }),
      }),
    { via: 'By email' },
  );
  const missing = await missingFields(call, registration_id);
  await call.run(sql`
    update forwarded_deals set registration_id = ${registration_id}, missing = ${missing}
    where organization_id = ${call.organization_id} and id = ${saving.id}`);
  await askForMissing(call, { forwarded_id: saving.id, sender: saving.sender, registration_id, missing, message });
  if (!registration_id) return { status: 'handled', note: 'The sender was asked for the account.' };
  return {
    status: 'handled',
    note: missing.length > 0 ? `Created a draft. Asked for: ${missing.join(', ')}.` : 'Created a complete draft.',
  };
}
