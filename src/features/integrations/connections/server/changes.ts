import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { connectorOf, usesOfConnection } from '#server/extension-points/connectors.ts';
import type { Kernel } from '#server/kernel.ts';
import { CrmError } from '#server/ports/crm.ts';
import { accessOf, asProduct, checkAccess, openTokens } from './access.ts';
import { announceRestored, reportBroken, reportHealthy } from './health.ts';
import { connectionClient, revokeTokens, type Tokens } from './oauth.ts';
import { anyConnection, deleteConnectionSecrets, findConnection, openValues, type StoredConnection } from './store.ts';

/** Asks the system whether the connection works, and notes the answer. It opens its own transactions. */
export async function checkConnection(kernel: Kernel, organization_id: string, id: string): Promise<void> {
  const connection = await asProduct(kernel, organization_id, (call) => anyConnection(call, id));
  const connector = connection && connectorOf(connection.connector);
  if (!connection || !connector || !['connected', 'error'].includes(connection.status)) return;
  try {
    const found = await checkAccess(connector, await accessOf(kernel, organization_id, id));
    await asProduct(kernel, organization_id, (call) => reportHealthy(call, id, found ?? {}));
  } catch (error) {
    if (!(error instanceof CrmError)) throw error;
    const { message, kind } = error;
    await asProduct(kernel, organization_id, (call) =>
      reportBroken(call, id, { message, is_temporary: kind === 'busy' }),
    );
  }
}

/** Stops all exchange with the system until someone resumes it. The credentials stay. */
export async function pauseConnection(call: Call, id: string): Promise<void> {
  const { status } = await findConnection(call, id, { lock: true });
  if (status !== 'connected' && status !== 'error')
    throw conflict(status === 'paused' ? 'It is paused already.' : 'It is disconnected.');
  await setStatus(call, id, 'paused');
}

export async function resumeConnection(call: Call, id: string): Promise<void> {
  const { status } = await findConnection(call, id, { lock: true });
  if (status !== 'paused') throw conflict('Only a paused connection can be resumed.');
  await call.run(sql`
    update connections set status = case when broken_at is null then 'connected' else 'error' end
    where organization_id = ${call.organization_id} and id = ${id}`);
  await announceRestored(call, id);
}

/** The tokens to revoke, read before the credentials are deleted. @throws 409 when it is disconnected already */
export async function tokensToRevoke(
  call: Call,
  id: string,
): Promise<{ connection: StoredConnection; values: Record<string, string>; tokens: Tokens | null }> {
  const connection = await findConnection(call, id);
  if (connection.status === 'disconnected') throw conflict('This connection is disconnected already.');
  const values = await openValues(call, connection);
  const tokens = connection.access === 'oauth' ? await call.asCompany((company) => openTokens(company, id)) : null;
  return { connection, values, tokens };
}

/** Revokes tokens at the provider. @returns false when it offers no way, or does not answer */
export async function revokeAccess(
  kernel: Kernel,
  { connection, values, tokens }: Awaited<ReturnType<typeof tokensToRevoke>>,
): Promise<boolean> {
  const connector = connectorOf(connection.connector);
  if (!tokens || !connector) return false;
  try {
    return await revokeTokens(kernel, connectionClient(kernel, connector, values, connection), tokens);
  } catch {
    return false;
  }
}

/** Ends a connection: its credentials are deleted; its name and settings stay for connecting again. */
export async function disconnect(call: Call, id: string): Promise<void> {
  const { status } = await findConnection(call, id, { lock: true });
  if (status === 'disconnected') throw conflict('This connection is disconnected already.');
  await deleteConnectionSecrets(call, { id });
  await call.run(sql`
    update connections
    set status = 'disconnected', broken_at = null, last_error = null, failed_checks = 0, scopes = '{}'
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/** Deletes a disconnected connection that nothing refers to. */
export async function deleteConnection(call: Call, id: string): Promise<void> {
  const { status } = await findConnection(call, id, { lock: true });
  if (status !== 'disconnected') throw conflict('Disconnect it first.');
  const [use] = await usesOfConnection(call, id);
  if (use) throw conflict(`It is still in use (${use.label}: ${use.value}). Delete what uses it first.`);
  await call.run(sql`delete from connections where organization_id = ${call.organization_id} and id = ${id}`);
}

async function setStatus(call: Call, id: string, status: string): Promise<void> {
  await call.run(
    sql`update connections set status = ${status} where organization_id = ${call.organization_id} and id = ${id}`,
  );
}
