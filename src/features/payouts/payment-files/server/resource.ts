import { defineResource } from '#server/resource/define.ts';
import { paymentFile, paymentReport } from '../schema.ts';

/** Files are created by a route of their own, because they take payments with them. */
export const paymentFiles = defineResource(paymentFile, {
  create: false,
  update: false,
  remove: false,
  guardedBy: 'payout_batches',
});

export const paymentReports = defineResource(paymentReport, {
  create: false,
  update: false,
  remove: false,
  guardedBy: 'payout_batches',
});
