import { api } from '#web/requests/api.ts';
import { startImpersonation } from '#web/session/credentials.ts';
import type { Opened } from '../schema.ts';

/** Starts an impersonation in this tab only, on the person's own first screen. */
export async function viewAs(address: string, body: Record<string, unknown>): Promise<void> {
  const { token } = await api<Opened>(address, { method: 'POST', body, asks: true });
  startImpersonation(token);
  window.location.assign('/');
}
