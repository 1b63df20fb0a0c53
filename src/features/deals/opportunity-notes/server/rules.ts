import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import type { OpportunityNote, OpportunityNoteCreate } from '../schema.ts';

/** Sets the author. A partner's note is always shared and only on a deal they take part in. */
export async function setNoteAuthor(call: Call, input: OpportunityNoteCreate) {
  // The foreign key accepts any deal of the company; row-level security checks that the author can see it.
  const deal = await call.maybe(
    sql`select from opportunities where organization_id = ${call.organization_id} and id = ${input.opportunity_id}`,
  );
  if (!deal) throw notFound('This opportunity');
  return {
    ...input,
    author_name: call.actor.full_name,
    ...(call.actor.mode === 'partner' && { visibility: 'partner', is_pinned: false }),
  };
}

/** Live updates are routed by partner_id, which notes do not have. */
export async function tellDealNotePartners(call: Call, note: OpportunityNote): Promise<void> {
  if (note.visibility !== 'partner' || note.author_partner_id) return;
  const partners = await call.asCompany((company) =>
    company.rows<{ partner_id: string }>(sql`
      select distinct partner_id from opportunity_participants
      where organization_id = ${company.organization_id} and opportunity_id = ${note.opportunity_id}
        and status <> 'rejected'`),
  );
  await call.announceEach(
    'opportunity_notes.shared',
    note.id,
    partners.map(({ partner_id }) => ({ partner_id })),
  );
}
