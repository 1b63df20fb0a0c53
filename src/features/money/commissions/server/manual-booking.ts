import {
  type ClosedBooks,
  closedBooks,
  commissionExpense,
  type Movement,
  partnerAccount,
  postEntries,
  writeOffExpense,
} from '#features/money/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { reserveNumbers } from '#server/resource/bulk.ts';
import { newId } from '#shared/ids.ts';
import type { LineStatus } from '../schema.ts';
import { tellByHand } from './manual-notice.ts';

export interface ByHand {
  what: 'added' | 'taken_back' | 'written_off' | 'write_off_taken_back';
  partner_id: string;
  amount_minor: number;
  currency: string;
  reason: string;
  effective_on: string;
  release_on: string;
  status: LineStatus;
  hold_reason: string | null;
  opportunity_id: string | null;
  /** The line it corrects; with its account when it balances one that was entered by hand too. */
  adjusts: { id: string; account_key: string | null } | null;
}

/** What the event of a line entered by hand keeps: the receipt reads it. */
export interface ManualBody {
  type: 'manual';
  id: string;
  at: string;
  what: ByHand['what'];
  by: string | null;
  by_name: string;
  /** There when its month was closed already. */
  books?: ClosedBooks;
}

const words: Record<ByHand['what'], string> = {
  added: '',
  taken_back: 'Taken back: ',
  written_off: 'Written off: ',
  write_off_taken_back: 'Owed again: ',
};

/** Writes the event, the line and its entry, the log and the notice. The books must be open. @returns the line's id */
export async function bookByHand(call: Call, given: ByHand): Promise<string> {
  const id = newId();
  const event_id = newId();
  const number = await reserveNumbers(call, 'commission_lines', 1);
  const reason = given.reason.trim();
  const description = words[given.what] + reason;
  const ofDebt = given.what === 'written_off' || given.what === 'write_off_taken_back';
  const books = await closedBooks(call);
  const isLate = books !== null && given.effective_on < books.open_from;
  const body: ManualBody = {
    ...{ type: 'manual', id: event_id, at: given.effective_on, what: given.what },
    ...{ by: call.actor.user_id, by_name: call.actor.full_name },
    ...(isLate && { books }),
  };
  const isBalancing = given.adjusts?.account_key != null;
  // The name of the event keeps a line from being balanced twice.
  const external_id = isBalancing ? `${given.what}:${given.adjusts!.id}` : id;
  // Without the deal: a deal's events are what the engine rates it by. The line has it.
  await call.run(
    `insert into commission_events (organization_id, id, source, external_id, kind, occurred_on, received_at, currency, body, status, result, note, codes)
     values ($1, $2, 'manual', $3, 'manual', $4, $5, $6, $7, 'rated', 'lines', $8, $9)`,
    [
      call.organization_id,
      event_id,
      external_id,
      given.effective_on,
      call.now(),
      given.currency,
      JSON.stringify(body),
      description,
      isLate ? ['period_closed'] : [],
    ],
  );
  const account_key = given.adjusts?.account_key ?? `manual/${id}`;
  await call.run(
    `insert into commission_lines (organization_id, id, number, event_id, opportunity_id, sale_event_id, engine_key, account_key, partner_id, role,
       rule_id, slot, kind, amount_minor, currency, effective_on, release_on, adjusts_line_id, status, hold_reason, description, created_at)
     values ($1, $2, $3, $4, $5, $4, $6, $7, $8, 'manual', $9, 'manual', 'manual', $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      call.organization_id,
      id,
      number,
      event_id,
      given.opportunity_id,
      `manual/${id}/1`,
      account_key,
      given.partner_id,
      ofDebt ? 'write_off' : 'manual',
      given.amount_minor,
      given.currency,
      given.effective_on,
      given.release_on,
      given.adjusts?.id ?? null,
      given.status,
      given.hold_reason,
      description,
      call.now(),
    ],
  );
  await postEntries(call, [movementOf(id, { ...given, description, ofDebt })]);
  await log(call, id, given, description);
  await call.announce('commission_lines.created', id, { partner_id: given.partner_id });
  await tellByHand(call, id, given);
  return id;
}

function movementOf(id: string, given: ByHand & { description: string; ofDebt: boolean }): Movement {
  const expense = given.ofDebt ? writeOffExpense : commissionExpense;
  const owed = partnerAccount(given.partner_id, given.status === 'on_hold' ? 'on_hold' : 'payable');
  const isTakenOff = given.amount_minor < 0;
  return {
    kind: given.what === 'written_off' ? 'write_off' : isTakenOff ? 'reverse' : 'accrue',
    effective_on: given.effective_on,
    source_table: 'commission_lines',
    source_id: id,
    idempotency_key: `accrue:${id}`,
    memo: given.description,
    currency: given.currency,
    debit: isTakenOff ? owed : expense,
    credit: isTakenOff ? expense : owed,
    amount_minor: Math.abs(given.amount_minor),
  };
}

/** A line and what balances it, both still here: they are over, and need not travel any further. */
export async function settleTogether(call: Call, ids: readonly string[]): Promise<void> {
  await call.run("update commission_lines set status = 'void' where organization_id = $1 and id = any($2)", [
    call.organization_id,
    ids,
  ]);
}

/** Lines are not logged, since their events are; that a person decided this one stands in the company's log. */
async function log(call: Call, id: string, given: ByHand, description: string): Promise<void> {
  const { partner_id, amount_minor, currency, effective_on, opportunity_id } = given;
  await call.run(
    `insert into audit_events (organization_id, actor_kind, actor_id, action, ref_table, ref_id, changes, reason, request_id, partner_id, api_key_id, impersonator_id)
     values ($1, case when $8::uuid is not null then 'api_key' when $2::uuid is null then 'system' else 'user' end, $2, 'created', 'commission_lines', $3, $4, $5, $6, $7, $8, $9)`,
    [
      call.organization_id,
      call.actor.user_id,
      id,
      JSON.stringify({ partner_id, amount_minor, currency, effective_on, opportunity_id, description }),
      given.reason.trim(),
      call.request_id ?? null,
      partner_id,
      call.actor.api_key_id,
      call.actor.impersonator_id,
    ],
  );
}
