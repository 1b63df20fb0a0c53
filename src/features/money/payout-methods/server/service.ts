export { savePayoutMethod, verifyMethod } from './methods.ts';
