import { api, authHeaders } from './api.ts';
import { readToken } from './credentials.ts';
import { eventsOf } from './eventStream.ts';
import { queryClient } from './queryClient.ts';

const changed = new Set<string>();
let waiting = false;

const listeners = new Set<(resource: string) => void>();

/** For screens whose figures are about several resources. Returns the function that ends it. */
export function onServerChange(listener: (resource: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A first answer that is under way was perhaps read before the change: it is asked for again once it is here. */
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

/** A bulk change sends hundreds of events; screens refetch once. */
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

/** A window out of sight needs no news, and a browser has six connections for all windows of one address together. */
const OUT_OF_SIGHT_MS = 5_000;
/** The server says every 25 seconds that it is still here. Who hears nothing for so long has lost the connection unnoticed. */
const SILENT_MS = 60_000;

type Timer = ReturnType<typeof setTimeout> | undefined;

const isInSight = () => document.visibilityState !== 'hidden';

/** Until the time is over, or there is reason to believe that it works now. */
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

/** A connection's life: it ends with `stop`, when the window has been out of sight for a while, and when nothing is heard. */
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

/** Keeps screens true while others work. Returns the function that ends the subscription. */
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
          // The session, or what this tab looks at, was ended elsewhere; an ordinary call leads out.
          await api('me');
          return;
        }
        if (response.ok && response.body) {
          // While we were away anything may have changed.
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
