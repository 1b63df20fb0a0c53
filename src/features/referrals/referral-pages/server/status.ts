import type { FastifyRequest } from 'fastify';
import type { Status } from '#features/deals/deal-registrations/schema.ts';
import { answerForSubmitter } from '#features/deals/deal-registrations/server/service.ts';
import { guess } from '#server/auth/guesses.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { brandOf } from '#server/site/brand.ts';
import { companyOfRow, type PublicPage } from '#server/site/public-page.ts';
import { pageTitles } from '#server/site/titles.texts.ts';
import { forVisitor } from '#server/site/visitor.ts';
import { companyOfLink, followed, unknownLink } from '#server/site/visitor-link.ts';
import type { RegistrationView } from '../public.schema.ts';
import { registrationLinks } from './link.ts';
import { findRequest } from './request-row.ts';

const steps: Record<Exclude<Status, 'withdrawn'>, RegistrationView['step']> = {
  draft: 'in_review',
  submitted: 'in_review',
  screening: 'in_review',
  pending_review: 'in_review',
  info_requested: 'question',
  approved: 'approved',
  rejected: 'not_approved',
  converted: 'won',
  expired: 'ended',
  released: 'ended',
  revoked: 'ended',
};

interface Found {
  number: number;
  account_name: string;
  status: Exclude<Status, 'withdrawn'>;
  submitted_at: string | null;
  review_due_at: string | null;
  question: string | null;
  approvals_done: number | null;
  approvals_total: number | null;
  expires_at: string | null;
  partner_id: string;
  submitter_name: string | null;
}

/** Only what came without an account through a page and was not withdrawn: the rest is for those who have signed in. */
async function find(call: Call, id: string): Promise<Found> {
  const found = await call.maybe<Found>(sql`
    select r.number::int as number, r.account_name, r.status, r.submitted_at, r.review_due_at, r.question, r.expires_at,
      r.approvals_done, r.approvals_total, r.partner_id, e.submitter_name
    from referral_entries e join deal_registrations r on r.organization_id = e.organization_id
      and r.id = e.registration_id
    where e.organization_id = ${call.organization_id} and e.registration_id = ${id} and e.is_public
      and r.status <> 'withdrawn'`);
  if (!found) throw unknownLink();
  return found;
}

const nothing = {
  number: null,
  submitted_at: null,
  review_due_at: null,
  question: null,
  approvals: null,
  protected_until: null,
  outcome: null,
};

/** The registration of a link, which is older for those from before requests were kept. */
async function registrationOf(call: Call, ref_id: string): Promise<string> {
  const request = await findRequest(call, ref_id);
  if (request && !request.registration_id) throw unknownLink();
  return request?.registration_id ?? ref_id;
}

/** The submitter's view: neither the findings nor the conversation of partner and company. */
export async function viewOf(call: Call, ref_id: string): Promise<RegistrationView> {
  const request = await findRequest(call, ref_id);
  if (request && request.state !== 'registered') {
    const { state, account_name, outcome } = request;
    return { ...nothing, step: state, account_name, outcome };
  }
  const id = request?.registration_id ?? ref_id;
  const {
    number,
    account_name,
    status,
    submitted_at,
    review_due_at,
    question,
    expires_at,
    approvals_done,
    approvals_total,
  } = await find(call, id);
  return {
    step: steps[status],
    number,
    account_name,
    submitted_at,
    review_due_at: status === 'pending_review' ? review_due_at : null,
    question: status === 'info_requested' ? question : null,
    approvals:
      status === 'pending_review' && approvals_total !== null
        ? { given: approvals_done ?? 0, needed: approvals_total }
        : null,
    protected_until: status === 'approved' ? expires_at : null,
    outcome: null,
  };
}

export async function answer(call: Call, ref_id: string, text: string): Promise<void> {
  const id = await registrationOf(call, ref_id);
  const { partner_id, submitter_name } = await find(call, id);
  await answerForSubmitter(
    call,
    { partner_id, user_id: null, full_name: submitter_name ?? 'Visitor', side: 'partner' },
    id,
    text,
  );
}

export async function withinStatusLimit<T>(
  kernel: Kernel,
  request: FastifyRequest,
  token: string,
  work: (call: Call, id: string) => Promise<T>,
): Promise<T> {
  const result = await guess(kernel, { door: 'registration', ip: request.ip }, async () => {
    const found = await followed(kernel, registrationLinks, token);
    return forVisitor(kernel, request, found.organization_id, (call) => work(call, found.id));
  });
  kernel.outbox.poke();
  return result;
}

/**
 * The page that submitters' links open. The page itself shows only the company; the rest needs the token behind the
 * `#`.
 */
export const statusPage: PublicPage = {
  path: '/referrals/status/:id',
  page: 'registrationStatus',
  companyOf: companyOfRow((id) => sql`select organization_id from visitor_links where id = ${id}`),
  load: async (kernel, request) => {
    const { id } = request.params as { id: string };
    const organization_id = await companyOfLink(kernel, registrationLinks, id);
    if (!organization_id) return null;
    const brand = await brandOf(kernel, organization_id);
    return {
      organization_id,
      head: { title: pageTitles.yourRegistration(brand.name), isHidden: true },
      props: { brand },
    };
  },
};
