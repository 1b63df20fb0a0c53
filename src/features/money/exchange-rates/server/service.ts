/** Exchange rates, and the rates that sales are counted by. */

export { lateRates, type Rates, withLateRates, withRates } from './late-rates.ts';
export { type KnownRate, knownRate, RATE_KNOWN, rateFields, rateInForce } from './rates.ts';
