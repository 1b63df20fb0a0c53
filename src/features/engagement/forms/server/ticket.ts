import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { hashSecret } from '#server/auth/secret-token.ts';
import { invalid, Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';

/** One opening of a form: its version, its time, and a number used once. It is sealed, so that it cannot be forged. */
export interface Ticket {
  form_id: string;
  version: number;
  opened_at: number;
  nonce: string;
}

const DAY = 24 * 60 * 60_000;
/** The minimum time in which a person can read and fill in a form; bots are faster. */
const LEAST_SECONDS = 3;
const CODE_MINUTES = 15;

export function newTicket({ sealing, clock }: Kernel, form_id: string, version: number): string {
  const ticket: Ticket = {
    form_id,
    version,
    opened_at: clock.now().getTime(),
    nonce: randomBytes(16).toString('base64url'),
  };
  return seal(sealing, 'form ticket', ticket);
}

/** @throws 422 for a ticket that is forged, for another form, or older than a day */
export function readFormTicket({ sealing, clock }: Kernel, form_id: string, sealed: string): Ticket {
  const ticket = open<Ticket>(sealing, 'form ticket', sealed);
  if (ticket?.form_id !== form_id) throw invalid({ ticket: ['is not valid for this form'] });
  if (clock.now().getTime() - ticket.opened_at > DAY) {
    throw new Refusal(
      422,
      'This form was open for more than a day. Send it again.',
      { ticket: ['has expired'] },
      {
        reason: 'expired',
      },
    );
  }
  return ticket;
}

/**
 * Delays submissions that are sent sooner than a person can type. Bots become slow, and people whose browser fills in
 * the form never get an error.
 */
export async function holdHaste({ clock }: Kernel, { opened_at }: Ticket): Promise<void> {
  const left = LEAST_SECONDS * 1000 - (clock.now().getTime() - opened_at);
  if (left > 0) await new Promise((resume) => setTimeout(resume, Math.min(left, LEAST_SECONDS * 1000)));
}

interface Proof {
  form_id: string;
  email: string;
  code_hash: string;
  expires_at: number;
  nonce: string;
}

/** Creates a code for an email address, and the proof that has to be sent with it. */
export function newCode(kernel: Kernel, form_id: string, email: string): { code: string; proof: string } {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const nonce = randomBytes(16).toString('base64url');
  const proof: Proof = {
    form_id,
    email,
    nonce,
    code_hash: hashSecret(`${nonce} ${code}`),
    expires_at: kernel.clock.now().getTime() + CODE_MINUTES * 60_000,
  };
  return { code, proof: seal(kernel.sealing, 'form code', proof) };
}

/**
 * @returns the key under which guesses are counted.
 * @throws 422 for a proof of another form or address, or one that has expired
 */
export function readProof(kernel: Kernel, form_id: string, email: string, sealed: string): Proof {
  const proof = open<Proof>(kernel.sealing, 'form code', sealed);
  const isGood = proof?.form_id === form_id && proof.email === email && proof.expires_at > kernel.clock.now().getTime();
  if (!isGood)
    throw invalid({ code: ['has expired. Request a new code.'] }, 'The code has expired. Request a new code.');
  return proof;
}

export function isCode({ nonce, code_hash }: Proof, code: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(`${nonce} ${code}`)), Buffer.from(code_hash));
}

function seal(sealing: Kernel['sealing'], purpose: string, content: unknown): string {
  return sealing.cipher(purpose).seal(JSON.stringify(content), purpose).toString('base64url');
}

function open<T>(sealing: Kernel['sealing'], purpose: string, sealed: string): T | undefined {
  try {
    return JSON.parse(sealing.cipher(purpose).open(Buffer.from(sealed, 'base64url'), purpose)) as T;
  } catch {
    return undefined;
  }
}
