import type { DealConflict } from '../conflicts.schema.ts';
import { type DealRegistration, overrideReasons, rejectReasons, revokeReasons } from '../schema.ts';
import type { DialogSpec } from './MoveDialog.tsx';

/** What the company may decide, each with what follows from it. */
export function approval(row: DealRegistration, conflicts: readonly DealConflict[]): DialogSpec {
  const blocking = conflicts.some(({ severity, resolution }) => severity === 'block' && resolution === 'open');
  return {
    move: 'approve',
    title: `Approve ${row.account_name}?`,
    text: `${row.partner_name} is protected from now on: nobody else can register this company for the same products.`,
    ok: 'Approve',
    done: 'Approved and protected',
    words: { name: 'reason_text', label: 'Message to the partner' },
    offersDeal: true,
    ...(blocking && { override: overrideReasons }),
  };
}

export const rejection: DialogSpec = {
  move: 'reject',
  title: 'Reject this registration?',
  text: 'The partner reads the reason and your words, and can register the company again after the waiting time.',
  ok: 'Reject',
  done: 'Rejected',
  danger: true,
  codes: rejectReasons,
  words: { name: 'reason_text', label: 'Explain it to the partner', required: true },
};

export const question: DialogSpec = {
  move: 'ask',
  title: 'Ask the partner',
  text: 'Your clock stands still until they answer.',
  ok: 'Send question',
  done: 'Question sent',
  words: { name: 'question', label: 'Question', required: true },
};

export const extension: DialogSpec = {
  move: 'extend',
  title: 'Extend the protection?',
  text: 'It goes on for the days your programme grants, from where it would end. There must have been progress on the deal: a move to another stage, or a note.',
  ok: 'Extend',
  done: 'Protection extended',
  words: { name: 'reason_text', label: 'What progress was made?', required: true },
};

export const revocation: DialogSpec = {
  move: 'revoke',
  title: 'Revoke the protection?',
  text: 'It ends at once and others can register this company. The partner reads the reason and your words.',
  ok: 'Revoke',
  done: 'Protection revoked',
  danger: true,
  codes: revokeReasons,
  words: { name: 'reason_text', label: 'Explain it to the partner', required: true },
};
