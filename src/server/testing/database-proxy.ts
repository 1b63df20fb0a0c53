import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** The fault of a connection: it ends, or nothing passes any more while both ends stay open. */
export type Fault = 'killed' | 'stalled';

export interface DatabaseProxy {
  url: string;
  /** Breaks the next connection that sends this text, before the text arrives. Resolves when it has happened. */
  breakAt(text: RegExp, fault: Fault): Promise<void>;
  /** Breaks every connection that is open now. */
  breakAll(fault: Fault): void;
  close(): Promise<void>;
}

/** A connection to PostgreSQL through which tests break single connections at a chosen moment. */
export async function proxyDatabase(adminUrl: string): Promise<DatabaseProxy> {
  const target = new URL(adminUrl);
  const port = Number(target.port || 5432);
  const folder = target.searchParams.get('host');
  const open = new Map<Socket, (fault: Fault) => void>();
  let trap: { text: RegExp; fault: Fault; caught: () => void } | undefined;
  const server = createServer((near) => {
    const far = folder?.startsWith('/')
      ? connect({ path: `${folder}/.s.PGSQL.${port}` })
      : connect({ host: folder ?? target.hostname, port });
    let isStalled = false;
    const close = () => {
      open.delete(near);
      near.destroy();
      far.destroy();
    };
    open.set(near, (fault) => {
      if (fault === 'killed') close();
      isStalled = true;
    });
    near.on('data', (data) => {
      if (trap?.text.test(data.toString('latin1'))) {
        const { fault, caught } = trap;
        trap = undefined;
        open.get(near)?.(fault);
        caught();
      }
      if (!isStalled) far.write(data);
    });
    far.on('data', (data) => {
      if (!isStalled) near.write(data);
    });
    for (const socket of [near, far]) {
      socket.on('error', close);
      socket.on('close', close);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(adminUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  url.searchParams.delete('host');
  return {
    url: url.href,
    breakAt: (text, fault) => new Promise((caught) => (trap = { text, fault, caught })),
    breakAll(fault) {
      for (const breakOne of [...open.values()]) breakOne(fault);
    },
    close: () =>
      new Promise((resolve) => {
        for (const breakOne of [...open.values()]) breakOne('killed');
        server.close(() => resolve());
      }),
  };
}
