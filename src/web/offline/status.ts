import { useSyncExternalStore } from 'react';

interface Connection {
  isOffline: boolean;
  /** The time of the oldest copy that was shown since, in milliseconds since 1970. */
  copied_at: number | null;
}

const ONLINE: Connection = { isOffline: false, copied_at: null };
let current = ONLINE;
const listeners = new Set<() => void>();
const returning = new Set<() => void>();

function replace(next: Connection): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Notes that an answer came from a copy, or that there was none (null). */
export function noteOffline(at: number | null): void {
  const oldest = [current.copied_at, at].filter((time) => time !== null);
  const copied_at = oldest.length > 0 ? Math.min(...oldest) : null;
  if (!current.isOffline || copied_at !== current.copied_at) replace({ isOffline: true, copied_at });
}

let answered_at = 0;

/** Whether the server answered anything since a time: then a slow or failed answer is not about the network. */
export const hasAnsweredSince = (time: number): boolean => answered_at >= time;

/** Notes that the server answered. */
export function noteOnline(): void {
  answered_at = performance.now();
  if (!current.isOffline) return;
  replace(ONLINE);
  for (const listener of returning) listener();
}

/** Subscribes to the return of the network. @returns a function to stop */
export function onReturn(listener: () => void): () => void {
  returning.add(listener);
  return () => {
    returning.delete(listener);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isOffline = (): boolean => current.isOffline;

export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => current);
