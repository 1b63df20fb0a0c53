import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type FieldErrors, invalid } from '#server/errors.ts';
import { patternProblem } from '#server/text/linear-pattern.ts';
import { type DefinitionProblem, formProblems } from '../check.ts';
import { type FormDefinition, formFieldsOf } from '../definition.schema.ts';
import { lengthProblem } from '../pattern.ts';
import type { Form, FormSubmission } from '../schema.ts';
import type { SubmissionMark, VersionRestored } from '../steps.schema.ts';
import { bindingsFor, purposeOf } from './purposes.ts';

/** Publishes the draft, as a new version unless it is unchanged. @throws 422 with the page and field of each problem */
export async function publishForm(call: Call, form: Form): Promise<void> {
  const { id } = form;
  const problems = await allProblems(call, form);
  if (problems.length > 0) throw refusalOf(problems);
  const now = call.now();
  const isNew = form.published_version === null || form.has_changes;
  const version = isNew ? (form.published_version ?? 0) + 1 : form.published_version!;
  if (isNew) {
    await call.run(sql`
      insert into form_versions (organization_id, form_id, version, name, purpose, definition, published_by_name,
        created_at)
      values (${call.organization_id}, ${id}, ${version}, ${form.name}, ${form.purpose},
        ${JSON.stringify(form.definition)}, ${call.actor.full_name}, ${now})`);
  }
  await call.run(sql`
    update forms set state = 'published', published_version = ${version}, published_at = ${now}, has_changes = false
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/** Unpublishes a form; people who have it open can no longer send it. */
export async function unpublishForm(call: Call, { id }: Form): Promise<void> {
  await call.run(
    sql`update forms set state = 'unpublished' where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

/** Makes an earlier version the draft again. */
export async function restoreVersion(call: Call, { id }: Form, { version }: VersionRestored): Promise<void> {
  const { definition } = await call.one<{ definition: FormDefinition }>(
    sql`
      select definition from form_versions
      where organization_id = ${call.organization_id} and form_id = ${id} and version = ${version}`,
    'This version',
  );
  await call.run(sql`
    update forms set definition = ${JSON.stringify(definition)}, has_changes = (published_version <> ${version})
    where organization_id = ${call.organization_id} and id = ${id}`);
}

export async function markSubmission(call: Call, { id }: FormSubmission, { state }: SubmissionMark): Promise<void> {
  await call.run(
    sql`update form_submissions set state = ${state} where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

/** Problems found by the shared check, and options whose records do not exist. */
export async function allProblems(call: Call, { definition, purpose }: Form): Promise<DefinitionProblem[]> {
  const problems = formProblems(
    definition,
    await bindingsFor(call, purposeOf(purpose)),
    (pattern) => lengthProblem(pattern) ?? patternProblem(pattern),
  );
  for (const field of formFieldsOf(definition)) {
    const table = field.type === 'PRODUCT_LINES' ? 'products' : field.type === 'REFERENCE' ? field.table : undefined;
    if (!table || !field.options) continue;
    // The table name comes from a fixed list, because the schema allows no other.
    const found = await call.rows<{ id: string }>(sql`
      select id::text as id from ${sql.identifier(table)}
      where organization_id = ${call.organization_id} and id::text = any(${field.options.map(({ value }) => value)})
        and archived_at is null`);
    const known = new Set(found.map(({ id }) => id));
    for (const { value, label } of field.options)
      if (!known.has(value))
        problems.push({
          path: 'pages',
          place: `Field “${field.label}”`,
          message: `offers “${label}”, which no longer exists`,
          key: field.key,
        });
  }
  return problems;
}

function refusalOf(problems: readonly DefinitionProblem[]) {
  const errors: FieldErrors = {};
  for (const { path, place, message } of problems) {
    const key = `definition.${path}`;
    errors[key] = [...(errors[key] ?? []), `${place} ${message}.`];
  }
  return invalid(errors);
}
