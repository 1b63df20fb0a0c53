import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { DealRegistrationCreate } from '../schema.ts';
import { change } from './registration/move.ts';
import { dealRegistrations } from './resource.ts';

export { checkCompany } from './conflicts/check.ts';
export { defineCustomerLists } from './conflicts/customer-lists.ts';
export { defineDecisionQuestion } from './decision-question.ts';
export { markInactiveRegistrations } from './protection/inactivity.ts';
export { requireCompleteInput } from './registration/draft.ts';
export {
  answerForSubmitter,
  registerAsPartner,
  registerForSubmitter,
  type Submitter,
} from './registration/for-submitter.ts';
export { createOwnDraft, missingFields } from './registration/own-draft.ts';
export { takeRegistrationStep } from './steps.ts';

/** A draft as the partner itself would make it, for imports and demo data: submitting it screens it. @returns the id */
export async function createPartnerDraft(call: Call, input: DealRegistrationCreate): Promise<string> {
  const id = await createRow(call, dealRegistrations, input);
  await change(call, id, { source: 'partner' });
  return id;
}
