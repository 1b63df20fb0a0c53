import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Review } from '../schema.ts';

type Told = Pick<Review, 'id' | 'partner_id' | 'opportunity_id'>;

const namesOf = (call: Call, { partner_id, opportunity_id }: Told) =>
  call.one<{ partner: string; company: string; deal: string }>(sql`
    select p.name as partner, g.name as company, o.name as deal
    from partners p join organizations g on g.id = p.organization_id
    join opportunities o on o.organization_id = p.organization_id and o.id = ${opportunity_id}
    where p.organization_id = ${call.organization_id} and p.id = ${partner_id}`);

async function tellCompany(
  call: Call,
  review: Told,
  kind: 'review_requested' | 'review_submitted' | 'review_disputed' | 'review_code_guessed',
  act: (names: { partner: string; deal: string }) => string,
  text = '',
): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) => {
    const what = act(await namesOf(company, review));
    await notify(
      company,
      { mode: 'company', people: await teamMembersWithPermission(company, 'reviews', 'manage', review.partner_id!) },
      {
        kind,
        text: text ? `${what}: ${text}` : what,
        link: `/reviews/show/${review.id}`,
        about: [{ table: 'partners', id: review.partner_id! }],
      },
      { subject: what.slice(0, 120), action: 'View review' },
    );
  });
}

export const tellReviewRequested = (call: Call, review: Told) =>
  tellCompany(call, review, 'review_requested', ({ partner, deal }) => `${partner} requests a review for “${deal}”`);

export const tellReviewSubmitted = (call: Call, review: Told) =>
  tellCompany(call, review, 'review_submitted', ({ partner }) => `A customer reviewed ${partner}`);

export const tellReviewGuessed = (call: Call, review: Told) =>
  tellCompany(
    call,
    review,
    'review_code_guessed',
    ({ partner }) => `Someone is guessing the code of a review of ${partner}`,
    'Wrong codes are slowed down. Send a new link if the author did not do this.',
  );

export const tellDisputed = (call: Call, review: Told, reason: string) =>
  tellCompany(call, review, 'review_disputed', ({ partner }) => `${partner} disputes a review`, reason);

const outcomes = {
  published: { kind: 'review_published', says: (deal: string) => `A review of your work on “${deal}” was published` },
  kept: { kind: 'review_decided', says: (deal: string) => `The review for “${deal}” stays published` },
  removed: { kind: 'review_decided', says: (deal: string) => `The review for “${deal}” was removed` },
  declined: { kind: 'review_decided', says: (deal: string) => `Your review request for “${deal}” was declined` },
  reply_removed: {
    kind: 'review_decided',
    says: (deal: string) => `Your reply to the review for “${deal}” was removed`,
  },
} as const;

/** Notifies the partner's users of the company's decision. */
export async function tellReviewPartner(
  call: Call,
  review: Told,
  outcome: keyof typeof outcomes,
  reason?: string,
): Promise<void> {
  if (call.batch_id) return;
  const { kind, says } = outcomes[outcome];
  const what = says((await namesOf(call, review)).deal);
  const people = await partnerUsersWithPermission(call, review.partner_id!, 'reviews', 'view');
  await notify(
    call,
    { mode: 'partner', partner_id: review.partner_id!, people },
    {
      kind,
      text: reason ? `${what}: ${reason}` : what,
      link: `/reviews/show/${review.id}`,
      about: [{ table: 'partners', id: review.partner_id! }],
    },
    { subject: what.slice(0, 120), action: 'View review' },
  );
}
