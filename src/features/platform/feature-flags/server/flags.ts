import { flagDifferences, recordOperation } from '#features/platform/superadmin/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { badRequest, conflict, invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { type InstallationNoun, installationRow } from '#server/resource/installation.ts';
import { isId, newId } from '#shared/ids.ts';
import { FeatureFlag, type FeatureFlagCreate, type FeatureFlagUpdate } from '../schema.ts';

export const featureFlags: InstallationNoun = {
  name: 'feature_flags',
  noun: 'feature flag',
  view: 'feature_flag_rows',
  row: FeatureFlag,
  list: {
    sort: ['key', 'is_on', 'override_count', 'rule_count', 'updated_at', 'created_at'],
    filter: [
      'key',
      'is_on',
      'is_killed',
      'is_experimental',
      'is_declared',
      'is_announced',
      'stale_because',
      'updated_at',
    ],
    search: ['key', 'description'],
    by: 'key',
  },
};

export async function readFlag(call: Call, id: string): Promise<FeatureFlag> {
  return JSON.parse((await installationRow(call, featureFlags, id)).text) as FeatureFlag;
}

/** The flag, locked: of two who switch at once, the second sees what the first did. */
export async function lockedFlag(call: Call, id: string): Promise<FeatureFlag> {
  await call.one(sql`select from feature_flags where id = ${id} for update`, 'This feature flag');
  return readFlag(call, id);
}

/** Creates a flag that no code declares yet. */
export async function createFlag(call: Call, kernel: Kernel, input: FeatureFlagCreate): Promise<FeatureFlag> {
  const id = newId();
  const made = await call.run(sql`
    insert into feature_flags (id, key, description, is_on, is_experimental, is_announced, stale_after)
    values (${id}, ${input.key}, ${input.description}, ${input.is_on ?? false}, ${input.is_experimental ?? false},
      ${input.is_announced ?? false}, ${input.stale_after ?? null}) on conflict (key) do nothing`);
  if (made === 0) throw conflict('A flag with this key already exists.', {}, { key: ['is already taken'] });
  await recordOperation(call, { action: 'created', ref_table: 'feature_flags', ref_id: id, changes: { ...input } });
  await kernel.flags.announceChange(call.tx);
  return readFlag(call, id);
}

const declaredByCode = ['description', 'is_experimental'] as const;

export async function updateFlag(
  call: Call,
  kernel: Kernel,
  id: string,
  { reason, row_version, ...patch }: FeatureFlagUpdate,
): Promise<FeatureFlag> {
  const before = await lockedFlag(call, id);
  if (row_version !== undefined && row_version !== before.row_version) {
    throw conflict('This feature flag was changed in the meantime.', { current: before });
  }
  const changes = flagDifferences(before, patch);
  const names = Object.keys(changes) as (keyof typeof patch)[];
  if (names.length === 0) return before;
  for (const field of declaredByCode) {
    if (before.is_declared && field in changes) throw invalid({ [field]: ['is set in code and cannot be changed'] });
  }
  checkDates(patch.rules ?? []);
  await call.run(
    `update feature_flags set ${names.map((name, index) => `${name} = $${index + 2}`).join(', ')} where id = $1`,
    [id, ...names.map((name) => (name === 'rules' ? JSON.stringify(patch.rules) : patch[name]))],
  );
  await recordOperation(call, {
    action: 'updated',
    ref_table: 'feature_flags',
    ref_id: id,
    changes,
    ...(reason && { reason }),
  });
  await kernel.flags.announceChange(call.tx);
  return readFlag(call, id);
}

function checkDates(rules: NonNullable<FeatureFlagUpdate['rules']>): void {
  const wrong = rules.findIndex(
    ({ starts_at, ends_at }) => starts_at && ends_at && Date.parse(ends_at) <= Date.parse(starts_at),
  );
  if (wrong >= 0) throw invalid({ rules: [`rule ${wrong + 1} ends before it starts`] });
}

/** One the code declares would be there again with the next start. */
export async function removeFlag(call: Call, kernel: Kernel, id: string): Promise<{ id: string }> {
  const flag = await lockedFlag(call, id);
  if (flag.is_declared) throw conflict('This flag is declared in code. Turn it off instead.');
  await call.run(sql`delete from feature_flags where id = ${id}`);
  await recordOperation(call, {
    action: 'deleted',
    ref_table: 'feature_flags',
    ref_id: id,
    changes: { key: flag.key },
  });
  await kernel.flags.announceChange(call.tx);
  return { id };
}

/** An id that is none would only fail in the database, with a worse text. */
export function requireId(field: string, value: string): void {
  if (!isId(value)) throw badRequest(`${field} must be an id`, { [field]: ['must be an id'] });
}
