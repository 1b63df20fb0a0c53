import type { Call } from '#server/call.ts';

/** Gives a new company its settings. Settings that exist stay as they are. */
export async function createProgramSettings(call: Call, min_payout: Record<string, number>): Promise<void> {
  await call.run('insert into program_settings (organization_id, min_payout) values ($1, $2) on conflict do nothing', [
    call.organization_id,
    JSON.stringify(min_payout),
  ]);
}

/** Sets whose published exchange rates count; null: nobody's. */
export async function setRateSource(call: Call, source: 'ecb' | null): Promise<void> {
  await call.run(
    'update program_settings set rate_source = $2 where organization_id = $1 and rate_source is distinct from $2',
    [call.organization_id, source],
  );
}
