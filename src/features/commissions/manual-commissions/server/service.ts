/** Commissions entered by hand. */

export {
  activeManualCommissions,
  addManualCommission,
  refundableAmount,
  reimbursePartner,
  reverseManualCommission,
  reverseReimbursement,
  rewardPartner,
  writeOff,
} from './manual.ts';
export type { ManualBody } from './manual-booking.ts';
