import type { Proof } from '#server/backup/prove.ts';
import { count } from '#server/backup/words.ts';
import { verifyLedger } from './verify.ts';

export const verifyLedgerBackup: Proof = {
  name: 'Ledger',
  async prove(call) {
    const { entries, checks } = await verifyLedger(call);
    return { extent: count(entries, 'entry', 'entries'), difference: checks.find(({ ok }) => !ok)?.detail };
  },
};
