/** Funds and where their money is. */

export { createFund } from './create.ts';
export { refreshFunds } from './eligible.ts';
export { activateFund, adjustFund, closeFund } from './funds.ts';
export type { Movement } from './model.ts';
export { lockFundMoney, moneyOfRequest, moveMoney } from './movements.ts';
