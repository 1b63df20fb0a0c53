import { createHash } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { canonicalJson } from '#shared/text/canonical-json.ts';
import type { Tracked } from '../../schema.ts';

/** Reports from clocks that are slightly ahead are accepted. */
const AHEAD_MS = 5 * 60_000;

interface EarlierEvent {
  id: string;
  content_hash: string;
  status: Tracked['status'];
  partner_id: string | null;
  opportunity_id: string | null;
  note: string | null;
}

/**
 * Ingests an event once. The same content again gets the first result; different content under the same name is
 * rejected.
 * @param work gets the id and the hash to store with the event
 */
export async function trackOnce(
  call: Call,
  kind: Tracked['kind'],
  { external_id, field, content }: { external_id: string; field: string; content: object },
  work: (content_hash: string) => Promise<Tracked>,
): Promise<Tracked> {
  await call.rows(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${call.organization_id} ${kind} ${external_id}`}, 19))`,
  );
  const content_hash = createHash('sha256')
    .update(canonicalJson(content as never))
    .digest('hex');
  const earlier = await call.maybe<EarlierEvent>(sql`
    select id, content_hash, status, partner_id, opportunity_id, note from tracked_events
    where organization_id = ${call.organization_id} and kind = ${kind} and external_id = ${external_id}`);
  if (!earlier) return work(content_hash);
  if (earlier.content_hash !== content_hash)
    throw conflict(
      `A ${kind} with this ${field} was already reported with other content.`,
      {},
      {
        [field]: [`was already used for another ${kind}`],
      },
    );
  const { id, status, partner_id, opportunity_id, note } = earlier;
  return { id, kind, external_id, status, partner_id, opportunity_id, reason: note, is_repeat: true };
}

/** @throws 422 for a time in the future */
export function timeOf(call: Call, occurred_at: string | undefined): Date {
  const now = call.now();
  const at = occurred_at ? new Date(occurred_at) : now;
  if (at.getTime() > now.getTime() + AHEAD_MS) throw invalid({ occurred_at: ['must not be in the future'] });
  return new Date(Math.min(at.getTime(), now.getTime()));
}
