export { earningsOf } from './earnings.ts';
export { nextPayment } from './next-payment.ts';
