/** Contracts with partners. When everybody has signed, `contracts.completed` is announced with the contract's id. */

export { describeFile } from './describe-file.ts';
export { runningContract } from './running.ts';
