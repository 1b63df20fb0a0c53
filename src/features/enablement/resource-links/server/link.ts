import { Call, scopeOf, systemActor } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';

export interface OpenLink {
  id: string;
  resource_id: string;
  recipient_email: string | null;
  secret_hash: string | null;
  asks_email: boolean;
  has_watermark: boolean;
  expires_at: string;
  revoked_at: string | null;
}

/** @throws 409 when it was revoked or has expired */
export function requireUsable(
  call: Call,
  { revoked_at, expires_at }: Pick<OpenLink, 'revoked_at' | 'expires_at'>,
): void {
  if (revoked_at) throw conflict('This link was withdrawn. Ask the person who sent it for a new one.');
  if (new Date(expires_at) <= call.now())
    throw conflict('This link has expired. Ask the person who sent it for a new one.');
}

export async function recordOpen(
  call: Call,
  open: {
    link: Pick<OpenLink, 'id' | 'resource_id'>;
    email: string | null;
    kind: 'opened' | 'downloaded';
    version: number;
    ticket: string;
  },
): Promise<void> {
  const noted = await call.run(sql`
    insert into resource_link_opens (organization_id, link_id, resource_id, email, kind, version, ticket, created_at)
    values (${call.organization_id}, ${open.link.id}, ${open.link.resource_id}, ${open.email}, ${open.kind},
      ${open.version}, ${open.ticket}, ${call.now()}) on conflict do nothing`);
  if (noted > 0) await call.announce('resource_links.updated', open.link.id);
}

export async function inResourceLinkCompany<T>(
  kernel: Kernel,
  organization_id: string,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const actor = systemActor(organization_id);
  const result = await kernel.db.transaction(scopeOf(actor), (tx) =>
    work(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing })),
  );
  kernel.outbox.poke();
  return result;
}
