/** What currencies are worth, and the rates sales are counted by. */

export { type KnownRate, knownRate, RATE_KNOWN, rateInForce } from './rates.ts';
