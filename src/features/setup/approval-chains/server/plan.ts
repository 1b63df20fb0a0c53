import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type ActualValue, type AnyWhen, type Condition, holds, onDay } from '#shared/conditions/conditions.ts';
import type { ChainStep } from '../schema.ts';

/**
 * The facts known about a record. A fact that cannot be computed (an amount without an exchange rate) is `unknown`: it
 * meets every condition, so that it cannot be used to avoid an approval.
 */
export type ApprovalFacts = Readonly<Record<string, ActualValue | typeof unknownFact>>;
export const unknownFact = { unknown: true } as const;

export interface PlannedApproval {
  chain_id: string;
  chain_name: string;
  /** Also asks where the record would be approved automatically. */
  includes_automatic: boolean;
  /** Those that apply, in order; at least one. */
  steps: readonly ChainStep[];
}

interface ChainRow {
  id: string;
  name: string;
  conditions: AnyWhen | null;
  includes_automatic: boolean;
  steps: ChainStep[];
}

/** The approvals a record needs: of the first active chain that matches and has steps for it. Null: none. */
export async function planApproval(
  call: Call,
  subject_table: string,
  facts: ApprovalFacts,
): Promise<PlannedApproval | null> {
  const chains = await call.rows<ChainRow>(sql`
    select id, name, conditions, includes_automatic, steps from approval_chains
    where organization_id = ${call.organization_id} and subject_table = ${subject_table} and is_active
      and archived_at is null order by "order", id`);
  for (const { id, name, conditions, includes_automatic, steps } of chains) {
    if (!meets(call, conditions, facts)) continue;
    const applying = steps.filter((step) => meets(call, step.conditions, facts));
    if (applying.length > 0) return { chain_id: id, chain_name: name, includes_automatic, steps: applying };
  }
  return null;
}

function meets(call: Call, conditions: AnyWhen | null | undefined, facts: ApprovalFacts): boolean {
  if (!conditions) return true;
  return onDay(conditions, call.today()).any.some(({ all }) => all.every((condition) => test(condition, facts)));
}

function test(condition: Condition, facts: ApprovalFacts): boolean {
  const actual = facts[condition.field];
  return actual === unknownFact || holds(condition, actual as ActualValue);
}
