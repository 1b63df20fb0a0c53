import { record } from 'rrweb';

const SEND_EVERY_MS = 5_000;
/** The limit of browsers for requests that outlive the page, in bytes. */
const MOST_KEEPALIVE_BYTES = 60_000;

/** Records the screen with every input and text masked, and sends it in batches; a lost batch is not sent again. */
export function recordSession({ url, app_id }: { url: string; app_id: string }, session_id: string): void {
  const address = `${url}/${app_id}/${session_id}`;
  let events: unknown[] = [];
  const send = (isLast: boolean) => {
    if (events.length === 0) return;
    const body = JSON.stringify({ events });
    events = [];
    if (isLast && body.length > MOST_KEEPALIVE_BYTES) return;
    // A request with plain text needs no CORS preflight, which a collector may not answer.
    void fetch(address, {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain' },
      credentials: 'omit',
      keepalive: isLast,
    }).catch(() => undefined);
  };
  record({
    emit: (event) => {
      events.push(event);
    },
    maskAllInputs: true,
    maskTextSelector: '*',
    blockSelector: 'img',
    slimDOMOptions: 'all',
  });
  setInterval(() => send(false), SEND_EVERY_MS);
  window.addEventListener('pagehide', () => send(true));
}
