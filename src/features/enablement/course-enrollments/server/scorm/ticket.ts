import type { Call } from '#server/call.ts';
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

/** With the origin of the product where the session works. */
export type OpenTicket = Ticket & { product: string };

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
 * @returns undefined for a ticket that is invalid or expired, or whose owner has signed out or lost access
 */
export async function readScormTicket(
  kernel: Kernel,
  sealed: string,
  address: string,
): Promise<OpenTicket | undefined> {
  let ticket: Ticket;
  try {
    ticket = JSON.parse(cipherOf(kernel).open(Buffer.from(sealed, 'base64url'), PLACE)) as Ticket;
  } catch {
    return undefined;
  }
  if (ticket.expires_at <= kernel.clock.now().getTime()) return undefined;
  const product = await productFor(kernel, ticket, address);
  return product === undefined ? undefined : { ...ticket, product };
}

async function productFor({ identity, hosts }: Kernel, ticket: Ticket, address: string): Promise<string | undefined> {
  const { organization_id: organization, partner_id: program } = ticket;
  try {
    const principal = await identity.principalOfSession(ticket.session_id);
    const actor = identity.actorOf(principal, { mode: 'partner', address, organization, program });
    if (!allows(actor.permissions, 'courses', 'view')) return undefined;
    return new URL(hosts.addressOf(principal.host_organization_id)).origin;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
