import { notify, partnerUserAddressees, teamMembersAmong } from '#features/engagement/notifications/server/service.ts';
import { suppressedAmong } from '#features/outreach/campaigns/server/service.ts';
import { defineMail, mailTexts, sendMail } from '#features/platform/mails/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { ActionContext } from '#server/extension-points/automations.ts';
import { inLanguageOf } from '#server/language.ts';
import { isId } from '#shared/ids.ts';

interface Person {
  user_id: string | null;
  full_name: string;
  email: string;
}

export interface Recipients {
  /** In partner mode they are people of this partner. */
  mode: 'company' | 'partner';
  partner_id: string | null;
  people: Person[];
}

/** The kind of address that replies to emails of flows go to. */
export const FLOW_REPLY = 'flow';
const automationMail = defineMail({ key: 'automation', class: 'notice', hides: 'nothing', plainSubject: 'own' });

/** Finds the people that a message of a flow is for, among those the owner of the flow can see. */
export async function automationPeopleFor(context: ActionContext, to: string, user_id: unknown): Promise<Recipients> {
  const { call, subject } = context;
  switch (to) {
    case 'person':
    case 'owner': {
      const id = to === 'person' ? user_id : (subject?.owner_user_id ?? call.actor.user_id);
      const people = typeof id === 'string' && isId(id) ? await teamMembersAmong(call, [id]) : [];
      if (people.length === 0) throw invalid({ to: ['is nobody in your company'] }, 'The person to notify has left.');
      return { mode: 'company', partner_id: null, people };
    }
    case 'record': {
      const email = subject?.row.email ?? subject?.row.contact_email;
      if (typeof email !== 'string')
        throw invalid({ to: ['has no email address'] }, 'The record has no email address.');
      const name = subject?.row.contact_name ?? subject?.name ?? '';
      const people = [{ user_id: null, full_name: String(name), email }];
      return { mode: 'partner', partner_id: subject?.partner_id ?? null, people };
    }
    default: {
      if (!subject?.partner_id) throw invalid({ to: ['needs a partner'] }, 'The record has no partner.');
      await call.requirePartner(subject.partner_id);
      const users = await partnerUserAddressees(call, subject.partner_id);
      const contact = to === 'contact' ? await primaryContact(context, subject.partner_id, users) : undefined;
      const people = to === 'contact' ? (contact ? [contact] : users.slice(0, 1)) : users;
      if (people.length === 0)
        throw invalid({ to: ['has no contact'] }, 'The partner has neither a primary contact with an email nor users.');
      return { mode: 'partner', partner_id: subject.partner_id, people };
    }
  }
}

async function primaryContact(
  { call }: ActionContext,
  partner_id: string,
  users: readonly Person[],
): Promise<Person | undefined> {
  const contact = await call.maybe<{ full_name: string; email: string }>(sql`
    select trim(first_name || ' ' || last_name) as full_name, email::text as email from contacts
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and is_primary and email is not null
      and archived_at is null`);
  if (!contact) return undefined;
  const user = users.find(({ email }) => email.toLowerCase() === contact.email.toLowerCase());
  return { ...contact, user_id: user?.user_id ?? null };
}

/** Shows a notification to people who can sign in. */
export async function sendNotice(context: ActionContext, to: Recipients, text: string): Promise<void> {
  const { call, subject, run_id, effect_key } = context;
  const people = to.people.flatMap(({ user_id, ...person }) => (user_id ? [{ ...person, user_id }] : []));
  await notify(
    call,
    to.mode === 'partner' && to.partner_id
      ? { mode: 'partner', partner_id: to.partner_id, people }
      : { mode: 'company', people },
    {
      kind: to.mode === 'partner' ? 'automation_partner_notice' : 'automation_notice',
      text: text.slice(0, 500),
      ...(to.mode === 'company' && subject?.link && { link: subject.link }),
      dedupe_key: `automation:${run_id}:${effect_key}`,
      ...(subject?.partner_id && { about: [{ table: 'partners', id: subject.partner_id }] }),
    },
  );
}

/** Partners and outsiders who want no more emails get none of a flow either; the flow goes on. @returns the addresses */
export async function sendEmail(
  { call, subject, run_id, isTrial }: ActionContext,
  to: Recipients,
  letter: { subject: string; paragraphs: string[]; hasLink: boolean },
): Promise<{ to: string[]; left_out: string[] }> {
  if (letter.paragraphs.length === 0) throw invalid({ text: ['is empty'] }, 'The email has no text.');
  const addresses = to.people.map(({ email }) => email);
  const unwanted =
    to.mode === 'partner' ? await call.asCompany((company) => suppressedAmong(company, addresses)) : new Set<string>();
  const [left_out, people] = [true, false].map((is) =>
    to.people.filter(({ email }) => unwanted.has(email.toLowerCase()) === is),
  ) as [Person[], Person[]];
  for (const { user_id, full_name, email } of people) {
    await inLanguageOf(call, { user_id, partner_id: to.partner_id }, () =>
      sendMail(call, {
        kind: automationMail,
        to: email,
        to_name: full_name || null,
        subject: letter.subject.slice(0, 150),
        paragraphs: letter.paragraphs,
        ...(to.partner_id && { about: [{ table: 'partners', id: to.partner_id }] }),
        ...(user_id ? { access: { user_id, partner_id: to.partner_id } } : { partner_id: to.partner_id }),
        ...(to.mode === 'partner' && !isTrial && { reply: { key: FLOW_REPLY, id: run_id } }),
        ...(letter.hasLink && subject?.link && { action: { label: mailTexts.open, path: subject.link } }),
      }),
    );
  }
  return { to: people.map(({ email }) => email), left_out: left_out.map(({ email }) => email) };
}
