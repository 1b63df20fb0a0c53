/** The exchange rates of currencies, including those that sales volume is converted with. */

export { type KnownRate, knownRate, RATE_KNOWN, rateInForce } from './rates.ts';
