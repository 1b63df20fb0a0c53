import { findConnection, openCrm, type StoredConnection } from '#features/integrations/connections/server/service.ts';
import type { Call } from '#server/call.ts';
import { conflict, notFound, Refusal } from '#server/errors.ts';
import { connectorOf } from '#server/extension-points/connectors.ts';
import type { Kernel } from '#server/kernel.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import { type Crm, CrmError } from '#server/ports/crm.ts';

/** A CRM of the calling partner. @throws 404 for any other connection, 409 while it is not in use */
export async function partnerCrm(call: Call, id: string): Promise<StoredConnection> {
  const connection = await findConnection(call, id);
  if (connection.partner_id === null || !connectorOf(connection.connector)?.crm) throw notFound('This connection');
  if (connection.status === 'paused') throw conflict('This connection is paused. Resume it first.');
  if (connection.status === 'disconnected') throw conflict('This connection is disconnected. Connect it again.');
  return connection;
}

/** Asks the CRM while someone waits. A failure there is never one of the caller's own rights, so it is a 502. */
export async function askCrm<T>(
  kernel: Kernel,
  organization_id: string,
  connection_id: string,
  ask: (crm: Crm) => Promise<T>,
): Promise<T> {
  try {
    return await ask(await openCrm(kernel, organization_id, connection_id));
  } catch (error) {
    if (error instanceof CrmError || error instanceof OutgoingError) throw new Refusal(502, error.message);
    throw error;
  }
}
