import type { Call } from '#server/call.ts';
import type { Receipt } from '../schema.ts';

type Moment = Receipt['history'][number];

interface Posted {
  at: string;
  kind: string;
  item_id: string | null;
  statement_no: string | null;
  reference: string | null;
  failure_text: string | null;
  is_on_hold: boolean;
}

/** The history of a line, derived from the ledger, because no money moves without an entry. */
export async function lineHistory(call: Call, line_id: string): Promise<Moment[]> {
  const entries = await call.rows<Posted>(
    `select e.posted_at as at, e.kind, i.id as item_id, i.statement_no, i.reference, i.failure_text,
       e.postings->0->>'account' like '%:on_hold' or e.postings->1->>'account' like '%:on_hold' as is_on_hold
     from journal_entries e left join payout_items i on i.organization_id = e.organization_id and i.id = e.source_id
     where e.organization_id = $1 and e.source_id in (
       select $2::uuid union all select item_id from payout_item_lines where organization_id = $1 and line_id = $2)
     order by e.seq`,
    [call.organization_id, line_id],
  );
  return entries.map((entry) => ({ at: entry.at, payout_item_id: entry.item_id, ...wordsOf(entry) }));
}

function wordsOf({ kind, statement_no, reference, failure_text, is_on_hold }: Posted): Pick<Moment, 'kind' | 'text'> {
  switch (kind) {
    case 'release':
      return { kind: 'released', text: 'Became payable.' };
    case 'hold':
      return { kind: 'held', text: 'Put on hold.' };
    case 'reserve':
      return { kind: 'in_payout', text: `Added to payout ${statement_no}.` };
    case 'paid':
      return {
        kind: 'paid',
        text: `Paid${reference ? `, reference ${reference}` : ''}.`,
      };
    case 'fail':
    case 'return':
      return {
        kind: 'came_back',
        text: `Payment ${statement_no} failed${failure_text ? `: ${failure_text}` : '.'}`,
      };
    default:
      return { kind: 'booked', text: is_on_hold ? 'Booked, on hold.' : 'Booked as payable.' };
  }
}
