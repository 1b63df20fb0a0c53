import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { ReferralPageCreate } from '../schema.ts';
import { referralPages } from './resource.ts';

export { addFilesToThread, newFilesOf } from './files.ts';
export { takeReferralPageStep } from './steps.ts';

/** @returns the id of a draft; `takeReferralPageStep.publish` opens it */
export function createReferralPage(call: Call, input: ReferralPageCreate): Promise<string> {
  return createRow(call, referralPages, input);
}
