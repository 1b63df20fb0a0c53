import { authHeaders } from '../requests/api.ts';
import { queryClient } from '../requests/queryClient.ts';
import type { WaitingFile, WaitingWrite } from './database.ts';
import { noteOnline, onReturn } from './status.ts';
import { discardWaiting, replaceWaiting, waitingWrites } from './waiting.ts';

const AGAIN_MS = 20_000;
const sentListeners = new Set<(write: WaitingWrite) => void>();

/** Subscribes to writes that arrived. @returns a function to stop */
export function onSent(listener: (write: WaitingWrite) => void): () => void {
  sentListeners.add(listener);
  return () => {
    sentListeners.delete(listener);
  };
}

type Outcome = 'arrived' | 'refused' | 'later';

/** Sends what waits, oldest first, in one tab only. A refusal stays for the person to decide about. */
export async function sendWaiting(): Promise<void> {
  if (waitingWrites().every(({ refusal }) => refusal)) return;
  if (!('locks' in navigator)) return sendAll();
  await navigator.locks.request('tandem-waiting', { ifAvailable: true }, async (lock) => {
    if (lock) await sendAll();
  });
}

async function sendAll(): Promise<void> {
  for (;;) {
    const next = waitingWrites().find(({ refusal }) => !refusal);
    if (!next || (await sendOne(next)) === 'later') return;
  }
}

async function sendOne(write: WaitingWrite): Promise<Outcome> {
  const answer = await post(write).catch(() => null);
  if (!answer) return 'later';
  // Too many requests, a server that is away, and a session that has ended are not about this write.
  const { status } = answer;
  if (status === 401 || status === 408 || status === 425 || status === 429 || status >= 500) return 'later';
  noteOnline();
  if (!answer.ok) {
    const said = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
    await replaceWaiting({ ...write, refusal: refusalOf(status, said) });
    return 'refused';
  }
  const { next, id, user_id, partner_id, at } = write;
  if (next) await replaceWaiting({ ...next, user_id, partner_id, at, body: null, edit: null, refusal: null }, id);
  else await discardWaiting(id);
  for (const listener of sentListeners) listener(write);
  void queryClient.invalidateQueries();
  return 'arrived';
}

/** Not `api`: a refused write must not sign the person out. */
function post({ id, partner_id, path, body, file }: WaitingWrite): Promise<Response> {
  const form = file && fileForm(file);
  return fetch(`/api/${path}`, {
    method: 'POST',
    headers: {
      ...authHeaders(),
      accept: 'application/json',
      ...(!form && { 'content-type': 'application/json' }),
      'x-tandem-program': partner_id,
      'idempotency-key': id,
    },
    body: form ?? JSON.stringify(body),
  });
}

/** A form with one file. */
export function fileForm({ name, content }: WaitingFile): FormData {
  const form = new FormData();
  form.set('file', content, name);
  return form;
}

function refusalOf(status: number, { message, errors }: Record<string, unknown>): WaitingWrite['refusal'] {
  return {
    status,
    message: typeof message === 'string' ? message : `Error (status code: ${status})`,
    errors: (errors ?? {}) as Record<string, string[]>,
  };
}

/** Sends when the network returns, and again while something waits. @returns a function to stop */
export function keepSending(): () => void {
  const send = () => void sendWaiting().catch(() => {});
  const listening = new AbortController();
  window.addEventListener('online', send, listening);
  const stopReturn = onReturn(() => {
    // Screens read again what they showed from copies.
    void queryClient.invalidateQueries();
    send();
  });
  const timer = setInterval(() => document.visibilityState === 'visible' && send(), AGAIN_MS);
  send();
  return () => {
    listening.abort();
    stopReturn();
    clearInterval(timer);
  };
}
