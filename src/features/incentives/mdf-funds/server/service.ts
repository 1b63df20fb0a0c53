import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { MdfFundCreate } from '../schema.ts';
import { mdfFunds } from './resource.ts';

export { refreshFunds } from './eligible.ts';
export { lockFundMoney, moneyOfRequest, moveMoney } from './movements.ts';
export { takeMdfFundStep } from './steps.ts';

/** @returns the id of a draft */
export function createFund(call: Call, input: MdfFundCreate): Promise<string> {
  return createRow(call, mdfFunds, input);
}
