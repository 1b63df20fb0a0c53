import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { MdfRequestCreate, MdfRequestForPartnerCreate } from '../schema.ts';
import { mdfRequests } from './resource.ts';

export { closePaidRequest, lockedRequest } from './decisions.ts';
export { takeMdfRequestStep } from './steps.ts';

/** @returns the id */
export function createRequest(call: Call, input: MdfRequestCreate | MdfRequestForPartnerCreate): Promise<string> {
  return createRow(call, mdfRequests, input);
}
