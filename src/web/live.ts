import { api, authHeaders } from './api.ts';
import { readToken } from './credentials.ts';
import { eventsOf } from './eventStream.ts';
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
function renew(resource: string): void {
  const underWay = queryClient.getQueryCache().findAll({ queryKey: [resource], fetchStatus: 'fetching' });
  void queryClient.invalidateQueries({ queryKey: [resource] });
  for (const { state, promise, queryKey } of underWay) {
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
      renew(name);
      for (const listener of listeners) listener(name);
    }
    changed.clear();
  }, 300);
}

/** A hidden window needs no updates, and a browser shares six connections among all windows of one site. */
const OUT_OF_SIGHT_MS = 5_000;
/** The server sends a heartbeat every 25 seconds, so after this silence the connection is lost. */
const SILENT_MS = 60_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

const isInSight = () => document.visibilityState !== 'hidden';

/** Waits until the time has passed, or until a connection is likely to work. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const end = () => {
      clearTimeout(timer);
      heard.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, heard);
    document.addEventListener('visibilitychange', end, heard);
    signal.addEventListener('abort', end, heard);
  });
}

function untilInSight(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const look = () => {
      if (!isInSight() && !signal.aborted) return;
      heard.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', look, heard);
    signal.addEventListener('abort', look, heard);
    look();
  });
}

/**
 * Limits the life of a connection: it ends with `stop`, when the window has been hidden for a while, and when no data
 * arrives.
 */
function openLine(stop: AbortSignal) {
  const line = new AbortController();
  const end = () => line.abort();
  let unseen: Timer;
  let silence: Timer;
  const look = () => {
    clearTimeout(unseen);
    if (!isInSight()) unseen = setTimeout(end, OUT_OF_SIGHT_MS);
  };
  const hear = () => {
    clearTimeout(silence);
    silence = setTimeout(end, SILENT_MS);
  };
  document.addEventListener('visibilitychange', look, { signal: line.signal });
  stop.addEventListener('abort', end, { signal: line.signal });
  line.signal.addEventListener('abort', () => {
    clearTimeout(unseen);
    clearTimeout(silence);
  });
  look();
  hear();
  return { signal: line.signal, hear, end };
}

/** Keeps screens up to date while others work. @returns a function to stop */
export function listenForChanges(): () => void {
  const stop = new AbortController();
  void (async () => {
    let failures = 0;
    for (let isFirst = true; !stop.signal.aborted && readToken(); isFirst = false) {
      await untilInSight(stop.signal);
      const line = openLine(stop.signal);
      try {
        const response = await fetch('/api/events', {
          headers: { accept: 'text/event-stream', ...authHeaders() },
          signal: line.signal,
        });
        if ([401, 403, 409].includes(response.status)) {
          // The session or the view of this tab was ended elsewhere; an ordinary request handles that.
          await api('me');
          return;
        }
        if (response.ok && response.body) {
          // Anything may have changed while there was no connection.
          if (!isFirst) void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
          failures = 0;
          for await (const data of eventsOf(response.body, line.hear)) {
            const { topic } = JSON.parse(data) as { topic?: string };
            if (topic) refresh(topic.split('.')[0]!);
          }
        }
      } catch {
        // A dropped connection is the normal end of a stream; the loop tries again.
      } finally {
        line.end();
      }
      if (isInSight()) await wait(Math.min(1000 * 2 ** failures, 30_000), stop.signal);
      failures += 1;
    }
  })();
  return () => stop.abort();
}
