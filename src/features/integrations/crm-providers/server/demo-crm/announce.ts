import { connectionsOf } from '#features/integrations/connections/server/service.ts';
import type { Call } from '#server/call.ts';
import type { CrmHookChange } from '#server/ports/crm.ts';
import { type DemoSystem, demoSystems } from '../../schema.ts';

/** The caller's connections to a demo system. */
export async function demoConnections(call: Call, system: DemoSystem) {
  const { connector } = demoSystems.find(({ value }) => value === system)!;
  return (await connectionsOf(call, 'crm')).filter((connection) => connection.connector === connector);
}

/** Tells the connections what changed, as a webhook of the provider would. */
export async function announceTo(call: Call, system: DemoSystem, changes: readonly CrmHookChange[]): Promise<void> {
  if (changes.length === 0) return;
  for (const { id, status } of await demoConnections(call, system)) {
    if (status !== 'connected' && status !== 'error') continue;
    await call.announce('connections.records_changed', id, { connection_id: id, changes: changes.slice(0, 500) });
  }
}
