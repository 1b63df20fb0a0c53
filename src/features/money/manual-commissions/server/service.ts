/** Commissions that a person enters. */

export {
  activeManualCommissions as standingByHand,
  addManualCommission as addByHand,
  refundableAmount as returnableOf,
  reimbursePartner,
  reverseManualCommission as takeBack,
  reverseReimbursement,
  writeOff,
} from './manual.ts';
export type { ManualBody } from './manual-booking.ts';
