import type { InboundMessage } from '#features/platform/inbound-mails/server/service.ts';
import { offerActions } from '#features/platform/mail-actions/server/service.ts';
import { defineMail, sendMail } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatMoney } from '#shared/money/money.ts';
import { formatLongDay, localeOf } from '#shared/places/regions.ts';
import type { Sender } from './sender.ts';

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
  const actions = registration_id
    ? await offerActions(call, { user_id, partner_id }, [{ action: 'deal_registrations.submit', id: registration_id }])
    : [];
  const facts = registration_id ? await factsOf(call, registration_id) : [];
  const what = message.subject ? `“${message.subject}”` : 'your email';
  await sendMail(call, {
    kind: forwardedDealMail,
    to: email,
    to_name: full_name,
    ...(registration_id && { about: [{ table: 'deal_registrations', id: registration_id }] }),
    access: { user_id, partner_id },
    subject:
      missing.length > 0
        ? `Details needed: ${message.subject || 'your deal'}`
        : `Ready to register: ${message.subject || 'your deal'}`,
    paragraphs: [
      `Hello ${full_name},`,
      registration_id ? `We created a draft registration from ${what}.` : `We could not find the account in ${what}.`,
      ...(missing.length > 0
        ? [
            'Reply to this email with the missing details, one per line:',
            missing.map((label) => `${label}:`).join('\n'),
          ]
        : ['It is complete, but not registered yet. Check it and register it.']),
    ],
    ...(facts.length > 0 && { tables: [{ columns: [{ label: '' }, { label: '' }], rows: facts }] }),
    ...(actions.length > 0 && { actions }),
    ...(registration_id && {
      action: { label: 'Open draft', path: `/revenue/deal-desk/create?draft=${registration_id}` },
    }),
    reply: { key: 'deal', id: forwarded_id },
    footer: 'You get this email because you forwarded a deal. Nothing is registered until you say so.',
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
    ['Account', row.account_name],
    ['Website', row.account_domain],
    ['Country', row.country],
    ['Amount', row.amount_minor === null ? null : formatMoney(row.amount_minor, row.currency, localeOf(row.region))],
    ['Contact', [row.contact_name, row.contact_email].filter(Boolean).join(', ') || null],
    ['Expected close', row.expected_close_on && formatLongDay(row.expected_close_on, row.region)],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

export async function askWhichPartner(call: Call, senders: readonly Sender[]): Promise<void> {
  const { user_id, partner_id, email, full_name } = senders[0]!;
  await sendMail(call, {
    kind: forwardedDealMail,
    to: email,
    to_name: full_name,
    access: { user_id, partner_id },
    subject: 'For which partner is your deal?',
    paragraphs: [
      `Hello ${full_name},`,
      'You work for several partners. Forward the email again with one of these lines at the top:',
      senders.map(({ partner_name }) => `Partner: ${partner_name}`).join('\n'),
    ],
  });
}

/** The content of the email failed in every attempt. */
export async function sayNotHandled(call: Call, sender: Sender, subject: string): Promise<void> {
  const { user_id, partner_id, email, full_name } = sender;
  await sendMail(call, {
    kind: forwardedDealMail,
    to: email,
    to_name: full_name,
    access: { user_id, partner_id },
    subject: 'Your email could not be read',
    paragraphs: [
      `Hello ${full_name},`,
      `We could not read ${subject ? `“${subject}”` : 'your email'}, so no registration was created from it.`,
    ],
    action: { label: 'Register deal', path: '/revenue/deal-desk/create' },
  });
}
