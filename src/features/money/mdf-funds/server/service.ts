/** Funds and where their money is. */

export { createFund } from './create.ts';
export { refreshFunds } from './eligible.ts';
export { activateFund, adjustFund } from './funds.ts';

export { lockFundMoney, moneyOfRequest, moveMoney } from './movements.ts';
