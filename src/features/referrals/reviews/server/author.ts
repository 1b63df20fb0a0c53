import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { defineMail, mailTexts, sendMail } from '#features/platform/mails/server/service.ts';
import { wrongSecret } from '#server/auth/wrong-guess.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import { nameForMail } from '#shared/text/plain-text.ts';
import { CODE_MINUTES } from '../model.ts';
import type { CodeSent, ReviewDraft, ReviewInvited } from '../public.schema.ts';
import { inReviewCompany, type OpenLink, withReviewLink } from './link.ts';
import type { LockedReview } from './locked.ts';
import { tellReviewGuessed, tellReviewSubmitted } from './review-notices.ts';
import { texts } from './texts.ts';

const TRIES_PER_CODE = 5;
const MOST_CODES = 5;

const codeMail = defineMail({
  key: 'review_code',
  class: 'account',
  hides: 'body',
  plainSubject: 'Your code to confirm your review',
});

/** The content of the page for the holder of the link. Opening it starts the review. */
export function openReview(kernel: Kernel, token: string): Promise<ReviewInvited> {
  return withReviewLink(kernel, token, async (call, link) => {
    if (link.review.status === 'requested') await moveTo(call, link.review, 'started');
    await call.run(sql`
      update review_invitations set opened_at = coalesce(opened_at, ${call.now()})
      where organization_id = ${call.organization_id} and id = ${link.id}`);
    const about = await call.one<Omit<ReviewInvited, 'email' | 'is_submitted' | 'expires_at'>>(sql`
      select g.name as company_name, g.logo_url as company_logo_url, g.primary_color as company_color,
        p.name as partner_name,
        o.name as deal_name, coalesce(r.author, trim(c.first_name || ' ' || c.last_name), '') as author,
        coalesce(r.designation, c.title, '') as designation, coalesce(r.company, a.name, '') as company
      from reviews r join organizations g on g.id = r.organization_id
      join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
      join opportunities o on o.organization_id = r.organization_id and o.id = r.opportunity_id
      left join accounts a on a.organization_id = o.organization_id and a.id = o.account_id
      left join contacts c on c.organization_id = r.organization_id and c.id = r.contact_id
      where r.organization_id = ${call.organization_id} and r.id = ${link.review.id}`);
    return {
      ...about,
      email: shortened(link.email),
      is_submitted: link.review.status === 'submitted',
      expires_at: link.expires_at,
    };
  });
}

/** Stores what the author writes and sends a code. Until the code is entered, the author can send a corrected version. */
export function submitReview(kernel: Kernel, { token, ...draft }: ReviewDraft): Promise<Static<typeof CodeSent>> {
  return withReviewLink(kernel, token, async (call, link) => {
    await writeReview(call, link.review.id, draft);
    return sendCode(call, link);
  });
}

/** Stores the author's draft, which is not confirmed yet. */
export async function writeReview(call: Call, review_id: string, draft: Omit<ReviewDraft, 'token'>): Promise<void> {
  await call.run(sql`
    update reviews
    set cooperation = ${draft.cooperation}, quality = ${draft.quality}, schedule = ${draft.schedule},
      budget = ${draft.budget}, quote = ${draft.quote}, author = ${draft.author},
      designation = ${draft.designation?.trim() || null}, company = ${draft.company?.trim() || null},
        submitted_at = ${call.now()}, status = 'submitted'
      where organization_id = ${call.organization_id} and id = ${review_id}`);
}

export function resendCode(kernel: Kernel, token: string): Promise<Static<typeof CodeSent>> {
  return withReviewLink(kernel, token, (call, link) => {
    if (link.review.status !== 'submitted') throw conflict('Submit your review first.');
    return sendCode(call, link);
  });
}

interface CodeProblem {
  text: string;
  /** Set for a guess, not for a code that is merely too old. */
  tellOwner?: () => Promise<void>;
}

/** The code from the author's mailbox ends the link: the review waits for the company. */
export async function verifyReview(kernel: Kernel, { token, code }: { token: string; code: string }): Promise<void> {
  const problem = await withReviewLink(kernel, token, async (call, link): Promise<CodeProblem | null> => {
    const { review, secret_hash, code_expires_at, code_tries } = link;
    if (review.status !== 'submitted' || !secret_hash) throw conflict('Submit your review first.');
    if (new Date(code_expires_at!) <= call.now()) return { text: 'has expired. Request a new one' };
    const tellOwner = () =>
      inReviewCompany(kernel, call.organization_id, (company) => tellReviewGuessed(company, review));
    if (code_tries >= TRIES_PER_CODE) return { text: 'was entered wrong too often. Request a new one', tellOwner };
    if (!isSame(secret_hash, hashOfCode(call, link, code))) {
      await call.run(sql`
        update review_invitations set code_tries = code_tries + 1
        where organization_id = ${call.organization_id} and id = ${link.id}`);
      return { text: 'is not correct', tellOwner };
    }
    await call.run(sql`
      update review_invitations set used_at = ${call.now()}, secret_hash = null
      where organization_id = ${call.organization_id} and id = ${link.id}`);
    await confirmReview(call, review);
    return null;
  });
  if (!problem) return;
  const refusal = invalid({ code: [problem.text] }, `The code ${problem.text}.`);
  // Thrown here, so that the wrong try above stays counted.
  throw problem.tellOwner ? wrongSecret(refusal, problem.tellOwner) : refusal;
}

/** The author's mailbox is confirmed: the review waits for the company. */
export async function confirmReview(call: Call, review: LockedReview): Promise<void> {
  await call.run(sql`
    update reviews set status = 'verified', verified_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${review.id}`);
  await moveTo(call, review, 'in_moderation');
  await tellReviewSubmitted(call, review);
}

async function sendCode(call: Call, link: OpenLink): Promise<Static<typeof CodeSent>> {
  if (link.codes_sent >= MOST_CODES)
    throw new Refusal(429, 'Too many codes were sent for this review. Ask the company for a new link.');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expires = new Date(call.now().getTime() + CODE_MINUTES * 60_000);
  await call.run(sql`
    update review_invitations
    set secret_hash = ${hashOfCode(call, link, code)}, code_expires_at = ${expires}, code_tries = 0,
      codes_sent = codes_sent + 1
    where organization_id = ${call.organization_id} and id = ${link.id}`);
  const company = await call.one<{ name: string }>(
    sql`select name from organizations where id = ${call.organization_id}`,
  );
  const name = nameForMail(company.name);
  await sendMail(call, {
    kind: codeMail,
    to: link.email,
    subject: texts.codeSubject,
    paragraphs: [mailTexts.hello(''), texts.code(code), texts.codeExpires(CODE_MINUTES, name)],
    footer: texts.codeFooter(name, link.email),
  });
  return { email: shortened(link.email), expires_at: expires.toISOString() };
}

async function moveTo(call: Call, review: LockedReview, status: 'started' | 'in_moderation'): Promise<void> {
  await call.run(
    sql`update reviews set status = ${status} where organization_id = ${call.organization_id} and id = ${review.id}`,
  );
}

/** Keyed, because six digits alone could be found from a hash. */
function hashOfCode({ sealing }: Call, { id }: OpenLink, code: string): string {
  return createHmac('sha256', sealing.textFor('review codes')).update(`${id} ${code}`).digest('hex');
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** `g•••@example.com`: enough to find the right mailbox. */
function shortened(email: string): string {
  return `${email[0]}•••${email.slice(email.lastIndexOf('@'))}`;
}
