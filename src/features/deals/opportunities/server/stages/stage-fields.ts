import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';

/** @throws 422 naming every field the company wants filled in before a deal is in this stage */
export async function requireFieldsOfStage(
  call: Call,
  stage_id: string,
  custom: Record<string, unknown>,
): Promise<void> {
  const fields = await call.rows<FieldOfStage>(sql`
    select f.key, f.label, s.name as stage from custom_fields f
    join opportunity_stages s on s.organization_id = f.organization_id and s.id = ${stage_id}
    where f.organization_id = ${call.organization_id} and f.entity = 'opportunities'
      and ${stage_id} = any(f.required_stage_ids) and f.archived_at is null
    order by f."order"`);
  rejectMissingFields(fields, custom);
}

/** A custom field that a stage needs. */
export interface FieldOfStage {
  key: string;
  label: string;
  stage: string;
}

/** @throws 422 naming every field without a value */
export function rejectMissingFields(fields: readonly FieldOfStage[], custom: Record<string, unknown>): void {
  const missing = fields.filter(({ key }) => custom[key] === undefined);
  if (missing.length === 0) return;
  const names = missing.map(({ label }) => label).join(', ');
  throw invalid(
    Object.fromEntries(missing.map(({ key, stage }) => [`custom.${key}`, [`is required in ${stage}`]])),
    `Fill in ${names} first (required in ${missing[0]!.stage}).`,
  );
}
