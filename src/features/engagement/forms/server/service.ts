import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { FormCreate } from '../schema.ts';
import { forms } from './resource.ts';
import { takeFormStep } from './steps.ts';

export { bindingsOf, boundValues, textTypes } from './bindings.ts';
export { type FileOfSubmission, filesOf } from './files.ts';
export { formProfile, toPublicForm } from './open.ts';

export {
  definePurpose,
  type FormBinding,
  type SubmittedForm,
} from './purposes.ts';

export { finishSubmission } from './submit.ts';
export { type OpenForm, openForm, type Visitor } from './visitor.ts';

/** @returns the id of a draft; publishing opens it */
export function createForm(call: Call, input: FormCreate): Promise<string> {
  return createRow(call, forms, input);
}

/** Creates a form and publishes it at once. @returns the id */
export async function createPublishedForm(call: Call, input: FormCreate): Promise<string> {
  const id = await createForm(call, input);
  await takeFormStep.publish(call, id);
  return id;
}
