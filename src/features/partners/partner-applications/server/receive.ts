import disposable from 'disposable-email-domains' with { type: 'json' };
import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import { addBusinessSeconds } from '#shared/business-time.ts';
import { newId } from '#shared/ids.ts';
import { domainKey, hostOf } from '#shared/matching.ts';
import { type Findings, riskFlags, ruleResults } from '../risk.ts';
import type { Applicant } from '../schema.ts';
import { approveAutomatically } from './automatic.ts';
import { linkOf } from './link.ts';
import { mailReceipt, tellReviewers } from './notices.ts';
import { lockApplication, readApplication } from './read.ts';

/** What an application needs to know of the page it came through. */
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
 * Stores what somebody applied for and tells the reviewers.
 * @returns the id, and the address where the applicant follows it
 * @throws 409 when the person applied already or may not apply again yet
 */
export async function receiveApplication(
  call: Call,
  page: ApplicationPage,
  applicant: Applicant,
  { submission_id = null, isConfirmed = false }: { submission_id?: string | null; isConfirmed?: boolean } = {},
): Promise<{ id: string; link: string }> {
  await refuseRepeated(call, page, applicant);
  const found = await look(call, page, applicant, isConfirmed);
  const id = newId();
  const due = addBusinessSeconds(call.now(), page.review_days * DAY_SECONDS, call.actor.timezone);
  await call.run(
    `insert into partner_applications (id, organization_id, page_id, submission_id, door, company_name, contact_name, email, phone,
       website, domain, domain_key, country, message, flags, rules, owner_user_id, review_due_at, confirmed_at, matched_partner_id, created_at)
     values ($1, $2, $3, $4, 'new', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
    [
      id,
      call.organization_id,
      page.id,
      submission_id,
      applicant.company_name,
      applicant.contact_name,
      applicant.email,
      applicant.phone ?? null,
      applicant.website ?? null,
      hostOf(applicant.website ?? '') ?? domainKey(applicant.email),
      domainOf(applicant),
      applicant.country ?? null,
      applicant.message ?? null,
      JSON.stringify(riskFlags(applicant, found)),
      JSON.stringify(ruleResults(applicant, found)),
      page.owner_user_id,
      due,
      isConfirmed ? call.now() : null,
      found.partner?.id ?? null,
      call.now(),
    ],
  );
  const application = await readApplication(call, id);
  await mailReceipt(call, application);
  if (!isConfirmed || !(await approveAutomatically(call, id))) await tellReviewers(call, application);
  return { id, link: await linkOf(call, id) };
}

/** The applicant opened the link in the email, which proves the address. */
export async function confirmAddress(call: Call, id: string): Promise<void> {
  const application = await lockApplication(call, id);
  if (application.confirmed_at) return;
  await call.run(
    `update partner_applications set confirmed_at = $3, rules = $4 where organization_id = $1 and id = $2`,
    [
      call.organization_id,
      id,
      call.now(),
      JSON.stringify(application.rules.map((rule) => (rule.key === 'confirmed' ? { ...rule, is_met: true } : rule))),
    ],
  );
  await approveAutomatically(call, id);
}

/** The website's domain, or the mailbox's where it identifies a company. */
const domainOf = ({ website, email }: Applicant) => domainKey(website) ?? domainKey(email);

async function refuseRepeated(call: Call, page: ApplicationPage, { email }: Applicant): Promise<void> {
  const earlier = await call.rows<{ status: string; reapply_on: string | null; may_reapply: boolean }>(
    `select status, reapply_on, may_reapply from partner_applications
     where organization_id = $1 and email = $2 and (page_id = $3 or status = 'rejected') order by created_at desc`,
    [call.organization_id, email, page.id],
  );
  if (earlier.some(({ status }) => status === 'pending_review' || status === 'info_requested'))
    throw conflict(
      'You have already applied. Follow the link in the email that we sent you.',
      {},
      {
        email: ['has an open application'],
      },
    );
  const rejected = earlier.find(({ status }) => status === 'rejected');
  if (!rejected) return;
  if (!rejected.may_reapply)
    throw conflict(
      'Your earlier application was rejected, and this program accepts no second one.',
      {},
      {
        email: ['cannot apply again'],
      },
    );
  if (rejected.reapply_on && rejected.reapply_on > call.today())
    throw conflict(
      `You can apply again from ${rejected.reapply_on}.`,
      { reapply_on: rejected.reapply_on },
      {
        email: [`can apply again from ${rejected.reapply_on}`],
      },
    );
}

async function look(call: Call, page: ApplicationPage, applicant: Applicant, isConfirmed: boolean): Promise<Findings> {
  const key = domainOf(applicant);
  const [partner] = await call.rows<{ id: string; name: string; isBanned: boolean }>(
    `select p.id, p.name, s.category = 'banned' as "isBanned" from partners p
     join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
     where p.organization_id = $1 and p.archived_at is null
       and (p.domain_key = $2 or exists (select from contacts c where c.organization_id = $1 and c.partner_id = p.id
         and c.email = $3 and c.archived_at is null))
     order by s.category = 'banned' desc, p.created_at limit 1`,
    [call.organization_id, key, applicant.email],
  );
  const others = await call.rows<{ id: string; company_name: string; status: string; reason_code: string | null }>(
    `select id, company_name, status, reason_code from partner_applications
     where organization_id = $1 and (email = $2 or domain_key = $3)
       and (status in ('pending_review', 'info_requested') or reason_code = 'suspicious')
     order by created_at desc limit 10`,
    [call.organization_id, applicant.email, key],
  );
  const host = hostOf(applicant.email) ?? '';
  return {
    isDisposableMail: disposableDomains.has(host),
    isConfirmed,
    partner: partner ?? null,
    open: others.filter(({ status }) => status === 'pending_review' || status === 'info_requested'),
    suspicious: others.filter(({ reason_code }) => reason_code === 'suspicious'),
    countries: page.countries,
  };
}
