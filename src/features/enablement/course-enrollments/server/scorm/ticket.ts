import type { Actor, Call } from '#server/call.ts';
import { conflict, Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { allows } from '#shared/access/permissions.ts';

const PLACE = 'scorm package';
const HOURS = 12;

/**
 * Gives one session access to the files of one package. It is part of their address, because a package names its files
 * relative to each other and its origin has no session.
 */
export interface Ticket {
  file: string;
  /** This version of the course lists the websites that the package may load from. */
  course_id: string;
  version: number;
  organization_id: string;
  partner_id: string;
  session_id: string;
  expires_at: number;
}

const cipherOf = ({ sealing }: Kernel) => sealing.cipher(PLACE);

type Opened = Pick<Ticket, 'file' | 'course_id' | 'version' | 'partner_id'>;

export function sealScormTicket({ actor }: Call, kernel: Kernel, opened: Opened): string {
  const { file, course_id, version, partner_id } = opened;
  if (!actor.session_id) throw conflict('SCORM packages are taken in a browser.');
  const ticket: Ticket = {
    file,
    course_id,
    version,
    organization_id: actor.organization_id,
    partner_id,
    session_id: actor.session_id,
    expires_at: kernel.clock.now().getTime() + HOURS * 3_600_000,
  };
  return cipherOf(kernel).seal(JSON.stringify(ticket), PLACE).toString('base64url');
}

/**
 * @param address the client's, which allow lists judge
 * @returns the ticket with the origin of the product where the session works; undefined for a ticket that is invalid or
 * expired, or whose owner has signed out or lost access
 */
export async function readScormTicket(
  kernel: Kernel,
  sealed: string,
  address: string,
): Promise<(Ticket & { product: string }) | undefined> {
  let ticket: Ticket;
  try {
    ticket = JSON.parse(cipherOf(kernel).open(Buffer.from(sealed, 'base64url'), PLACE)) as Ticket;
  } catch {
    return undefined;
  }
  if (ticket.expires_at <= kernel.clock.now().getTime()) return undefined;
  const now = await callerNow(kernel, ticket, address);
  if (!now || !allows(now.actor.permissions, 'courses', 'view')) return undefined;
  return { ...ticket, product: new URL(kernel.hosts.addressOf(now.host_organization_id)).origin };
}

async function callerNow(
  { identity }: Kernel,
  ticket: Ticket,
  address: string,
): Promise<{ actor: Actor; host_organization_id: string | null } | undefined> {
  try {
    const principal = await identity.principalOfSession(ticket.session_id);
    const actor = identity.actorOf(principal, {
      mode: 'partner',
      address,
      organization: ticket.organization_id,
      program: ticket.partner_id,
    });
    return { actor, host_organization_id: principal.host_organization_id ?? null };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
