import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/ledger'> = {
  'Ledger differences': '台帳の差異',
  'The nightly check found a difference in the ledger, the audit log or commission volumes.':
    '夜間の確認で、台帳、監査ログ、またはコミッションの累計に差異が見つかったときに通知します。',
  'This checkpoint': 'このチェックポイント',
  'belongs to another company': '別の会社のものです。',
};
