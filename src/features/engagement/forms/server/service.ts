import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
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

/** Archives those forms that nobody has filled in. */
export async function archiveUnusedForms(call: Call, ids: readonly string[]): Promise<void> {
  await call.run(sql`
    update forms f set archived_at = ${call.now()}
    where f.organization_id = ${call.organization_id} and f.id = any(${ids}::uuid[]) and f.archived_at is null
      and not exists (select from form_submissions s where s.organization_id = f.organization_id and s.form_id = f.id)`);
}
