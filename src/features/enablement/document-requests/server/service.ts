import type { Call } from '#server/call.ts';

export { requestDocuments } from './request.ts';

/** The partners whose payouts wait because a required document has expired. */
export async function partnersWithPausedPayouts(call: Call): Promise<Set<string>> {
  const found = await call.rows<{ partner_id: string }>(
    `select distinct partner_id from document_requests where organization_id = $1 and lapsed_at is not null
       and consequence = 'payouts' and status <> 'canceled'`,
    [call.organization_id],
  );
  return new Set(found.map(({ partner_id }) => partner_id));
}
