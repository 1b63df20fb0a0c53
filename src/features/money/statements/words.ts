import type { StatementRow } from './schema.ts';

export const statementKinds: Record<StatementRow['kind'], string> = {
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
};
