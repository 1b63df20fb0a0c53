import { recordAuditEvent } from '#features/access/audit-events/server/service.ts';
import { insertManualLine } from '#features/commissions/commissions/server/service.ts';
import {
  type ClosedBooks,
  closedBooks,
  commissionExpense,
  type Movement,
  mdfExpense,
  partnerAccount,
  postEntries,
  spiffExpense,
  writeOffExpense,
} from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { reserveNumbers } from '#server/resource/bulk.ts';
import { newId } from '#shared/ids.ts';
import { notifyManualCommission } from './manual-notice.ts';
import type { ManualCommission } from './model.ts';

/** The body of a manual line's event, which the receipt reads. */
export interface ManualBody {
  type: 'manual';
  id: string;
  at: string;
  what: ManualCommission['what'];
  by: string | null;
  by_name: string;
  /** Present when the line's month was already closed. */
  books?: ClosedBooks;
}

const words: Record<ManualCommission['what'], string> = {
  added: '',
  taken_back: 'Reversal: ',
  written_off: 'Write-off: ',
  write_off_taken_back: 'Write-off reversed: ',
  reimbursed: '',
  reimbursement_taken_back: 'Reversal: ',
  rewarded: '',
  reward_taken_back: 'Reversal: ',
};

/** The line's role by purpose, and the account charged. */
const purposes = {
  manual: commissionExpense,
  write_off: writeOffExpense,
  mdf: mdfExpense,
  bounty: spiffExpense,
} as const;
type Purpose = keyof typeof purposes;

function purposeOf(what: ManualCommission['what']): Purpose {
  if (what === 'written_off' || what === 'write_off_taken_back') return 'write_off';
  if (what === 'rewarded' || what === 'reward_taken_back') return 'bounty';
  return what === 'reimbursed' || what === 'reimbursement_taken_back' ? 'mdf' : 'manual';
}

/** Writes the event, the line with its entry, the log and the notice. The books must be open. @returns the line's id */
export async function bookManualCommission(call: Call, given: ManualCommission): Promise<string> {
  const id = newId();
  const event_id = newId();
  const number = await reserveNumbers(call, 'commission_lines', 1);
  const reason = given.reason.trim();
  const description = words[given.what] + reason;
  const role = purposeOf(given.what);
  const books = await closedBooks(call);
  const isLate = books !== null && given.effective_on < books.open_from;
  const body: ManualBody = {
    type: 'manual',
    id: event_id,
    at: given.effective_on,
    what: given.what,
    by: call.actor.user_id,
    by_name: call.actor.full_name,
    ...(isLate && { books }),
  };
  const isBalancing = given.adjusts?.account_key != null;
  // The name of the event keeps a line from being balanced twice.
  const external_id = given.key ?? (isBalancing ? `${given.what}:${given.adjusts!.id}` : id);
  const account_key = given.adjusts?.account_key ?? `manual/${id}`;
  await insertManualLine(call, {
    ...given,
    id,
    event_id,
    external_id,
    number,
    account_key,
    engine_key: given.key ?? `manual/${id}/1`,
    body,
    description,
    isLate,
    role,
    adjusts_line_id: given.adjusts?.id ?? null,
  });
  await postEntries(call, [movementOf(id, { ...given, description, role })]);
  await log(call, id, given, description);
  await call.announce('commission_lines.created', id, { partner_id: given.partner_id });
  // The partner learns of a reimbursement through its claim, and of a reward through its submission.
  const isToldElsewhere = role === 'mdf' || given.what === 'rewarded';
  if (!isToldElsewhere) await notifyManualCommission(call, id, given);
  return id;
}

function movementOf(id: string, given: ManualCommission & { description: string; role: Purpose }): Movement {
  const expense = purposes[given.role];
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

/** Lines are not logged, because their events are; the company's audit log records that a person made this decision. */
async function log(call: Call, id: string, given: ManualCommission, description: string): Promise<void> {
  const { partner_id, amount_minor, currency, effective_on, opportunity_id } = given;
  await recordAuditEvent(call, {
    action: 'created',
    ref_table: 'commission_lines',
    ref_id: id,
    changes: { partner_id, amount_minor, currency, effective_on, opportunity_id, description },
    reason: given.reason.trim(),
    partner_id,
  });
}
