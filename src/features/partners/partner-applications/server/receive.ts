import disposable from 'disposable-email-domains' with { type: 'json' };
import { finishSubmission } from '#features/engagement/forms/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, type Refusal } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import { domainKey, hostOf, isFreeMail } from '#shared/matching.ts';
import { said } from '#shared/text/labels.ts';
import type { Language } from '#shared/text/languages.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import { addBusinessSeconds } from '#shared/time/business-time.ts';
import { type Findings, riskFlags, ruleResults } from '../risk.ts';
import type { Applicant } from '../schema.ts';
import { approveApplicationAutomatically } from './automatic.ts';
import { applicationLink } from './link.ts';
import { dayOf, mailReceipt, mailRefusal, tellReviewers } from './notices.ts';
import { lockApplication, readApplication } from './read.ts';

/** The data of the sign-up page that an application needs. */
export interface ApplicationPage {
  id: string;
  allows_joining: boolean;
  countries: string[];
  owner_user_id: string | null;
  review_days: number;
}

const DAY_SECONDS = 86_400;
const disposableDomains: ReadonlySet<string> = new Set(disposable as string[]);

/**
 * Stores an application and notifies the reviewers.
 * @returns the id, and the address where the applicant follows it
 * @throws 409 when the person applied already or may not apply again yet
 */
export async function receiveApplication(
  call: Call,
  page: ApplicationPage,
  applicant: Applicant,
  { submission_id = null, isConfirmed = false }: { submission_id?: string | null; isConfirmed?: boolean } = {},
): Promise<{ id: string; link: string }> {
  const repeated = await repetitionOf(call, page, applicant);
  if (repeated) throw repeated.refusal;
  const findings = await look(call, page, applicant, isConfirmed);
  const id = newId();
  const due = addBusinessSeconds(call.now(), page.review_days * DAY_SECONDS, call.actor.timezone);
  await call.run(sql`
    insert into partner_applications (id, organization_id, page_id, submission_id, door, company_name, contact_name,
      email, phone,
      website, domain, domain_key, country, language, message, flags, rules, owner_user_id, review_due_at, confirmed_at,
        matched_partner_id, created_at)
    values (${id}, ${call.organization_id}, ${page.id}, ${submission_id}, 'new', ${applicant.company_name},
      ${applicant.contact_name}, ${applicant.email}, ${applicant.phone ?? null}, ${applicant.website ?? null},
      ${hostOf(applicant.website ?? '') ?? domainKey(applicant.email)}, ${domainOf(applicant)},
      ${applicant.country ?? null}, ${readerLanguage()}, ${applicant.message ?? null}, ${JSON.stringify(riskFlags(applicant, findings))},
      ${JSON.stringify(ruleResults(applicant, findings))}, ${page.owner_user_id}, ${due},
      ${isConfirmed ? call.now() : null}, ${findings.partnerOfMailbox?.id ?? null}, ${call.now()})`);
  const application = await readApplication(call, id);
  await mailReceipt(call, application);
  if (!isConfirmed || !(await approveApplicationAutomatically(call, id))) await tellReviewers(call, application);
  return { id, link: await applicationLink(call, id) };
}

export interface Submission {
  page: ApplicationPage;
  applicant: Applicant;
  submission_id: string;
}

/**
 * Processes an application from an unproven address in the background: nothing that visitors see, not even the response
 * time, reveals who has applied before. Only the mailbox receives the result.
 */
export async function receiveSubmitted(call: Call, { page, applicant, submission_id }: Submission): Promise<void> {
  const before = await call.maybe(sql`
    select from partner_applications
    where organization_id = ${call.organization_id} and submission_id = ${submission_id}`);
  if (before) return;
  const repeated = await repetitionOf(call, page, applicant);
  if (repeated) {
    await mailRefusal(call, repeated.earlier, () => said(repeated.refusal.message));
    await finishSubmission(call, submission_id, applicant.email);
    return;
  }
  await call.because('Sent through a sign-up form');
  const { id } = await receiveApplication(call, page, applicant, { submission_id });
  await call.because('');
  await finishSubmission(call, submission_id, applicant.email, { ref_table: 'partner_applications', ref_id: id });
}

