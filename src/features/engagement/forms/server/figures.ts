import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type FormDefinition, placesOf } from '../definition.schema.ts';
import type { FormFigures } from '../schema.ts';

type Step = 'viewed' | 'started' | 'answered' | 'submitted';

/** Counts the steps of visitors. Rows are updated in the order of the fields, so that two visitors cannot deadlock. */
export async function countStep(
  call: Call,
  { id, version }: { id: string; version: number },
  kind: Step,
  fields: readonly string[] = [''],
): Promise<void> {
  await call.run(sql`
    insert into form_steps (organization_id, form_id, version, kind, field_key, count)
    select ${call.organization_id}, ${id}, ${version}, ${kind}, key, 1 from unnest(${fields}::text[]) key order by key
    on conflict (organization_id, form_id, version, kind, field_key) do update set count = form_steps.count + 1`);
}

/** The numbers of views, starts and submissions of one version, and of answers to each of its fields. */
export async function formFigures(call: Call, form_id: string, version: number): Promise<FormFigures> {
  const { definition } = await call.one<{ definition: FormDefinition }>(
    sql`
      select definition from form_versions
      where organization_id = ${call.organization_id} and form_id = ${form_id} and version = ${version}`,
    'This version',
  );
  const rows = await call.rows<{ kind: Step; field_key: string; count: number }>(sql`
    select kind, field_key, count from form_steps
    where organization_id = ${call.organization_id} and form_id = ${form_id} and version = ${version}`);
  const count = (kind: Step, key = '') =>
    Number(rows.find((row) => row.kind === kind && row.field_key === key)?.count ?? 0);
  return {
    version,
    viewed: count('viewed'),
    started: count('started'),
    submitted: count('submitted'),
    fields: placesOf(definition)
      .filter(({ field }) => field.type !== 'HIDDEN')
      .map(({ page, field }) => ({
        key: field.key,
        label: field.label,
        page: definition.pages.indexOf(page) + 1,
        answered: count('answered', field.key),
      })),
  };
}
