/** Funds and where their money is. */

export { createFund } from './create.ts';
export { activateFund, adjustFund, closeFund, refreshFunds } from './funds.ts';
export type { Movement } from './model.ts';
export { lockFundMoney, moneyOfRequest, moveMoney } from './movements.ts';
