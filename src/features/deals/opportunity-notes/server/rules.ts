import type { Call } from '#server/call.ts';
import { notFound } from '#server/errors.ts';
import type { OpportunityNote, OpportunityNoteCreate } from '../schema.ts';

/** Sets the author. A partner's note is always shared and only on a deal they take part in. */
export async function setNoteAuthor(call: Call, input: OpportunityNoteCreate) {
  // The foreign key accepts any deal of the company; row-level security checks that the author can see it.
  const deal = await call.maybe('select from opportunities where organization_id = $1 and id = $2', [
    call.organization_id,
    input.opportunity_id,
  ]);
  if (!deal) throw notFound('This opportunity');
  return {
    ...input,
    author_name: call.actor.full_name,
    ...(call.actor.mode === 'partner' && { visibility: 'partner', is_pinned: false }),
  };
}

/** Live updates are routed by partner_id, which notes do not have. */
export async function tellPartners(call: Call, note: OpportunityNote): Promise<void> {
  if (note.visibility !== 'partner' || note.author_partner_id) return;
  const partners = await call.asCompany((company) =>
    company.rows<{ partner_id: string }>(
      `select distinct partner_id from opportunity_participants
       where organization_id = $1 and opportunity_id = $2 and status <> 'rejected'`,
      [company.organization_id, note.opportunity_id],
    ),
  );
  await call.announceEach(
    'opportunity_notes.shared',
    note.id,
    partners.map(({ partner_id }) => ({ partner_id })),
  );
}
