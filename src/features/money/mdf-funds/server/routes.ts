import { step } from '#server/resource/step.ts';
import { MdfAdjustment } from '../schema.ts';
import { mdfFunds } from './resource.ts';
import { activateFund, adjustFund, closeFund } from './service.ts';

export const mdfFundRoutes = [
  step(mdfFunds, 'activate', 'Activate a fund: its money is allocated and partners can request it', activateFund),
  step(mdfFunds, 'close', 'Close a fund to new requests', closeFund),
  step(mdfFunds, 'adjust', 'Add money to an active fund or to the amount of a partner, or take it away', adjustFund, {
    body: MdfAdjustment,
    personal: true,
  }),
];
