import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { usesOfAudience } from '#server/extension-points/audience-uses.ts';
import type { AnyWhen } from '#shared/conditions/conditions.ts';

/** The uses of audiences that decide about money. */
const moneyUses: readonly string[] = ['Incentive structure', 'MDF fund'];

interface Asking {
  field: string;
  /** Only conditions that name one of these values count. */
  values?: readonly string[];
}

/**
 * Refuses a change that incentive structures could read: in their rules, or in an audience that they or market funds use.
 * @throws 409 with the name of what reads it
 */
export async function requireNoEffectOnMoney(call: Call, asking: Asking): Promise<void> {
  const plan = await call.maybe<{ name: string }>(sql`
    select p.name
    from plan_versions v join commission_plans p on p.organization_id = v.organization_id and p.id = v.plan_id
    where v.organization_id = ${call.organization_id} and p.archived_at is null
      and position(${JSON.stringify(asking.field)} in v.definition::text) > 0
      and (${asking.values ?? null}::text[] is null
        or exists (select from unnest(${asking.values ?? null}::text[]) value
        where position(to_json(value)::text in v.definition::text) > 0))
    order by p.name limit 1`);
  if (plan) throw refusal('the incentive structure', plan.name);
  const audiences = await call.rows<{ id: string; name: string; conditions: AnyWhen }>(sql`
    select id, name, conditions from audiences where organization_id = ${call.organization_id} and archived_at is null`);
  const reading = new Set<string>();
  // Audiences can name audiences, up to three levels.
  for (let level = 0; level < 3; level += 1) {
    for (const { id, conditions } of audiences) {
      const reads = conditions.any.some(({ all }) =>
        all.some(({ field, value }) => {
          const values = [value ?? []].flat().map(String);
          if (field.endsWith('.audience')) return values.some((one) => reading.has(one));
          return field === asking.field && (!asking.values || asking.values.some((one) => values.includes(one)));
        }),
      );
      if (reads) reading.add(id);
    }
  }
  for (const { id, name } of audiences.filter((audience) => reading.has(audience.id))) {
    const uses = await usesOfAudience(call, id);
    const use = uses.find(({ kind }) => moneyUses.includes(kind));
    if (use) throw refusal(`the audience “${name}” of`, use.name);
  }
}

const refusal = (what: string, name: string) =>
  conflict(`An automation cannot change this, because ${what} “${name}” depends on it.`);
