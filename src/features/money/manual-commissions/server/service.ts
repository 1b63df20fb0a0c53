/** Commissions that a person enters. */

export {
  activeManualCommissions as standingByHand,
  addManualCommission as addByHand,
  refundableAmount as returnableOf,
  reverseManualCommission as takeBack,
  writeOff,
} from './manual.ts';
export type { ManualBody } from './manual-booking.ts';
