import { useSyncExternalStore } from 'react';
import { deleteShared, deleteSharedExcept, readShared, type SharedRow, writePresentPerson } from './database.ts';
import type { OfflineSession } from './model.ts';

/**
 * Files and texts that other apps shared with the installed one and that no draft has yet. They belong to the person and
 * program of the last page, and stay when the server ends a session; signing out and another person remove them. Without a
 * session, nothing more is stored.
 */

const LONGEST_DAYS = 14;

let whose: { user_id: string; partner_id: string } | null = null;
/** Null until it was read. */
let all: readonly SharedRow[] | null = null;
const listeners = new Set<() => void>();

async function refresh(): Promise<void> {
  const rows = whose ? await readShared().catch(() => []) : [];
  all = rows.filter(({ user_id, partner_id }) => user_id === whose?.user_id && partner_id === whose.partner_id);
  for (const listener of listeners) listener();
}

/** Notes whose page this is, and removes what other people left and what is old. */
export async function noteReceiver({ user, mode, program, impersonation, rules }: OfflineSession): Promise<void> {
  if (impersonation || typeof indexedDB === 'undefined') return;
  whose =
    mode === 'partner' && program && rules.is_remembered ? { user_id: user.id, partner_id: program.partner_id } : null;
  const oldest = Date.now() - LONGEST_DAYS * 86_400_000;
  await writePresentPerson(whose).catch(() => {});
  await deleteSharedExcept(({ user_id, at }) => user_id === user.id && at > oldest).catch(() => {});
  await refresh();
}

export async function discardShared(id: string): Promise<void> {
  await deleteShared(id);
  await refresh();
}

/** Keeps the worker from storing more, because the session has ended. */
export async function forgetReceiver(): Promise<void> {
  whose = null;
  if (typeof indexedDB !== 'undefined') await writePresentPerson(null).catch(() => {});
}

/** Removes everything that was shared, at sign-out. */
export async function forgetShared(): Promise<void> {
  await forgetReceiver();
  if (typeof indexedDB === 'undefined') return;
  await deleteSharedExcept(() => false).catch(() => {});
  await refresh();
}

export const sharedRows = (): readonly SharedRow[] | null => all;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns null until it was read */
export const useSharedRows = (): readonly SharedRow[] | null => useSyncExternalStore(subscribe, sharedRows);
