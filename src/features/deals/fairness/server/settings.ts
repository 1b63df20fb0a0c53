import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Decision, Fairness, FairnessSettings } from '../schema.ts';

export async function isFairnessAsked(call: Call): Promise<boolean> {
  const row = await call.maybe<FairnessSettings>(
    sql`select is_asked from fairness_settings where organization_id = ${call.organization_id}`,
  );
  return row?.is_asked ?? false;
}

export async function fairness(call: Call): Promise<Fairness> {
  const rows = await call.rows<{ decision: Decision; fair: number; answered: number }>(sql`
    select decision, count(*) filter (where is_fair)::int as fair, count(*)::int as answered from decision_opinions
    where organization_id = ${call.organization_id} group by decision`);
  const of = (decision: Decision) => {
    const { fair = 0, answered = 0 } = rows.find((row) => row.decision === decision) ?? {};
    return { fair, answered };
  };
  return { is_asked: await isFairnessAsked(call), approved: of('approved'), rejected: of('rejected') };
}

export async function saveFairness(call: Call, { is_asked }: FairnessSettings): Promise<Fairness> {
  await call.run(sql`
    insert into fairness_settings (organization_id, is_asked) values (${call.organization_id}, ${is_asked})
    on conflict (organization_id) do update set is_asked = excluded.is_asked`);
  return fairness(call);
}
