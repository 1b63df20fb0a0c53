import { sayableWords } from '#shared/text/labels.ts';
import type { Statement, StatementRow } from './schema.ts';
import { statementTexts } from './statement.texts.ts';

export const statementKinds: Record<StatementRow['kind'], string> = sayableWords({
  commission: 'Commission',
  correction: 'Correction',
  taken_back: 'Clawback',
  by_hand: 'Manual',
  written_off: 'Written off',
  bonus: 'Bonus',
  hold: 'On hold',
  payout: 'Payout',
  payout_failed: 'Failed or returned payout',
  payout_called_off: 'Canceled payout',
  other: 'Other',
});

/** "This payment was returned: AC04: Account closed." Empty if it was neither returned nor failed. */
export function failureText(payout: Statement['payout']): string {
  if (payout?.status !== 'failed' && payout?.status !== 'returned') return '';
  const reason = payout.failure_reason?.replace(/\.$/, '');
  return payout.status === 'failed' ? statementTexts.failed(reason) : statementTexts.returned(reason);
}
