import { invite, type Opening } from '#features/access/invitations/server/service.ts';
import { findOrCreateContact, setContactName } from '#features/partners/contacts/server/service.ts';
import { placementFields } from '#features/partners/partner-pages/placement.schema.ts';
import type { PartnerPage } from '#features/partners/partner-pages/schema.ts';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import { createPartner } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { addDays } from '#shared/time/dates.ts';
import type { Approval, PartnerApplication, Rejection } from '../schema.ts';
import type { ApplicationQuestion } from '../steps.schema.ts';
import { approvalNews, mailApproval, mailQuestion, mailRejection } from './notices.ts';
import { lockApplication, lockOpen } from './read.ts';
import { startPartnership } from './starters.ts';

const placement = Object.keys(placementFields) as (keyof typeof placementFields)[];

type Defaults = Pick<PartnerPage, (typeof placement)[number] | 'tags' | 'reapply_days'>;

/**
 * Approves in one transaction. A new partner gets its contact, its invitation, tier and tags, and what the reviewer and
 * the features of the starters start; a person who joins a partner gets an invitation to it.
 */
export function approveApplication(call: Call, application: PartnerApplication, chosen: Approval): Promise<void> {
  return approve(call, application, chosen, false);
}

/** @throws 409 when it was decided before */
export async function approveByRule(call: Call, id: string): Promise<void> {
  await approve(call, await lockOpen(call, id), {}, true);
}

function approve(call: Call, application: PartnerApplication, chosen: Approval, isAutomatic: boolean): Promise<void> {
  const decide = application.door === 'join' ? admitPerson : beginPartnership;
  return decide(call, application, chosen, isAutomatic);
}

async function admitPerson(
  call: Call,
  application: PartnerApplication,
  chosen: Approval,
  is_automatic: boolean,
): Promise<void> {
  const partner_id = application.partner_id!;
  await writeDecision(call, application.id, { status: 'approved', partner_id, is_automatic });
  const opening = await approvalNews(call, null);
  if (!(await inviteApplicant(call, application, partner_id, { message: chosen.message, opening })))
    await mailApproval(call, application, opening);
}

async function beginPartnership(
  call: Call,
  application: PartnerApplication,
  chosen: Approval,
  is_automatic: boolean,
): Promise<void> {
  const { email, contact_name } = application;
  const defaults = await defaultsOf(call, application.page_id);
  const choice: Defaults = { ...defaults };
  for (const key of placement) if (chosen[key] !== undefined) Object.assign(choice, { [key]: chosen[key] });
  choice.owner_user_id ??= application.owner_user_id;
  const partner_id = await makePartner(call, application, choice);
  await writeDecision(call, application.id, { status: 'approved', partner_id, is_automatic });
  const contact_id = await findOrCreateContact(call, { partner_id, email, full_name: contact_name });
  await setContactName(call, contact_id, { email, full_name: contact_name });
  const opening = choice.sends_welcome ? await approvalNews(call, choice.welcome_text) : undefined;
  const isInvited =
    choice.invites_applicant &&
    (await inviteApplicant(call, application, partner_id, { message: chosen.message, opening }));
  if (opening && !isInvited) await mailApproval(call, application, opening);
  const started = await startPartnership(
    call,
    { partner_id, applicant: { name: contact_name, email }, owner_user_id: choice.owner_user_id },
    choice,
    { isAutomatic: is_automatic },
  );
  await call.run(sql`
    update partner_applications set started = ${JSON.stringify(started)}
    where organization_id = ${call.organization_id} and id = ${application.id}`);
}

/** @returns whether an invitation was sent, which tells of the approval as well */
async function inviteApplicant(
  call: Call,
  { door, email, contact_name }: PartnerApplication,
  partner_id: string,
  { message = null, opening }: { message?: string | null | undefined; opening?: (() => Opening) | undefined },
): Promise<boolean> {
  if (await invitesAlready(call, partner_id, email)) return false;
  await invite(
    call,
    {
      email,
      full_name: contact_name,
      role: door === 'new' ? 'partner_admin' : 'partner_member',
      ...(call.actor.partner_id ? {} : { partner_id }),
      message,
    },
    opening,
  );
  return true;
}

