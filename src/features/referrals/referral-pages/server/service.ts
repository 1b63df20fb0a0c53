import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { ReferralPageCreate } from '../schema.ts';
import { referralPages } from './resource.ts';

export { addFilesToThread, newFilesOf } from './files.ts';
export { publishPage } from './publish.ts';

/** @returns the id of a draft; `publishPage` opens it */
export function createReferralPage(call: Call, input: ReferralPageCreate): Promise<string> {
  return createRow(call, referralPages, input);
}
