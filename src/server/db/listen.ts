import pg from 'pg';
import { ALIVE } from './pool.ts';

const RETRY_MS = 2_000;

/**
 * Listens on a channel until stopped. After a reconnect `hear` is called as well, because notifications may have been
 * missed.
 * @returns a function to stop
 */
export async function listenTo(
  url: string,
  channel: string,
  hear: (payload?: string) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: `tandem-${channel}`, ...ALIVE });
    next.on('notification', ({ payload }) => hear(payload || undefined));
    next.on('error', () => {});
    next.once('end', () => {
      if (stopped) return;
      timer = setTimeout(
        () =>
          void connect().then(
            () => hear(),
            () => {},
          ),
        RETRY_MS,
      );
      timer.unref();
    });
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
