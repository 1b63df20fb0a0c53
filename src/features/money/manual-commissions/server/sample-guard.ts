import { defineSampleGuard } from '#server/sample-data.ts';
import { activeManualCommissions } from './service.ts';

/** Commissions entered by hand keep the sample deals they belong to. */
export const sampleGuard = defineSampleGuard({
  holds: [{ noun: ['commission entered by hand', 'commissions entered by hand'], find: activeManualCommissions }],
});
