import { step } from '#server/resource/step.ts';
import { MdfAdjustment } from '../schema.ts';
import { activateFund, adjustFund, closeFund } from './funds.ts';
import { mdfFunds } from './resource.ts';

export const mdfFundRoutes = [
  step(mdfFunds, 'activate', 'Activate a fund: its money is allocated and partners can request it', activateFund),
  step(mdfFunds, 'close', 'Close a fund to new requests', closeFund),
  step(mdfFunds, 'adjust', 'Add money to an active fund or to the amount of a partner, or take it away', adjustFund, {
    body: MdfAdjustment,
    personal: true,
  }),
];
