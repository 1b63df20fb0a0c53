import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Receipt } from '../schema.ts';
import { breakdownTexts } from './breakdown.texts.ts';

type Moment = Receipt['history'][number];

interface Posted {
  at: string;
  kind: string;
  item_id: string | null;
  statement_no: string | null;
  reference: string | null;
  failure_text: string | null;
  /** The end of the hold period, if this entry released the line before it. */
  held_until: string | null;
  released_by_name: string | null;
  release_reason: string | null;
  is_on_hold: boolean;
}

/** The history of a line, derived from the ledger, because no money moves without an entry. */
export async function lineHistory(call: Call, line_id: string, asker: Call): Promise<Moment[]> {
  const entries = await call.rows<Posted>(sql`
    select e.posted_at as at, e.kind, i.id as item_id, i.statement_no, i.reference, i.failure_text, l.held_until,
      l.released_by_name, l.release_reason,
      e.postings->0->>'account' like '%:on_hold' or e.postings->1->>'account' like '%:on_hold' as is_on_hold
    from journal_entries e left join payout_items i on i.organization_id = e.organization_id and i.id = e.source_id
    -- A line is released early at most once, and then for the first time.
    left join commission_lines l on l.organization_id = e.organization_id and l.id = e.source_id
      and l.held_until is not null
      and e.idempotency_key = 'release:' || l.id
    where e.organization_id = ${call.organization_id} and e.source_id in (
      select ${line_id}::uuid union all select item_id from payout_item_lines
      where organization_id = ${call.organization_id} and line_id = ${line_id})
    order by e.seq`);
  return entries.map((entry) => ({ at: entry.at, payout_item_id: entry.item_id, ...wordsOf(entry, asker) }));
}

function wordsOf(entry: Posted, asker: Call): Pick<Moment, 'kind' | 'text'> {
  const { kind, statement_no, reference, failure_text, is_on_hold } = entry;
  const { history } = breakdownTexts;
  switch (kind) {
    case 'release':
      return { kind: 'released', text: releaseText(entry, asker) };
    case 'hold':
      return { kind: 'held', text: history.held };
    case 'reserve':
      return { kind: 'in_payout', text: history.inPayout(statement_no) };
    case 'paid':
      return { kind: 'paid', text: history.paid(reference) };
    case 'fail':
    case 'return':
      return { kind: 'came_back', text: history.failed(statement_no, failure_text) };
    default:
      return { kind: 'booked', text: is_on_hold ? history.bookedOnHold : history.booked };
  }
}

/** The reason was written for colleagues, so a partner does not read it. */
function releaseText({ held_until, released_by_name, release_reason }: Posted, asker: Call): string {
  if (held_until === null) return breakdownTexts.history.payable;
  if (asker.actor.mode === 'partner') return breakdownTexts.history.payableEarly;
  return breakdownTexts.history.releasedBy(released_by_name, release_reason);
}