/** The applicant opened the link in the email, which proves the address. Only now the mailbox is compared with partners. */
export async function confirmAddress(call: Call, id: string): Promise<void> {
  const application = await lockApplication(call, id);
  if (application.confirmed_at) return;
  const page = await call.one<{ countries: string[] }>(sql`
    select countries from partner_pages where organization_id = ${call.organization_id} and id = ${application.page_id}`);
  const findings = await look(call, page, application, true, id);
  await call.run(sql`
    update partner_applications
    set confirmed_at = ${call.now()}, rules = ${JSON.stringify(ruleResults(application, findings))},
      flags = ${JSON.stringify(riskFlags(application, findings))},
      matched_partner_id = ${findings.partnerOfMailbox?.id ?? null}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await approveApplicationAutomatically(call, id);
}

/** The website's domain, or the mailbox's where it identifies a company. */
const domainOf = ({ website, email }: Applicant) => domainKey(website) ?? domainKey(email);

interface Earlier {
  id: string;
  email: string;
  contact_name: string;
  company_name: string;
  status: string;
  reapply_on: string | null;
  may_reapply: boolean;
  partner_id: string | null;
  language: Language | null;
}

/** An earlier application that blocks this one, and the message to the applicant. */
async function repetitionOf(
  call: Call,
  page: ApplicationPage,
  { email }: Applicant,
): Promise<{ earlier: Earlier; refusal: Refusal } | undefined> {
  const all = await call.rows<Earlier>(sql`
    select id, email::text as email, contact_name, company_name, status, reapply_on, may_reapply,
      partner_id, language
    from partner_applications
    where organization_id = ${call.organization_id} and email = ${email}
      and (page_id = ${page.id} or status = 'rejected') order by created_at desc`);
  const open = all.find(({ status }) => status === 'pending_review' || status === 'info_requested');
  if (open) {
    const errors = { email: ['has an open application'] };
    const refusal = conflict('You have already applied. Follow the link in the email that we sent you.', {}, errors);
    return { earlier: open, refusal };
  }
  const rejected = all.find(({ status }) => status === 'rejected');
  if (!rejected) return undefined;
  const { may_reapply, reapply_on } = rejected;
  if (!may_reapply) {
    const errors = { email: ['cannot apply again'] };
    const refusal = conflict(
      'Your earlier application was rejected, and this program accepts no second one.',
      {},
      errors,
    );
    return { earlier: rejected, refusal };
  }
  if (!reapply_on || reapply_on <= call.today()) return undefined;
  const day = await dayOf(call, reapply_on);
  const errors = { email: [`can apply again from ${day}`] };
  return { earlier: rejected, refusal: conflict(`You can apply again from ${day}.`, { reapply_on }, errors) };
}

async function look(
  call: Call,
  page: Pick<ApplicationPage, 'countries'>,
  applicant: Applicant,
  isConfirmed: boolean,
  own_id: string | null = null,
): Promise<Findings> {
  const key = domainOf(applicant);
  const [partner] = await call.rows<{ id: string; name: string; isBanned: boolean }>(sql`
    select p.id, p.name, s.category = 'banned' as "isBanned" from partners p
    join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
    where p.organization_id = ${call.organization_id} and p.archived_at is null
      and (p.domain_key = ${key}
        or exists (select from contacts c where c.organization_id = ${call.organization_id} and c.partner_id = p.id
        and c.email = ${applicant.email} and c.archived_at is null))
    order by s.category = 'banned' desc, p.created_at limit 1`);
  const others = await call.rows<{ id: string; company_name: string; status: string; reason_code: string | null }>(sql`
    select id, company_name, status, reason_code from partner_applications
    where organization_id = ${call.organization_id} and (email = ${applicant.email} or domain_key = ${key})
      and (status in ('pending_review', 'info_requested') or reason_code = 'suspicious') and id is distinct
      from ${own_id}
    order by created_at desc limit 10`);
  return {
    isDisposableMail: isDisposable(applicant.email),
    isConfirmed,
    partner: partner ?? null,
    ...(isConfirmed
      ? await lookByMailbox(call, applicant.email, own_id)
      : { partnerOfMailbox: null, hasOpenOfMailbox: null }),
    open: others.filter(({ status }) => status === 'pending_review' || status === 'info_requested'),
    suspicious: others.filter(({ reason_code }) => reason_code === 'suspicious'),
    countries: page.countries,
  };
}

const isDisposable = (email: string) => disposableDomains.has(hostOf(email) ?? '');

/** A confirmed mailbox proves that its owner is with the company of its domain, unless a provider gives addresses to everybody. */
async function lookByMailbox(
  call: Call,
  email: string,
  own_id: string | null,
): Promise<Pick<Findings, 'partnerOfMailbox' | 'hasOpenOfMailbox'>> {
  const isPublic = isFreeMail(email) || isDisposable(email);
  const [partner] = await call.rows<{ id: string }>(sql`
    select id from partners
    where organization_id = ${call.organization_id} and domain_key = ${isPublic ? null : domainKey(email)}
      and archived_at is null order by created_at limit 1`);
  const other = await call.maybe(sql`
    select from partner_applications
    where organization_id = ${call.organization_id} and status in ('pending_review', 'info_requested')
      and id is distinct
      from ${own_id}
        and (email = ${email}
        or split_part(lower(email::text), '@', 2) = ${(isPublic ? null : email.toLowerCase().split('@').at(-1)) ?? null}) limit 1`);
  return { partnerOfMailbox: partner ?? null, hasOpenOfMailbox: other !== undefined };
}
