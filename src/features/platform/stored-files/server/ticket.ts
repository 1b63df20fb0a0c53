import { randomBytes } from 'node:crypto';
import type { Actor, Call } from '#server/call.ts';
import { invalid, Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { allows } from '#shared/access/permissions.ts';
import type { FileAddress } from '../schema.ts';
import { type FileSource, sourceNamed } from './sources.ts';

/** Long enough to leaf through a PDF, which is fetched page by page. */
const MINUTES = 5;
const PLACE = 'document';

/**
 * Tickets allow file addresses without a bearer token: `<iframe>`, `<img>` and links cannot send one, and the token
 * itself must never be part of an address. Fetching the bytes and showing them as `blob:` would give an uploaded file
 * the origin of this application; from an address of its own the file comes with headers that remove its permissions
 * (`serve.ts`), and in ranges instead of whole. A ticket is valid for one person, one version and one way of showing
 * it. It is encrypted, expires by time and with the session, and every use checks the person's current permissions in
 * the database.
 */
interface Ticket {
  source: string;
  id: string;
  version: number;
  as: 'inline' | 'attachment' | 'original';
  organization_id: string;
  partner_id: string | null;
  user_id: string;
  user_name: string;
  session_id: string;
  own_only: boolean;
  /** These properties can decide whether the module is switched on for the owner. */
  role: Actor['role'];
  is_super_admin: boolean;
  impersonator_id: string | null;
  expires_at: number;
  nonce: string;
}

export async function storedFileAddress(
  call: Call,
  kernel: Kernel,
  source: FileSource,
  id: string,
  { version, as = 'inline' }: { version?: number; as?: 'inline' | 'attachment' | 'original' },
): Promise<FileAddress> {
  const { actor } = call;
  if (!actor.user_id || !actor.session_id || actor.api_key_id) {
    throw invalid({ as: ['is for browsers only; with an API key, download the file directly'] });
  }
  const file = await source.find(call, id, version);
  if (as === 'original') source.requireOriginal?.(actor);
  const expires_at = call.now().getTime() + MINUTES * 60_000;
  const ticket: Ticket = {
    source: source.resource,
    id,
    version: file.version,
    as,
    organization_id: actor.organization_id,
    partner_id: actor.partner_id,
    user_id: actor.user_id,
    user_name: actor.full_name,
    session_id: actor.session_id,
    own_only: actor.own_only,
    role: actor.role,
    is_super_admin: actor.is_super_admin,
    impersonator_id: actor.impersonator_id,
    expires_at,
    nonce: randomBytes(12).toString('base64url'),
  };
  const sealed = cipherOf(kernel).seal(JSON.stringify(ticket), PLACE).toString('base64url');
  return {
    url: `/api/document_files/${nameInAddress(file.file_name)}?ticket=${sealed}`,
    expires_at: new Date(expires_at).toISOString(),
  };
}

/**
 * Opens a ticket with the current permissions of its owner.
 * @param address the client's, which allow lists judge
 * @returns undefined for a ticket that is invalid or expired, or whose owner has signed out or may no longer view such
 * files
 */
export async function readStoredFileTicket(
  kernel: Kernel,
  sealed: string,
  address: string,
): Promise<{ ticket: Ticket; source: FileSource } | undefined> {
  let ticket: Ticket;
  try {
    ticket = JSON.parse(cipherOf(kernel).open(Buffer.from(sealed, 'base64url'), PLACE)) as Ticket;
  } catch {
    return undefined;
  }
  if (ticket.expires_at <= kernel.clock.now().getTime()) return undefined;
  const now = await actorNow(kernel, ticket, address);
  const source = sourceNamed(ticket.source);
  if (!now || !source || !allows(now.permissions, source.resource, 'view')) return undefined;
  return { source, ticket: { ...ticket, role: now.role, own_only: now.own_only } };
}

/** The current actor of the session, by the rules of every request. */
async function actorNow({ identity }: Kernel, ticket: Ticket, address: string): Promise<Actor | undefined> {
  try {
    return identity.actorOf(await identity.principalOfSession(ticket.session_id), {
      mode: ticket.partner_id === null ? 'company' : 'partner',
      address,
      organization: ticket.organization_id,
      ...(ticket.partner_id && { program: ticket.partner_id }),
    });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The owner of the ticket as an actor who may only read this file. */
export function storedFileActor(ticket: Ticket): Actor {
  return {
    user_id: ticket.user_id,
    full_name: ticket.user_name,
    session_id: ticket.session_id,
    organization_id: ticket.organization_id,
    mode: ticket.partner_id === null ? 'company' : 'partner',
    partner_id: ticket.partner_id,
    home_organization_id: null,
    own_only: ticket.own_only,
    role: ticket.partner_id === null ? 'read_only' : 'partner_member',
    permissions: [],
    is_super_admin: false,
    timezone: 'UTC',
    currency: null,
    api_key_id: null,
    impersonator_id: ticket.impersonator_id,
  };
}

const cipherOf = ({ sealing }: Kernel) => sealing.cipher('document address');

/** The file name in the address, which viewers show as window title; the real name is in the headers. */
function nameInAddress(name: string): string {
  const [, stem, ending] = /^(.*?)(\.[A-Za-z0-9]{1,10})?$/.exec(name)!;
  return `${
    stem!
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || 'document'
  }${ending ?? ''}`;
}
