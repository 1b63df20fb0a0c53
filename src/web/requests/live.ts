import { readToken } from '../session/credentials.ts';
import { ApiError, apiResponse } from './api.ts';
import { eventsOf } from './eventStream.ts';
import { notePosition } from './position.ts';
import { queryClient } from './queryClient.ts';

const changed = new Set<string>();
let waiting = false;

const listeners = new Set<(resource: string) => void>();

/** Subscribes to changes, for screens with figures about several resources. @returns a function to stop */
export function onServerChange(listener: (resource: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Refetches a resource. A first response that is still loading may have been read before the change, so it is fetched
 * again when it has arrived.
 */
function refetch(resource: string): void {
  const fetching = queryClient.getQueryCache().findAll({ queryKey: [resource], fetchStatus: 'fetching' });
  void queryClient.invalidateQueries({ queryKey: [resource] });
  for (const { state, promise, queryKey } of fetching) {
    if (state.data !== undefined) continue;
    promise?.then(
      () => queryClient.invalidateQueries({ queryKey, exact: true }),
      () => undefined,
    );
  }
}

/** A bulk change sends hundreds of events, so screens refetch once for all of them. */
function refresh(resource: string): void {
  changed.add(resource);
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    for (const name of changed) {
      refetch(name);
      for (const listener of listeners) listener(name);
    }
    changed.clear();
  }, 300);
}

/** A hidden window needs no updates, and a browser shares six connections among all windows of one site. */
const HIDDEN_MS = 5_000;
/** The server sends a heartbeat every 25 seconds, so after this silence the connection is lost. */
const SILENT_MS = 60_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

const isVisible = () => document.visibilityState !== 'hidden';

/** Waits until the time has passed, or until a connection is likely to work. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, listening);
    document.addEventListener('visibilitychange', end, listening);
    signal.addEventListener('abort', end, listening);
  });
}

function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const checkVisibility = () => {
      if (!isVisible() && !signal.aborted) return;
      listening.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', checkVisibility, listening);
    signal.addEventListener('abort', checkVisibility, listening);
    checkVisibility();
  });
}

/**
 * Limits the life of a connection: it ends with `stop`, when the window has been hidden for a while, and when no data
 * arrives.
 */
function openConnection(stop: AbortSignal) {
  const connection = new AbortController();
  const end = () => connection.abort();
  let hiddenTimer: Timer;
  let silenceTimer: Timer;
  const checkVisibility = () => {
    clearTimeout(hiddenTimer);
    if (!isVisible()) hiddenTimer = setTimeout(end, HIDDEN_MS);
  };
  const hear = () => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(end, SILENT_MS);
  };
  document.addEventListener('visibilitychange', checkVisibility, { signal: connection.signal });
  stop.addEventListener('abort', end, { signal: connection.signal });
  connection.signal.addEventListener('abort', () => {
    clearTimeout(hiddenTimer);
    clearTimeout(silenceTimer);
  });
  checkVisibility();
  hear();
  return { signal: connection.signal, hear, end };
}

/**
 * Keeps screens up to date while others work.
 * @param readAt the server's time when it read the session, in milliseconds since 1970; what changed since then is told
 * @returns a function to stop
 */
export function listenForChanges(readAt: number): () => void {
  const stop = new AbortController();
  void (async () => {
    let failures = 0;
    for (let isFirst = true; !stop.signal.aborted && readToken(); isFirst = false) {
      await untilVisible(stop.signal);
      const connection = openConnection(stop.signal);
      try {
        const query = isFirst ? { since: readAt } : undefined;
        const response = await apiResponse('events', { streams: true, signal: connection.signal, query });
        if (response.body) {
          // Anything may have changed while there was no connection.
          if (!isFirst) void queryClient.invalidateQueries();
          failures = 0;
          for await (const data of eventsOf(response.body, connection.hear)) {
            const { topic, position } = JSON.parse(data) as { topic?: string; position?: string };
            notePosition(position);
            // A read with this position has everything from before the stream.
            const isReopened = !topic && !isFirst;
            if (topic === '*' || isReopened) void queryClient.invalidateQueries();
            else if (topic) refresh(topic.split('.')[0]!);
          }
        }
      } catch (error) {
        // The session or the view of this tab has ended, and the page is being left.
        if (error instanceof ApiError && [401, 403, 409].includes(error.status)) return;
        // A dropped connection is the normal end of a stream; the loop tries again.
      } finally {
        connection.end();
      }
      if (isVisible()) await wait(Math.min(1000 * 2 ** failures, 30_000), stop.signal);
      failures += 1;
    }
  })();
  return () => stop.abort();
}
