import { api, authHeaders } from './api.ts';
import { readToken } from './credentials.ts';
import { eventsOf } from './eventStream.ts';
import { queryClient } from './queryClient.ts';

const changed = new Set<string>();
let waiting = false;

const listeners = new Set<(resource: string) => void>();

/** For screens whose figures are about several resources. Returns the function that ends it. */
export function onChange(listener: (resource: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A bulk change sends hundreds of events; screens refetch once. */
function refresh(resource: string): void {
  changed.add(resource);
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    for (const name of changed) {
      void queryClient.invalidateQueries({ queryKey: [name] });
      for (const listener of listeners) listener(name);
    }
    changed.clear();
  }, 300);
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Keeps screens true while others work. Returns the function that ends the subscription. */
export function listenForChanges(): () => void {
  const stop = new AbortController();
  void (async () => {
    for (let failures = 0; !stop.signal.aborted && readToken(); failures += 1) {
      try {
        const response = await fetch('/api/events', {
          headers: { accept: 'text/event-stream', ...authHeaders() },
          signal: stop.signal,
        });
        if ([401, 403, 409].includes(response.status)) {
          // The session, or what this tab looks at, was ended elsewhere; an ordinary call leads out.
          await api('me');
          return;
        }
        if (response.ok && response.body) {
          // While we were away anything may have changed.
          if (failures > 0)
            void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
          failures = 0;
          for await (const data of eventsOf(response.body)) {
            const { topic } = JSON.parse(data) as { topic?: string };
            if (topic) refresh(topic.split('.')[0]!);
          }
        }
      } catch {
        // A dropped connection is the normal end of a stream; the loop tries again.
      }
      await wait(Math.min(1000 * 2 ** failures, 30_000), stop.signal);
    }
  })();
  return () => stop.abort();
}
