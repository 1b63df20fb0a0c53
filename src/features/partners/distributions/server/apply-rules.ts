import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { DistributionRule } from '../schema.ts';
import { requireDistributor } from './rules.ts';

/** @throws 422 for a rule without a condition, or for a partner that does not distribute */
export async function completeRule(call: Call, ...given: Row[]): Promise<Row> {
  const input = given.at(-1)!;
  const rule = { ...(given.length > 1 ? given[0] : {}), ...input } as Partial<DistributionRule>;
  if (!rule.region_id && !rule.type_id) throw invalid({ region_id: ['Choose a region or a partner type.'] });
  if (given.length === 1) await requireDistributor(call, rule.distributor_id!, 'distributor_id');
  return input;
}

export async function applyChangedRules(call: Call): Promise<void> {
  await call.asCompany(applyDistributionRules);
}

export async function endAssociationsOfRule(call: Call, { id }: { id: string }): Promise<void> {
  await call.run(sql`
    update distributions
    set status = 'ended', is_default = false, ended_at = ${call.now()}, end_cause = 'rule_deleted', rule_id = null
    where organization_id = ${call.organization_id} and rule_id = ${id} and status = 'active'`);
}

const matching = `from distribution_rules r
  join partners q on q.organization_id = r.organization_id and q.id = r.distributor_id and q.archived_at is null
  join partner_statuses qs on qs.organization_id = q.organization_id and qs.id = q.status_id and qs.category = 'active'
  join partners p on p.organization_id = r.organization_id and p.id <> r.distributor_id and p.archived_at is null
    and (r.region_id is null or r.region_id = any (p.region_ids)) and (r.type_id is null or r.type_id = p.type_id)
  join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id and s.category = 'active'
  where r.organization_id = $1`;

/**
 * Associates the partners that match a rule and ends associations of rules that no longer match. Whoever ended an association by
 * hand is not associated again. Safe to repeat.
 */
export async function applyDistributionRules(call: Call): Promise<{ started: number; ended: number }> {
  await call.run(
    sql`select pg_advisory_xact_lock(hashtextextended('distribution rules ' || ${call.organization_id}, 73))`,
  );
  const values = [call.organization_id, call.now()];
  const ended = await call.run(
    `update distributions d set status = 'ended', is_default = false, ended_at = $2, end_cause = 'rule_ended'
     where d.organization_id = $1 and d.origin = 'rule' and d.status = 'active'
       and not exists (select ${matching} and r.id = d.rule_id and p.id = d.partner_id)`,
    values,
  );
  const started = await call.run(
    `insert into distributions (organization_id, partner_id, distributor_id, region_id, is_default, status, origin, proposed_by, rule_id, started_at)
     select distinct on (p.id, r.distributor_id) $1::uuid, p.id, r.distributor_id, r.region_id,
       r.is_default and not exists (select from distributions e where e.organization_id = $1 and e.partner_id = p.id
         and e.is_default and e.status = 'active' and e.region_id is not distinct from r.region_id)
         and r.id = (select b.id from distribution_rules b where b.organization_id = $1 and b.is_default
           and b.region_id is not distinct from r.region_id and (b.type_id is null or b.type_id = p.type_id)
           order by b.created_at, b.id limit 1),
       'active', 'rule', 'company', r.id, $2::timestamptz
     ${matching}
       and not exists (select from distributions d where d.organization_id = $1 and d.partner_id = p.id
         and d.distributor_id = r.distributor_id
         and (d.status <> 'ended' or (d.origin = 'rule' and coalesce(d.end_cause, 'company') not in ('rule_ended', 'rule_deleted'))))
     order by p.id, r.distributor_id, r.created_at, r.id`,
    values,
  );
  return { started, ended };
}
