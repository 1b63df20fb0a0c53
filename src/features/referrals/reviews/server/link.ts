import { hashSecret } from '#server/auth/secret-token.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import { Call, scopeOf, systemActor } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { reviewsFlag } from './flag.ts';
import { type LockedReview, lockedReview } from './locked.ts';

/** The link the author holds, and its review, both locked. */
export interface OpenLink {
  id: string;
  email: string;
  expires_at: string;
  secret_hash: string | null;
  code_expires_at: string | null;
  code_tries: number;
  codes_sent: number;
  review: LockedReview;
}

/**
 * Runs in a transaction of the company that sent the link, as the system.
 * @throws 404 for an unknown link, 409 for one that can no longer be used
 */
export async function withReviewLink<T>(
  kernel: Kernel,
  token: string,
  work: (call: Call, link: OpenLink) => Promise<T>,
): Promise<T> {
  const hash = hashSecret(token);
  const [found] = await kernel.system.unscoped((tx) =>
    tx.rows<{ organization_id: string; review_id: string }>(
      sql`select organization_id, review_id from review_invitations where token_hash = ${hash}`,
    ),
  );
  if (!found || !(await kernel.flags.reaches(reviewsFlag, found.organization_id)))
    throw unknownToken(notFound('This link'));
  return inReviewCompany(kernel, found.organization_id, async (call) => {
    // The review first, as everywhere, so that two requests never wait for each other.
    const review = await lockedReview(call, found.review_id);
    const link = await call.one<Omit<OpenLink, 'review'> & { used_at: string | null; revoked_at: string | null }>(
      sql`
        select id, email::text as email, expires_at, used_at, revoked_at, secret_hash, code_expires_at, code_tries,
          codes_sent
        from review_invitations where organization_id = ${call.organization_id} and token_hash = ${hash} for update`,
      'This link',
    );
    if (link.used_at) throw conflict('This review was already submitted. Thank you.');
    if (link.revoked_at) throw conflict('This link was replaced or withdrawn. Use the link in the newest email.');
    if (new Date(link.expires_at) <= call.now())
      throw conflict('This link has expired. Ask the company that sent it for a new one.');
    return work(call, { ...link, review });
  });
}

export async function inReviewCompany<T>(
  kernel: Kernel,
  organization_id: string,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const actor = systemActor(organization_id);
  let call: Call | undefined;
  const result = await kernel.db.transaction(scopeOf(actor), (tx) => {
    call = new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing });
    return work(call);
  });
  kernel.outbox.poke();
  call?.committed();
  return result;
}
