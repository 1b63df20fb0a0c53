/** Commissions that a person enters. */

export {
  activeManualCommissions,
  addManualCommission,
  refundableAmount,
  reimbursePartner,
  reverseManualCommission,
  reverseReimbursement,
  writeOff,
} from './manual.ts';
export type { ManualBody } from './manual-booking.ts';