async function makePartner(call: Call, application: PartnerApplication, choice: Defaults): Promise<string> {
  const { id: status_id } = await partnerStatusByCategory(call, 'active');
  const { type_id, region_id, tier_id, owner_user_id, tags } = choice;
  const { company_name: name, domain, website, country, language, phone } = application;
  return createPartner(call, {
    name,
    status_id,
    domain,
    website,
    country,
    language,
    phone,
    type_id,
    region_id,
    tier_id,
    owner_user_id,
    tags,
  });
}

/** Asks the applicant a question; the deadline is paused until the answer. */
export async function askApplicant(
  call: Call,
  application: PartnerApplication,
  { question }: ApplicationQuestion,
): Promise<void> {
  await call.run(sql`
    update partner_applications set status = 'info_requested', question = ${question}, answer = null
    where organization_id = ${call.organization_id} and id = ${application.id}`);
  await mailQuestion(call, application, question);
}

export async function rejectApplication(
  call: Call,
  application: PartnerApplication,
  rejection: Rejection,
): Promise<void> {
  const { reapply_days } = await defaultsOf(call, application.page_id);
  const reapply_on =
    rejection.reapply_on === undefined
      ? reapply_days === null
        ? null
        : addDays(call.today(), reapply_days)
      : rejection.reapply_on;
  if (reapply_on !== null && reapply_on < call.today()) throw invalid({ reapply_on: ['must not be in the past'] });
  await writeDecision(call, application.id, {
    status: 'rejected',
    reason_code: rejection.reason_code,
    reason_text: rejection.reason_text ?? null,
    reapply_on,
    may_reapply: reapply_on !== null,
  });
  await mailRejection(call, { ...application, reapply_on, reason_text: rejection.reason_text ?? null });
}

/** The applicant no longer wants to be a partner. */
export async function withdrawApplication(call: Call, id: string): Promise<void> {
  await lockOpen(call, id);
  await writeDecision(call, id, { status: 'withdrawn' });
}

/** The applicant answers the open question, and the review goes on. */
export async function answerApplicationQuestion(call: Call, id: string, answer: string): Promise<void> {
  const application = await lockApplication(call, id);
  if (application.status !== 'info_requested') throw conflict('There is no open question.');
  await call.run(sql`
    update partner_applications set status = 'pending_review', answer = ${answer}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/** The second door: the applicant's company is a partner already, and its administrators decide. */
export async function askToJoin(call: Call, id: string): Promise<void> {
  const application = await lockOpen(call, id);
  if (application.door === 'join') return;
  if (!application.matched_partner_id) throw conflict('No partner has the domain of this application.');
  const { allows_joining } = await call.one<{ allows_joining: boolean }>(sql`
    select allows_joining from partner_pages
    where organization_id = ${call.organization_id} and id = ${application.page_id}`);
  if (!allows_joining) throw conflict('This program does not accept requests to join a partner.');
  if (!application.confirmed_at) throw conflict('Confirm your email address first.');
  await call.run(sql`
    update partner_applications set door = 'join', partner_id = matched_partner_id
    where organization_id = ${call.organization_id} and id = ${id}`);
}

function defaultsOf(call: Call, page_id: string): Promise<Defaults> {
  return call.asCompany((company) =>
    company.one<Defaults>(sql`
      select ${sql.raw([...placement, 'tags', 'reapply_days'].join(', '))} from partner_pages
      where organization_id = ${company.organization_id} and id = ${page_id}`),
  );
}

async function writeDecision(call: Call, id: string, columns: Partial<PartnerApplication>): Promise<void> {
  const all = { ...columns, decided_at: call.now(), decided_by: call.actor.user_id };
  const names = Object.keys(all);
  await call.run(
    `update partner_applications set ${names.map((name, index) => `${name} = $${index + 3}`).join(', ')}
     where organization_id = $1 and id = $2`,
    [call.organization_id, id, ...Object.values(all)],
  );
}

async function invitesAlready(call: Call, partner_id: string, email: string): Promise<boolean> {
  const open = await call.maybe(sql`
    select from invitations
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and email = ${email}
      and accepted_at is null and revoked_at is null and expires_at > ${call.now()}`);
  return open !== undefined;
}
