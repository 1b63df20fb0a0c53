import { defineMail, mailTexts, sendMail } from '#features/platform/mails/server/service.ts';
import { newSecret } from '#server/auth/secret-token.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, Refusal } from '#server/errors.ts';
import { inLanguageOf } from '#server/language.ts';
import { newId } from '#shared/ids.ts';
import { greeting, nameForMail } from '#shared/text/plain-text.ts';
import { LINK_DAYS } from '../model.ts';
import type { Review, ReviewInvite, ReviewRequest } from '../schema.ts';
import type { ReviewLink } from '../steps.schema.ts';
import { requireCustomer, requireWonDeal } from './candidates.ts';
import { lockedReview } from './locked.ts';
import { tellReviewRequested } from './review-notices.ts';
import { texts } from './texts.ts';

const DAY_MS = 86_400_000;
/** The limit per review keeps customers from being asked again and again. */
const MOST_LINKS = 5;

/** The company asks a customer, who gets the link at once. @returns the id of the review */
export async function inviteReviewer(call: Call, input: ReviewInvite): Promise<string> {
  await call.requirePartner(input.partner_id);
  await requireWonDeal(call, input.partner_id, input.opportunity_id);
  const id = await insertReview(call, { ...input, requested_by: 'company' });
  await sendLink(call, await lockedReview(call, id), input.contact_id);
  return id;
}

/** A partner asks for a review of its work in a won deal. The company decides who gets the link. @returns the id */
export async function requestReview(call: Call, { opportunity_id, note }: ReviewRequest): Promise<string> {
  const partner_id = call.actor.partner_id!;
  await requireWonDeal(call, partner_id, opportunity_id);
  const id = await insertReview(call, { partner_id, opportunity_id, note, requested_by: 'partner' });
  await tellReviewRequested(call, await lockedReview(call, id));
  return id;
}

/** Sends the link of a request, or sends it again: the earlier link stops working. */
export async function sendReviewLink(call: Call, review: Review, { contact_id }: ReviewLink): Promise<void> {
  if (review.status !== 'requested' && contact_id && contact_id !== review.contact_id)
    throw conflict('This customer has already started the review. Cancel the request to ask another contact.');
  const chosen = contact_id ?? review.contact_id;
  if (!chosen) throw invalid({ contact_id: ['is required'] });
  await sendLink(call, review, chosen);
}

async function insertReview(
  call: Call,
  row: { partner_id: string; opportunity_id: string; note?: string | null; requested_by: 'company' | 'partner' },
): Promise<string> {
  const id = newId();
  await call.run(sql`
    insert into reviews (id, organization_id, partner_id, opportunity_id, requested_by, note, created_at)
    values (${id}, ${call.organization_id}, ${row.partner_id}, ${row.opportunity_id}, ${row.requested_by},
      ${row.note?.trim() || null}, ${call.now()})`);
  return id;
}

type Invited = Pick<Review, 'id' | 'partner_id' | 'opportunity_id'>;

async function sendLink(call: Call, review: Invited, contact_id: string): Promise<void> {
  const { email, full_name } = await requireCustomer(call, review.partner_id!, review.opportunity_id!, contact_id);
  const { sent } = await call.one<{ sent: number }>(sql`
    select count(*)::int as sent from review_invitations
    where organization_id = ${call.organization_id} and review_id = ${review.id}`);
  if (sent >= MOST_LINKS)
    throw new Refusal(429, `This customer was already asked ${MOST_LINKS} times for this review.`);
  await revokeReviewLinks(call, review.id);
  const { token, hash } = newSecret();
  await call.run(sql`
    insert into review_invitations (organization_id, review_id, partner_id, email, token_hash, expires_at, created_at)
    values (${call.organization_id}, ${review.id}, ${review.partner_id}, ${email}, ${hash},
      ${new Date(call.now().getTime() + LINK_DAYS * DAY_MS)}, ${call.now()})`);
  await call.run(sql`
    update reviews set contact_id = ${contact_id}, invited_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${review.id}`);
  await mailLink(call, review, { email, full_name, token });
}

export async function revokeReviewLinks(call: Call, review_id: string): Promise<void> {
  await call.run(sql`
    update review_invitations set revoked_at = ${call.now()}
    where organization_id = ${call.organization_id} and review_id = ${review_id}
      and used_at is null and revoked_at is null`);
}

/** Only its reader can write the review, not the company that asks for it. */
const linkMail = defineMail({
  key: 'review_request',
  class: 'account',
  hides: 'body',
  plainSubject: 'How was your project?',
});

async function mailLink(
  call: Call,
  review: Invited,
  { email, full_name, token }: { email: string; full_name: string; token: string },
): Promise<void> {
  const found = await call.one<{ company: string; partner: string; deal: string }>(sql`
    select g.name as company, p.name as partner, o.name as deal
    from reviews r join organizations g on g.id = r.organization_id
    join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
    join opportunities o on o.organization_id = r.organization_id and o.id = r.opportunity_id
    where r.organization_id = ${call.organization_id} and r.id = ${review.id}`);
  const names = {
    company: nameForMail(found.company),
    partner: nameForMail(found.partner),
    deal: nameForMail(found.deal),
  };
  const addressed = nameForMail(full_name);
  const isNamed = greeting(addressed, email) !== greeting('', email);
  await inLanguageOf(call, { user_id: null, partner_id: null }, () =>
    sendMail(call, {
      kind: linkMail,
      to: email,
      to_name: full_name,
      about: [
        { table: 'opportunities', id: review.opportunity_id! },
        { table: 'partners', id: review.partner_id! },
      ],
      subject: texts.askSubject(names.partner),
      paragraphs: [
        mailTexts.hello(isNamed ? addressed : ''),
        texts.ask(names.partner, names.deal, names.company),
        texts.askLink(names.company, LINK_DAYS),
      ],
      action: { label: texts.writeReview, path: `/review/${review.id}#token=${token}` },
      footer: texts.askFooter(names.company, email),
    }),
  );
}
