import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Review } from '../schema.ts';
import { texts } from './texts.ts';

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
  write: (names: { partner: string; deal: string }) => { what: string; text?: string },
): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) => {
    const names = await namesOf(company, review);
    await notify(
      company,
      { mode: 'company', people: await teamMembersWithPermission(company, 'reviews', 'manage', review.partner_id!) },
      () => {
        const { what, text = what } = write(names);
        return {
          kind,
          text,
          link: `/reviews/show/${review.id}`,
          about: [{ table: 'partners', id: review.partner_id! }],
        };
      },
      () => ({ subject: write(names).what.slice(0, 120), action: texts.viewReview }),
    );
  });
}

export const tellReviewRequested = (call: Call, review: Told) =>
  tellCompany(call, review, 'review_requested', ({ partner, deal }) => ({ what: texts.requested(partner, deal) }));

export const tellReviewSubmitted = (call: Call, review: Told) =>
  tellCompany(call, review, 'review_submitted', ({ partner }) => ({ what: texts.submitted(partner) }));

export const tellReviewGuessed = (call: Call, review: Told) =>
  tellCompany(call, review, 'review_code_guessed', ({ partner }) => {
    const what = texts.guessed(partner);
    return { what, text: texts.guessedText(what) };
  });

export const tellDisputed = (call: Call, review: Told, reason: string) =>
  tellCompany(call, review, 'review_disputed', ({ partner }) => {
    const what = texts.disputed(partner);
    return { what, ...(reason && { text: texts.because(what, reason) }) };
  });

type Outcome = 'published' | 'kept' | 'removed' | 'declined' | 'reply_removed';

/** Notifies the partner's users of the company's decision. */
export async function tellReviewPartner(call: Call, review: Told, outcome: Outcome, reason?: string): Promise<void> {
  if (call.batch_id) return;
  const { deal } = await namesOf(call, review);
  const people = await partnerUsersWithPermission(call, review.partner_id!, 'reviews', 'view');
  await notify(
    call,
    { mode: 'partner', partner_id: review.partner_id!, people },
    () => {
      const what = texts[outcome](deal);
      return {
        kind: outcome === 'published' ? 'review_published' : 'review_decided',
        text: reason ? texts.because(what, reason) : what,
        link: `/reviews/show/${review.id}`,
        about: [{ table: 'partners', id: review.partner_id! }],
      };
    },
    () => ({ subject: texts[outcome](deal).slice(0, 120), action: texts.viewReview }),
  );
}
