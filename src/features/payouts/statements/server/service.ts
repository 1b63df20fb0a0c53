export { nextPayment } from './next-payment.ts';
