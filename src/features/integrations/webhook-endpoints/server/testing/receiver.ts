import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutgoing } from '#server/outgoing/outgoing.ts';
import type { World } from '#server/testing/world.ts';

export interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Never answers. */
  isSilent?: boolean;
}

export interface Receiver {
  url: string;
  received: Received[];
  answer: (request: Received) => Answer;
  close(): Promise<void>;
}

/** A server of another system, as a real one over HTTP. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one: Received = {
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(parts).toString('utf8'),
      };
      received.push(one);
      const { status = 200, headers = {}, body = 'ok', isSilent } = receiver.answer(one);
      if (isSilent) return;
      response.writeHead(status, headers).end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: Receiver = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    received,
    answer: () => ({}),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

/** Lets the world reach the receiver, as an operator allows a private host. */
export function allowReceiver({ kernel }: World, { url }: Receiver): void {
  kernel.config.outgoingAllow.push(url);
  kernel.outgoing = createOutgoing({ allow: kernel.config.outgoingAllow });
}
