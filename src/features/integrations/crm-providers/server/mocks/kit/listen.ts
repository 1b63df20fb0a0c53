import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MockHandler, MockRequest } from './message.ts';

const MAX_BODY_BYTES = 20_000_000;

/** Serves a mock over HTTP on a free port of this machine, for tests. */
export async function listenMock(handle: MockHandler): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of incoming as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > MAX_BODY_BYTES) throw new Error('The body is too large.');
        chunks.push(chunk);
      }
      const headers: MockRequest['headers'] = Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
      );
      const { method = 'GET', url = '/' } = incoming;
      const response = await handle({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') });
      outgoing.writeHead(response.status, response.headers).end(response.body);
    } catch {
      // An error of the mock, like `Dropped`, is a connection that ends.
      incoming.socket.destroy();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
