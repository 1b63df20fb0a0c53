/** Contracts with partners. When everybody has signed, `contracts.completed` is announced with the contract's id. */

export { runningContract } from './running.ts';
