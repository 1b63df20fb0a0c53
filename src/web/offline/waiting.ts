import { useSyncExternalStore } from 'react';
import { newId } from '#shared/ids.ts';
import { isImpersonating } from '../session/credentials.ts';
import { deleteWaiting, deleteWaitingExcept, readWaiting, type WaitingWrite, writeWaiting } from './database.ts';
import type { OfflineSession, WaitingRule } from './model.ts';
import { texts as t } from './texts.ts';

/**
 * Writes of a partner that wait for the network, in the order in which they were made. They belong to the person, and
 * stay when the server ends a session, so that a day without a network is not lost; signing out removes them.
 */

/** Thrown instead of a connection failure when a write was stored to be sent later. */
export class Waiting extends Error {
  constructor() {
    super(t.waits);
    this.name = 'Waiting';
  }
}

let whose: { user_id: string; partner_id: string } | null = null;
let all: readonly WaitingWrite[] = [];
const listeners = new Set<() => void>();

const NONE: readonly WaitingWrite[] = [];

/** Reads the list again, in all tabs. */
async function refresh(): Promise<void> {
  const rows = whose ? await readWaiting().catch(() => []) : [];
  all = rows.length > 0 ? rows.filter(({ user_id }) => user_id === whose?.user_id) : NONE;
  for (const listener of listeners) listener();
}

let channel: BroadcastChannel | undefined;

/** Tabs tell one another that the list changed. Opened late, because the build reads this module, too. */
function listen(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('tandem-waiting');
  channel.addEventListener('message', () => void refresh());
}

async function changed(): Promise<void> {
  await refresh();
  channel?.postMessage(null);
}

/** Notes whose page this is, and removes what other people left. */
export async function noteWriter({ user, mode, program, impersonation, rules }: OfflineSession): Promise<void> {
  if (impersonation || typeof indexedDB === 'undefined') return;
  whose =
    mode === 'partner' && program && rules.is_remembered ? { user_id: user.id, partner_id: program.partner_id } : null;
  listen();
  await deleteWaitingExcept(({ user_id }) => user_id === user.id).catch(() => {});
  await refresh();
}

export interface NewWrite extends Pick<WaitingWrite, 'path' | 'body' | 'label' | 'file' | 'next'> {
  /** The idempotency key of a request that was sent before. */
  id?: string | undefined;
  edit?: string;
}

/** @returns false if nothing can wait here: for companies, or while impersonating */
export async function keepForLater({ id = newId(), edit, ...write }: NewWrite): Promise<boolean> {
  if (!whose || isImpersonating()) return false;
  // Two writes of one millisecond keep their order, too.
  const at = Math.max(Date.now(), ...all.map((waits) => waits.at + 1));
  const row = { ...write, ...whose, id, edit: edit ?? null, at, refusal: null };
  try {
    await writeWaiting(row);
  } catch {
    // The browser has no room, or stores nothing in private windows.
    return false;
  }
  await changed();
  return true;
}

let rules: readonly { pattern: RegExp; label: WaitingRule['label'] }[] = [];

/** Declares the writes that may wait. */
export function declareWaiting(declared: readonly WaitingRule[]): void {
  rules = declared.map(({ path, label }) => ({
    label,
    pattern: new RegExp(`^${path.replace(/[^\w/$-]/g, '\\$&').replace(/\$\w+/g, '[^/]+')}$`),
  }));
}

/** The label of a write that may wait; undefined for all others. */
export function waitingLabel(path: string, body: unknown): string | undefined {
  return rules.find(({ pattern }) => pattern.test(path))?.label(body);
}

export async function replaceWaiting(write: WaitingWrite, former?: string): Promise<void> {
  await writeWaiting(write);
  if (former) await deleteWaiting(former);
  await changed();
}

export async function discardWaiting(id: string): Promise<void> {
  await deleteWaiting(id);
  await changed();
}

/** Removes everything that waits, at sign-out. */
export async function forgetWaiting(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  await deleteWaitingExcept(() => false).catch(() => {});
  await changed();
}

export const waitingWrites = (): readonly WaitingWrite[] => all;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useWaitingWrites = (): readonly WaitingWrite[] => useSyncExternalStore(subscribe, waitingWrites);
