import { checkPartnerConditions } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { AnyWhen } from '#shared/conditions/conditions.ts';
import type { LeadRuleCreate } from '../../rules.schema.ts';
import type { Criterion } from '../../scoring.schema.ts';

export type RuleInput = Partial<LeadRuleCreate>;

/** @throws 422 for conditions that ask for what does not exist, and for a certificate that no partner can have */
export async function checkRule(call: Call, input: RuleInput): Promise<Row> {
  const conditions = emptyAsNull(input.conditions);
  if (conditions) await checkPartnerConditions(call, conditions);
  if (input.audience_id) await requireAudience(call, input.audience_id);
  await requireAll(call, 'products', 'product_ids', input.product_ids);
  await requireAll(call, 'partner_types', 'preferred_type_ids', input.preferred_type_ids);
  if (input.certificate_field) await requireField(call, input.certificate_field);
  const weights = input.weights as Partial<Record<Criterion, number>> | undefined;
  if (weights && Object.values(weights).every((points) => !points))
    throw invalid({ weights: ['need points for at least one criterion'] });
  return {
    ...input,
    ...(input.conditions !== undefined && { conditions }),
    ...(input.name !== undefined && { name: input.name.trim() }),
  };
}

function emptyAsNull(when: AnyWhen | null | undefined): AnyWhen | null {
  return when?.any && when.any.length > 0 ? when : null;
}

async function requireAudience(call: Call, id: string): Promise<void> {
  const found = await call.maybe(sql`
    select from audiences
    where organization_id = ${call.organization_id} and id = ${id} and entity = 'partners' and archived_at is null`);
  if (!found) throw invalid({ audience_id: ['is not an audience of partners'] });
}

async function requireField(call: Call, key: string): Promise<void> {
  const found = await call.maybe(sql`
    select from custom_fields
    where organization_id = ${call.organization_id} and entity = 'partners' and key = ${key} and archived_at is null`);
  if (!found) throw invalid({ certificate_field: ['is not a custom field of partners'] });
}

/** Lists of ids have no foreign key: every one must be a row of this company. */
async function requireAll(
  call: Call,
  table: 'products' | 'partner_types',
  field: string,
  ids: readonly string[] = [],
): Promise<void> {
  if (ids.length === 0) return;
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from ${sql.identifier(table)}
    where organization_id = ${call.organization_id} and id = any(${ids}::uuid[])`);
  if (count < new Set(ids.map((id) => id.toLowerCase())).size)
    throw invalid({ [field]: ['names a record that does not exist'] });
}
