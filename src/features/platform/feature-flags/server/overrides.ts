import { recordOperation, writeCompanyLog } from '#features/platform/superadmin/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Override, OverrideChange } from '../schema.ts';
import { lockedFlag, requireId } from './flags.ts';

export async function overridesOf(call: Call, flag_id: string): Promise<Override[]> {
  return call.rows<Override>(sql`
    select o.kind, o.target, coalesce(c.name, u.name || ' · ' || u.email::text, o.target) as name, o.is_on, o.until,
      o.created_at
    from feature_flag_overrides o
    left join organizations c on o.kind = 'organization' and c.id::text = o.target
    left join identity.users u on o.kind = 'user' and u.id::text = o.target
    where o.flag_id = ${flag_id} order by o.kind, name, o.target`);
}

/** Switches a flag for one company, person or role, or takes that back; a company finds it in its own log. */
export async function switchFlag(
  call: Call,
  kernel: Kernel,
  flag_id: string,
  { kind, target, is_on, until = null, reason }: OverrideChange,
): Promise<Override[]> {
  const flag = await lockedFlag(call, flag_id);
  const name = await nameOfTarget(call, kind, target);
  if (until && Date.parse(until) <= call.now().getTime()) throw invalid({ until: ['must be in the future'] });
  const before = await call.maybe<{ is_on: boolean }>(
    sql`select is_on from feature_flag_overrides where flag_id = ${flag_id} and kind = ${kind} and target = ${target}`,
  );
  if (is_on === null) {
    await call.run(
      sql`delete from feature_flag_overrides where flag_id = ${flag_id} and kind = ${kind} and target = ${target}`,
    );
  } else {
    await call.run(sql`
      insert into feature_flag_overrides (flag_id, kind, target, is_on, until, created_at)
      values (${flag_id}, ${kind}, ${target}, ${is_on}, ${until}, ${call.now()})
      on conflict (flag_id, kind, target) do update
      set is_on = excluded.is_on, until = excluded.until, created_at = excluded.created_at`);
  }
  const changes = { [flag.key]: [before?.is_on ?? null, is_on] };
  await recordOperation(call, {
    action: is_on === null ? 'override removed' : is_on ? 'turned on' : 'turned off',
    ref_table: 'feature_flags',
    ref_id: flag_id,
    ...(kind === 'organization' && { company_id: target }),
    changes: { for: name, kind, target, until, ...changes },
    ...(reason && { reason }),
  });
  if (kind === 'organization') {
    await writeCompanyLog(call, target, {
      ref_table: 'feature_flags',
      ref_id: flag_id,
      changes,
      reason: reason ?? undefined,
    });
  }
  // Updating the flag makes its overrides count as current rather than stale.
  await call.run(sql`update feature_flags set updated_at = ${call.now()} where id = ${flag_id}`);
  await kernel.flags.announceChange(call.tx);
  return overridesOf(call, flag_id);
}

/** @throws 422 when there is none */
async function nameOfTarget(call: Call, kind: OverrideChange['kind'], target: string): Promise<string> {
  if (kind === 'role') return target;
  requireId('target', target);
  const found = await call.maybe<{ name: string }>(
    kind === 'user' ? 'select name from identity.users where id = $1' : 'select name from organizations where id = $1',
    [target],
  );
  if (!found) throw invalid({ target: [`must be an existing ${kind === 'user' ? 'person' : 'company'}`] });
  return found.name;
}
