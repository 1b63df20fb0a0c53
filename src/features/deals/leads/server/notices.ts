import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import {
  type Audience,
  type Fact,
  type Notice,
  type NoticeLetter,
  notificationSubject,
  notify,
} from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import { dateInZone } from '#shared/time/dates.ts';
import type { Lead, LeadOffer } from '../schema.ts';
import { countryName } from '../scoring/criteria.ts';

/** The part of an offer that partners read before they open it: it names neither the customer nor other partners. */
type Offered = Pick<LeadOffer, 'id' | 'number' | 'partner_id' | 'country' | 'product_name' | 'timing' | 'respond_by'>;

const inboxLink = (offer: { id: string }) => `/revenue/leads/show/${offer.id}`;
const leadLink = (lead: { id: string }) => `/leads/show/${lead.id}`;
const nameOf = ({ company_name, contact_name, number }: Pick<Lead, 'company_name' | 'contact_name' | 'number'>) =>
  `${company_name || contact_name} (lead ${number})`;

function teaser({ country, product_name, number }: Offered): string {
  const about = [country && countryName(country), product_name].filter(Boolean).join(', ');
  return `Lead ${number}${about ? ` (${about})` : ''}`;
}

/** "Lead from Spain, Fleet cameras": what a partner decides by, without the customer. */
function headline({ country, product_name, number }: Offered): string {
  const about = [country && `from ${countryName(country)}`, product_name].filter(Boolean).join(', ');
  return about ? `Lead ${about}` : `Lead ${number}`;
}

const factsOf = ({ country, product_name, timing }: Offered, due: string): readonly Fact[] => [
  ['Country', country && countryName(country)],
  ['Product', product_name],
  ['Timing', timing],
  ['Answer by', due],
];

async function tell(call: Call, audience: Audience, notice: Notice, letter?: NoticeLetter): Promise<void> {
  if (!call.batch_id) await notify(call, audience, notice, letter);
}

async function ofPartner(call: Call, partner_id: string): Promise<Audience> {
  return { mode: 'partner', partner_id, people: await partnerUsersWithPermission(call, partner_id, 'leads', 'manage') };
}

async function ofCompany(call: Call, partner_id: string | null): Promise<Audience> {
  return { mode: 'company', people: await teamMembersWithPermission(call, 'leads', 'manage', partner_id) };
}

async function dayOf(call: Call, instant: string): Promise<string> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return formatLongDay(dateInZone(instant, call.actor.timezone), region);
}

export async function tellOffer(call: Call, offer: Offered): Promise<void> {
  const due = await dayOf(call, offer.respond_by);
  await tell(
    call,
    await ofPartner(call, offer.partner_id),
    {
      kind: 'lead_offered',
      text: `${teaser(offer)} is offered to you. Answer by ${due}.`,
      link: inboxLink(offer),
      about: [{ table: 'partners', id: offer.partner_id }],
      facts: factsOf(offer, due),
    },
    {
      subject: notificationSubject(`${headline(offer)}: answer by ${due}`),
      action: 'Open lead',
      more: 'If you do not answer in time, the lead is offered to another partner.',
    },
  );
}

export async function tellReminder(call: Call, offer: Offered): Promise<void> {
  const due = await dayOf(call, offer.respond_by);
  await tell(
    call,
    await ofPartner(call, offer.partner_id),
    {
      kind: 'lead_reminder',
      text: `${teaser(offer)} waits for your answer until ${due}.`,
      link: inboxLink(offer),
      about: [{ table: 'partners', id: offer.partner_id }],
      dedupe_key: `lead_offer ${offer.id} reminder`,
      facts: factsOf(offer, due),
    },
    { subject: notificationSubject(`Reminder: ${headline(offer)}, answer by ${due}`), action: 'Open lead' },
  );
}

const endings = {
  taken: 'was accepted by another partner.',
  expired: 'was not answered in time and is no longer offered to you.',
  withdrawn: 'is no longer offered to you.',
} as const;

export async function tellEnd(call: Call, offer: Offered, how: keyof typeof endings): Promise<void> {
  await tell(call, await ofPartner(call, offer.partner_id), {
    kind: `lead_${how}`,
    text: `${teaser(offer)} ${endings[how]}`,
    link: inboxLink(offer),
    about: [{ table: 'partners', id: offer.partner_id }],
  });
}

export async function tellContactDue(call: Call, lead: Lead, offer_id: string): Promise<void> {
  await tell(
    call,
    await ofPartner(call, lead.partner_id!),
    {
      kind: 'lead_contact_due',
      text: `Record your first contact with ${nameOf(lead)}: it was due by ${await dayOf(call, lead.contact_due_at!)}.`,
      link: inboxLink({ id: offer_id }),
      about: [{ table: 'partners', id: lead.partner_id! }],
      dedupe_key: `lead ${lead.id} contact due ${lead.contact_due_at}`,
    },
    { subject: `First contact is due: ${lead.company_name || lead.contact_name}`, action: 'Record first contact' },
  );
  await tell(call, await ofCompany(call, lead.partner_id), {
    kind: 'lead_contact_overdue',
    text: `${lead.partner_name} has not recorded a first contact with ${nameOf(lead)} in time.`,
    link: leadLink(lead),
    about: [{ table: 'partners', id: lead.partner_id! }],
    dedupe_key: `lead ${lead.id} contact overdue ${lead.contact_due_at}`,
  });
}

export async function tellUnassigned(call: Call, lead: Lead, reason: string): Promise<void> {
  await tell(
    call,
    await ofCompany(call, null),
    {
      kind: 'lead_unassigned',
      text: `${nameOf(lead)} is unassigned. ${reason}`,
      link: leadLink(lead),
      facts: [
        ['Country', lead.country && countryName(lead.country)],
        ['Product', lead.product_name],
        ['Budget', lead.budget],
        ['Timing', lead.timing],
      ],
    },
    { subject: `Unassigned lead: ${lead.company_name || lead.contact_name}`, action: 'Assign lead' },
  );
}

/** Notifies the company of a partner's answer. */
export async function tellLeadAnswer(
  call: Call,
  lead: Lead,
  offer: LeadOffer,
  answer: 'accepted' | 'declined' | 'spam',
): Promise<void> {
  const did = { accepted: 'accepted', declined: 'declined', spam: 'marked as spam' }[answer];
  await tell(call, await ofCompany(call, offer.partner_id), {
    kind: `lead_answer_${answer}`,
    text: `${offer.partner_name} ${did} ${nameOf(lead)}.`,
    link: leadLink(lead),
    about: [{ table: 'partners', id: offer.partner_id }],
  });
}
