import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import {
  type Audience,
  type Fact,
  type Notice,
  type NoticeLetter,
  notificationSubject,
  notify,
  type Written,
} from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatLongDay, readerLocale } from '#shared/places/regions.ts';
import { dateInZone } from '#shared/time/dates.ts';
import type { Lead, LeadOffer } from '../schema.ts';
import { texts } from './texts.ts';

/** The part of an offer that partners read before they open it: it names neither the customer nor other partners. */
type Offered = Pick<LeadOffer, 'id' | 'number' | 'partner_id' | 'country' | 'product_name' | 'timing' | 'respond_by'>;

const inboxLink = (offer: { id: string }) => `/revenue/leads/show/${offer.id}`;
const leadLink = (lead: { id: string }) => `/leads/show/${lead.id}`;
const nameOf = ({ company_name, contact_name, number }: Pick<Lead, 'company_name' | 'contact_name' | 'number'>) =>
  texts.lead(company_name || contact_name, number);
/** In the language of the reader. */
const countryOf = (code: string | null): string | null =>
  code && (new Intl.DisplayNames(readerLocale('en'), { type: 'region' }).of(code) ?? code);

function teaser({ country, product_name, number }: Offered): string {
  return texts.offered(number, [countryOf(country), product_name].filter(Boolean).join(', '));
}

/** "Lead from Spain, Fleet cameras": what a partner decides by, without the customer. */
const headline = ({ country, product_name, number }: Offered): string =>
  texts.headline(number, countryOf(country), product_name);

const factsOf = ({ country, product_name, timing }: Offered, due: string): readonly Fact[] => [
  [texts.country, countryOf(country)],
  [texts.product, product_name],
  [texts.timing, timing],
  [texts.answerBy, due],
];

async function tell(
  call: Call,
  audience: Audience,
  notice: Written<Notice>,
  letter?: Written<NoticeLetter>,
): Promise<void> {
  if (!call.batch_id) await notify(call, audience, notice, letter);
}

async function ofPartner(call: Call, partner_id: string): Promise<Audience> {
  return { mode: 'partner', partner_id, people: await partnerUsersWithPermission(call, partner_id, 'leads', 'manage') };
}

async function ofCompany(call: Call, partner_id: string | null): Promise<Audience> {
  return { mode: 'company', people: await teamMembersWithPermission(call, 'leads', 'manage', partner_id) };
}

/** The day of an instant, written for the reader. */
async function dayWriter(call: Call, instant: string): Promise<() => string> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return () => formatLongDay(dateInZone(instant, call.actor.timezone), region);
}

export async function tellOffer(call: Call, offer: Offered): Promise<void> {
  const due = await dayWriter(call, offer.respond_by);
  await tell(
    call,
    await ofPartner(call, offer.partner_id),
    () => ({
      kind: 'lead_offered',
      text: texts.offer(teaser(offer), due()),
      link: inboxLink(offer),
      about: [{ table: 'partners', id: offer.partner_id }],
      facts: factsOf(offer, due()),
    }),
    () => ({
      subject: notificationSubject(texts.offerSubject(headline(offer), due())),
      action: texts.openLead,
      more: texts.offerMore,
    }),
  );
}

export async function tellReminder(call: Call, offer: Offered): Promise<void> {
  const due = await dayWriter(call, offer.respond_by);
  await tell(
    call,
    await ofPartner(call, offer.partner_id),
    () => ({
      kind: 'lead_reminder',
      text: texts.reminder(teaser(offer), due()),
      link: inboxLink(offer),
      about: [{ table: 'partners', id: offer.partner_id }],
      dedupe_key: `lead_offer ${offer.id} reminder`,
      facts: factsOf(offer, due()),
    }),
    () => ({
      subject: notificationSubject(texts.reminderSubject(headline(offer), due())),
      action: texts.openLead,
    }),
  );
}

export async function tellEnd(call: Call, offer: Offered, how: 'taken' | 'expired' | 'withdrawn'): Promise<void> {
  await tell(call, await ofPartner(call, offer.partner_id), () => ({
    kind: `lead_${how}`,
    text: texts[how](teaser(offer)),
    link: inboxLink(offer),
    about: [{ table: 'partners', id: offer.partner_id }],
  }));
}

export async function tellContactDue(call: Call, lead: Lead, offer_id: string): Promise<void> {
  const due = await dayWriter(call, lead.contact_due_at!);
  await tell(
    call,
    await ofPartner(call, lead.partner_id!),
    () => ({
      kind: 'lead_contact_due',
      text: texts.contactDue(nameOf(lead), due()),
      link: inboxLink({ id: offer_id }),
      about: [{ table: 'partners', id: lead.partner_id! }],
      dedupe_key: `lead ${lead.id} contact due ${lead.contact_due_at}`,
    }),
    () => ({
      subject: texts.contactDueSubject(lead.company_name || lead.contact_name),
      action: texts.recordFirstContact,
    }),
  );
  await tell(call, await ofCompany(call, lead.partner_id), () => ({
    kind: 'lead_contact_overdue',
    text: texts.contactOverdue(lead.partner_name, nameOf(lead)),
    link: leadLink(lead),
    about: [{ table: 'partners', id: lead.partner_id! }],
    dedupe_key: `lead ${lead.id} contact overdue ${lead.contact_due_at}`,
  }));
}

export async function tellUnassigned(
  call: Call,
  lead: Lead,
  why: 'noRule' | 'allPassed' | 'noAudience' | 'noneMeets',
): Promise<void> {
  await tell(
    call,
    await ofCompany(call, null),
    () => ({
      kind: 'lead_unassigned',
      text: texts[why](nameOf(lead)),
      link: leadLink(lead),
      facts: [
        [texts.country, countryOf(lead.country)],
        [texts.product, lead.product_name],
        [texts.budget, lead.budget],
        [texts.timing, lead.timing],
      ],
    }),
    () => ({
      subject: texts.unassignedSubject(lead.company_name || lead.contact_name),
      action: texts.assignLead,
    }),
  );
}

/** Notifies the company of a partner's answer. */
export async function tellLeadAnswer(
  call: Call,
  lead: Lead,
  offer: LeadOffer,
  answer: 'accepted' | 'declined' | 'spam',
): Promise<void> {
  await tell(call, await ofCompany(call, offer.partner_id), () => ({
    kind: `lead_answer_${answer}`,
    text: texts[answer](offer.partner_name, nameOf(lead)),
    link: leadLink(lead),
    about: [{ table: 'partners', id: offer.partner_id }],
  }));
}
