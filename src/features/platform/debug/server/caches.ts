import { recordOperation } from '#features/platform/superadmin/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';

interface Cache {
  key: string;
  label: string;
  /** In this process. */
  entries(): number;
  /** The channel that notifies every process when the transaction commits. */
  channel: string;
}

/** Database content that processes cache in memory. */
export function cachesOf({ identity, flags }: Kernel): Cache[] {
  return [
    {
      key: 'identity',
      label: 'Sessions and permissions',
      entries: () => identity.cachedCallers,
      channel: 'identity_changed',
    },
    {
      key: 'flags',
      label: 'Feature flags',
      entries: () => (flags.isKept ? 1 : 0),
      channel: 'flags_changed',
    },
  ];
}

export async function clearCache(call: Call, kernel: Kernel, key: string): Promise<void> {
  const cache = cachesOf(kernel).find((one) => one.key === key);
  if (!cache) throw notFound('This cache');
  await call.run(sql`select pg_notify(${cache.channel}, '')`);
  await recordOperation(call, { action: 'cleared', ref_table: 'caches', ref_id: key });
}
