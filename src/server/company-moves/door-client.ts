import { setTimeout as delay } from 'node:timers/promises';
import type { Outgoing, OutgoingResponse } from '../outgoing/outgoing.ts';
import { OutgoingError } from '../outgoing/outgoing-error.ts';
import { StartError } from '../start-error.ts';
import type { MoveState } from './door.ts';
import type { Offer } from './wire.ts';

/** The receiving installation could not be asked, so it is unknown what it knows. */
export class Unreachable extends StartError {}

/** The door of another installation, as the sender uses it. */
export interface DoorClient {
  offer(offer: Offer): Promise<MoveState>;
  state(): Promise<MoveState>;
  cancel(): Promise<MoveState>;
  approve(): Promise<MoveState>;
  takeBack(): Promise<MoveState>;
  send(number: number, part: Buffer, isLast: boolean): Promise<MoveState>;
}

const TRIES = 8;
const PAUSE_MS = 250;
const TIMEOUT_MS = 60_000;

/**
 * The address of an installation that an operator named.
 * @throws StartError unless it is https, or this machine
 */
export function installationAddress(text: string): string {
  const url = URL.parse(text);
  const isHere = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (!url || url.username || url.password || (url.protocol !== 'https:' && !(isHere && url.protocol === 'http:')))
    throw new StartError(`"${text}" is not the address of an installation: it must begin with https://.`);
  return url.origin;
}

/** Requests are repeated when the answer is lost or the server is busy; the door answers repeated ones in the same way. */
export function openDoor(
  address: string,
  token: string,
  { outgoing, signal }: { outgoing: Outgoing; signal?: AbortSignal },
): DoorClient {
  const client = outgoing.allowing([address]);

  async function ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object | Buffer,
  ): Promise<MoveState> {
    for (let attempt = 1; ; attempt += 1) {
      signal?.throwIfAborted();
      const answer = await client
        .request(`${address}/api/company_moves${path}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body && { 'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json' }),
          },
          ...(body && { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
          timeout: TIMEOUT_MS,
          signal,
        })
        .catch((error: unknown) => {
          if (!(error instanceof OutgoingError)) throw error;
          return error;
        });
      if (!(answer instanceof OutgoingError) && answer.status === 200) return answer.json() as MoveState;
      const isBusy = !(answer instanceof OutgoingError) && answer.status === 503;
      // The receiving process is reading; it stays the sender's turn for as long as the process is there.
      if (attempt >= (isBusy ? TRIES * 30 : TRIES) || (answer instanceof OutgoingError && answer.failure === 'refused'))
        throw new Unreachable(`${address} cannot be reached: ${reasonOf(answer)}`);
      if (!(answer instanceof OutgoingError) && answer.status !== 503 && answer.status !== 502 && answer.status !== 504)
        throw new StartError(`${address} refused: ${reasonOf(answer)}`);
      await delay(PAUSE_MS * Math.min(attempt, 8), undefined, { signal });
    }
  }

  return {
    offer: (offer) => ask('POST', '', offer),
    state: () => ask('GET', ''),
    cancel: () => ask('DELETE', ''),
    approve: () => ask('POST', '/approve', {}),
    takeBack: () => ask('POST', '/return', {}),
    send: (number, part, isLast) => ask('PUT', `/parts/${number}${isLast ? '?last=true' : ''}`, part),
  };
}

function reasonOf(answer: OutgoingResponse | OutgoingError): string {
  if (answer instanceof OutgoingError) return answer.message;
  try {
    const { message } = answer.json() as { message?: string };
    return message ?? `it answered ${answer.status}.`;
  } catch {
    return `it answered ${answer.status}.`;
  }
}
