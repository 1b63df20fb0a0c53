import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { ApprovalChainCreate } from '../schema.ts';
import { approvalChains } from './resource.ts';

/** @returns the id */
export function createChain(call: Call, input: ApprovalChainCreate): Promise<string> {
  return createRow(call, approvalChains, input);
}
