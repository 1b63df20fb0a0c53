import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '#shared/ids.ts';
import type { Founded } from './outside-product.ts';
import { size } from './sizes.ts';

/** The acknowledged creates, each of which must exist once afterwards. */
export interface Acknowledged {
  accounts: Set<string>;
  deals: Set<string>;
  /** The addresses of invited people. */
  invitations: Set<string>;
  /** SHA-256 of each uploaded file, by the id of its document. */
  files: Map<string, string>;
}

/** Answers after which a careful client tries again. A 500 is counted, and tried again too. */
const TRIED_AGAIN = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const ANSWER_MS = 30_000;

/**
 * Clients that create accounts, won deals, invitations and documents, each with an Idempotency-Key, and send a create
 * again until it is acknowledged.
 */
export function startCarefulClients({ token, partner_id, stages }: Founded, portNow: () => number) {
  const acknowledged: Acknowledged = {
    accounts: new Set(),
    deals: new Set(),
    invitations: new Set(),
    files: new Map(),
  };
  const statuses: Record<string, number> = {};
  /** Refusals that no client expects, and failures of the server. */
  const unexpected: string[] = [];
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  let count = 0;
  let last = performance.now();

  async function until(path: string, body: string | Buffer, type: string): Promise<{ id: string } | undefined> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'idempotency-key': newId() };
    for (;;) {
      const { status, text } = await send(agent, portNow(), path, body, headers);
      const name = `POST ${path} ${status}`;
      statuses[name] = (statuses[name] ?? 0) + 1;
      if (status === 201) {
        last = performance.now();
        return JSON.parse(text) as { id: string };
      }
      const isRetried = status === 0 || TRIED_AGAIN.has(status);
      if (status === 500 || !isRetried) unexpected.push(`${name} ${text.slice(0, 300)}`);
      if (!isRetried) return undefined;
      await delay(250);
    }
  }
  const json = (path: string, body: object) => until(path, JSON.stringify(body), 'application/json');

  const kinds: [once: () => Promise<unknown>, pause: number][] = [
    ...Array.from({ length: size(3, 1) }, (): [() => Promise<unknown>, number] => [
      async () => {
        const name = `Account ${count++}`;
        if (await json('/api/accounts', { name, domain: `${name.replace(' ', '').toLowerCase()}.example` }))
          acknowledged.accounts.add(name);
      },
      60,
    ]),
    [
      async () => {
        const name = `Deal ${count++}`;
        const account = await json('/api/accounts', { name: `Customer ${name}` });
        const deal = account && {
          name,
          account_id: account.id,
          partner_id,
          stage_id: stages.Won,
          amount_minor: 100_000,
        };
        if (deal && (await json('/api/opportunities', deal))) acknowledged.deals.add(name);
      },
      200,
    ],
    [
      async () => {
        const email = `person${count++}@elsewhere.example`;
        if (await json('/api/invitations', { email, role: 'read_only' })) acknowledged.invitations.add(email);
      },
      700,
    ],
    [
      async () => {
        const content = `File ${count++} ${'x'.repeat(20_000)}`;
        const document = await until(
          '/api/documents',
          formOf(partner_id, content),
          `multipart/form-data; boundary=${LINE}`,
        );
        if (document) acknowledged.files.set(document.id, createHash('sha256').update(content).digest('hex'));
      },
      300,
    ],
  ];
  const clients = Promise.all(
    kinds.map(async ([once, pause]) => {
      while (!isOver) {
        await once();
        await delay(pause);
      }
    }),
  );
  clients.catch(() => {});

  return {
    acknowledged,
    statuses,
    unexpected,
    /** Resolves with the seconds until one more create is acknowledged. @throws if none is by the deadline */
    async continued(deadlineMs: number): Promise<number> {
      const from = performance.now();
      while (last < from) {
        if (performance.now() - from > deadlineMs)
          throw new Error(`No create was acknowledged within ${deadlineMs / 1000} s.`);
        await delay(20);
      }
      return (performance.now() - from) / 1000;
    },
    async end(): Promise<void> {
      isOver = true;
      await clients;
      agent.destroy();
    },
  };
}

const LINE = 'a-line-between-parts';

function formOf(partner_id: string, content: string): Buffer {
  const head = `--${LINE}\r\nContent-Disposition: form-data; name=`;
  return Buffer.from(
    `${head}"partner_id"\r\n\r\n${partner_id}\r\n${head}"file"; filename="notes.txt"\r\nContent-Type: text/plain\r\n\r\n${content}\r\n--${LINE}--\r\n`,
  );
}

/** Status 0 means that there was no answer. */
function send(
  agent: Agent,
  port: number,
  path: string,
  body: string | Buffer,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const call = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: 'POST',
        path,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        timeout: ANSWER_MS,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode!, text: Buffer.concat(chunks).toString() }));
        response.on('error', () => resolve({ status: 0, text: '' }));
      },
    );
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve({ status: 0, text: '' }));
    call.end(body);
  });
}
