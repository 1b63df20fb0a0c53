import type { InboundMessage } from '#features/platform/inbound-mails/server/service.ts';
import { offerActions } from '#features/platform/mail-actions/server/service.ts';
import { defineMail, mailTexts, sendMail } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { inLanguageOf } from '#server/language.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay, readerLocale } from '#shared/places/regions.ts';
import type { Sender } from './sender.ts';
import { texts } from './texts.ts';

const forwardedDealMail = defineMail({ key: 'forwarded_deal', class: 'account', hides: 'body' });

interface Asking {
  forwarded_id: string;
  sender: Sender;
  registration_id: string | null;
  /** The labels of the missing values; empty when the draft is complete. */
  missing: readonly string[];
  message: InboundMessage;
}

/** Tells the sender what was understood and asks for the rest; a complete draft is registered by a button. */
export async function askForMissing(
  call: Call,
  { forwarded_id, sender, registration_id, missing, message }: Asking,
): Promise<void> {
  const { user_id, partner_id, email, full_name } = sender;
  const { subject } = message;
  await inLanguageOf(call, { user_id, partner_id }, async () => {
    const actions = registration_id
      ? await offerActions(call, { user_id, partner_id }, [
          { action: 'deal_registrations.submit', id: registration_id },
        ])
      : [];
    const facts = registration_id ? await factsOf(call, registration_id) : [];
    await sendMail(call, {
      kind: forwardedDealMail,
      to: email,
      to_name: full_name,
      ...(registration_id && { about: [{ table: 'deal_registrations', id: registration_id }] }),
      access: { user_id, partner_id },
      subject: missing.length > 0 ? texts.neededSubject(subject) : texts.readySubject(subject),
      paragraphs: [
        mailTexts.hello(full_name),
        registration_id ? texts.created(subject) : texts.notFound(subject),
        // The labels of an answer are read in English.
        ...(missing.length > 0 ? [texts.replyWith, missing.map((label) => `${label}:`).join('\n')] : [texts.complete]),
      ],
      ...(facts.length > 0 && { tables: [{ columns: [{ label: '' }, { label: '' }], rows: facts }] }),
      ...(actions.length > 0 && { actions }),
      ...(registration_id && {
        action: { label: texts.openDraft, path: `/revenue/deal-desk/create?draft=${registration_id}` },
      }),
      reply: { key: 'deal', id: forwarded_id },
      footer: texts.footer,
    });
  });
}

async function factsOf(call: Call, id: string): Promise<string[][]> {
  const row = await call.one<{
    account_name: string;
    account_domain: string | null;
    country: string | null;
    amount_minor: number | null;
    currency: string;
    contact_name: string | null;
    contact_email: string | null;
    expected_close_on: string | null;
    region: string;
  }>(sql`
    select r.account_name, r.account_domain, r.country, r.amount_minor, r.currency, r.contact_name, r.contact_email,
      r.expected_close_on, o.region
    from deal_registrations r join organizations o on o.id = r.organization_id
    where r.organization_id = ${call.organization_id} and r.id = ${id}`);
  const facts: [string, string | null][] = [
    [texts.account, row.account_name],
    [texts.website, row.account_domain],
    [texts.country, row.country],
    [
      texts.amount,
      row.amount_minor === null ? null : formatMoney(row.amount_minor, row.currency, readerLocale(row.region)),
    ],
    [texts.contact, [row.contact_name, row.contact_email].filter(Boolean).join(', ') || null],
    [texts.expectedClose, row.expected_close_on && formatLongDay(row.expected_close_on, row.region)],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

export async function askWhichPartner(call: Call, senders: readonly Sender[]): Promise<void> {
  const { user_id, partner_id, email, full_name } = senders[0]!;
  await inLanguageOf(call, { user_id, partner_id }, () =>
    sendMail(call, {
      kind: forwardedDealMail,
      to: email,
      to_name: full_name,
      access: { user_id, partner_id },
      subject: texts.whichSubject,
      paragraphs: [
        mailTexts.hello(full_name),
        texts.which,
        // Read as it is in the next email.
        senders.map(({ partner_name }) => `Partner: ${partner_name}`).join('\n'),
      ],
    }),
  );
}

/** The content of the email failed in every attempt. */
export async function sayNotHandled(call: Call, sender: Sender, subject: string): Promise<void> {
  const { user_id, partner_id, email, full_name } = sender;
  await inLanguageOf(call, { user_id, partner_id }, () =>
    sendMail(call, {
      kind: forwardedDealMail,
      to: email,
      to_name: full_name,
      access: { user_id, partner_id },
      subject: texts.unreadSubject,
      paragraphs: [mailTexts.hello(full_name), texts.unread(subject)],
      action: { label: texts.registerDeal, path: '/revenue/deal-desk/create' },
    }),
  );
}
