import { invite } from '#features/access/invitations/server/service.ts';
import { findOrCreateContact, setContactName } from '#features/partners/contacts/server/service.ts';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import { createPartner } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { conflict, invalid } from '#server/errors.ts';
import { addDays } from '#shared/dates.ts';
import type { Approval, PartnerApplication, Rejection } from '../schema.ts';
import { mailApproval, mailQuestion, mailRejection } from './notices.ts';
import { placePartner } from './placement-effects.ts';
import { lockApplication, lockOpen } from './read.ts';

interface Defaults {
  type_id: string | null;
  region_id: string | null;
  tier_id: string | null;
  owner_user_id: string | null;
  plan_id: string | null;
  tags: string[];
  reapply_days: number | null;
}

/**
 * Approves in one transaction. A new partner gets its contact, its invitation, tier, structure and tags; a person who
 * joins a partner gets an invitation to it.
 * @throws 409 when it was decided before
 */
export async function approveApplication(
  call: Call,
  id: string,
  chosen: Approval = {},
  { isAutomatic = false } = {},
): Promise<void> {
  const application = await lockOpen(call, id);
  const partner_id =
    application.door === 'join' ? application.partner_id! : await makePartner(call, application, chosen);
  await writeDecision(call, id, { status: 'approved', partner_id, is_automatic: isAutomatic });
  const { email, contact_name } = application;
  const isNew = application.door === 'new';
  if (isNew) {
    const contact_id = await findOrCreateContact(call, { partner_id, email, full_name: contact_name });
    await setContactName(call, contact_id, { email, full_name: contact_name });
  }
  const isInvited = await invitesAlready(call, partner_id, email);
  if (!isInvited)
    await invite(call, {
      email,
      full_name: contact_name,
      role: isNew ? 'partner_admin' : 'partner_member',
      ...(call.actor.partner_id ? {} : { partner_id }),
      message: chosen.message ?? null,
    });
  await mailApproval(call, application);
}

async function makePartner(call: Call, application: PartnerApplication, chosen: Approval): Promise<string> {
  const defaults = await defaultsOf(call, application.page_id);
  const pick = <K extends keyof Approval & keyof Defaults>(key: K) =>
    chosen[key] === undefined ? defaults[key] : (chosen[key] as Defaults[K]);
  const { id: status_id } = await partnerStatusByCategory(call, 'active');
  const partner_id = await createPartner(call, {
    name: application.company_name,
    status_id,
    domain: application.domain,
    website: application.website,
    country: application.country,
    phone: application.phone,
    type_id: pick('type_id'),
    region_id: pick('region_id'),
    tier_id: pick('tier_id'),
    owner_user_id: pick('owner_user_id') ?? application.owner_user_id,
    tags: defaults.tags,
  });
  const plan_id = pick('plan_id');
  if (plan_id) await placePartner(call, partner_id, 'plan_id', plan_id);
  return partner_id;
}

/** Asks the applicant a question; the deadline is paused until the answer. */
export async function askApplicant(call: Call, id: string, question: string): Promise<void> {
  const application = await lockOpen(call, id);
  if (application.status === 'info_requested') throw conflict('A question is already waiting for an answer.');
  await call.run(
    `update partner_applications set status = 'info_requested', question = $3, answer = null where organization_id = $1 and id = $2`,
    [call.organization_id, id, question],
  );
  await mailQuestion(call, application, question);
}

export async function rejectApplication(call: Call, id: string, rejection: Rejection): Promise<void> {
  const application = await lockOpen(call, id);
  const { reapply_days } = await defaultsOf(call, application.page_id);
  const reapply_on =
    rejection.reapply_on === undefined
      ? reapply_days === null
        ? null
        : addDays(call.today(), reapply_days)
      : rejection.reapply_on;
  if (reapply_on !== null && reapply_on < call.today()) throw invalid({ reapply_on: ['must not be in the past'] });
  await writeDecision(call, id, {
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
export async function answerQuestion(call: Call, id: string, answer: string): Promise<void> {
  const application = await lockApplication(call, id);
  if (application.status !== 'info_requested') throw conflict('There is no open question.');
  await call.run(
    `update partner_applications set status = 'pending_review', answer = $3 where organization_id = $1 and id = $2`,
    [call.organization_id, id, answer],
  );
}

/** The second door: the applicant's company is a partner already, and its administrators decide. */
export async function askToJoin(call: Call, id: string): Promise<void> {
  const application = await lockOpen(call, id);
  if (application.door === 'join') return;
  if (!application.matched_partner_id) throw conflict('No partner has the domain of this application.');
  const { allows_joining } = await call.one<{ allows_joining: boolean }>(
    'select allows_joining from partner_pages where organization_id = $1 and id = $2',
    [call.organization_id, application.page_id],
  );
  if (!allows_joining) throw conflict('This program does not accept requests to join a partner.');
  if (!application.confirmed_at) throw conflict('Confirm your email address first.');
  await call.run(
    `update partner_applications set door = 'join', partner_id = matched_partner_id where organization_id = $1 and id = $2`,
    [call.organization_id, id],
  );
}

function defaultsOf(call: Call, page_id: string): Promise<Defaults> {
  return call.asCompany((company) =>
    company.one<Defaults>(
      `select type_id, region_id, tier_id, owner_user_id, plan_id, tags, reapply_days from partner_pages
       where organization_id = $1 and id = $2`,
      [company.organization_id, page_id],
    ),
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
  const open = await call.maybe(
    `select from invitations where organization_id = $1 and partner_id = $2 and email = $3
       and accepted_at is null and revoked_at is null and expires_at > $4`,
    [call.organization_id, partner_id, email, call.now()],
  );
  return open !== undefined;
}
