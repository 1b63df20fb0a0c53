import { defineSampleGuard } from '#server/extension-points/sample-data.ts';
import { activeManualCommissions } from './service.ts';

/** Manual commissions keep their sample deals from being removed. */
export const sampleGuard = defineSampleGuard({
  holds: [{ noun: ['commission entered by hand', 'commissions entered by hand'], find: activeManualCommissions }],
});
