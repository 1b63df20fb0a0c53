import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv } from 'ajv';
import { createOutgoing } from '#server/outgoing/outgoing.ts';
import type { World } from '#server/testing/world.ts';
import { STRIPE } from '../stripe/client.ts';

/**
 * The requests that Tandem sends, cut down from Stripe's published description (github.com/stripe/openapi, MIT license):
 * values of forms are texts, and fields that are not described are refused.
 */
const described = {
  'POST /v1/transfers': {
    type: 'object',
    required: ['currency', 'destination', 'amount'],
    additionalProperties: false,
    properties: {
      amount: { type: 'string', pattern: '^[1-9][0-9]{0,11}$' },
      currency: { type: 'string', pattern: '^[a-z]{3}$' },
      description: { type: 'string' },
      destination: { type: 'string', pattern: '^acct_[A-Za-z0-9]+$' },
      source_transaction: { type: 'string' },
      source_type: { type: 'string', enum: ['bank_account', 'card', 'fpx'], maxLength: 5000 },
      transfer_group: { type: 'string' },
    },
  },
  'GET /v1/transfers': {
    type: 'object',
    additionalProperties: false,
    properties: {
      destination: { type: 'string' },
      ending_before: { type: 'string', maxLength: 5000 },
      limit: { type: 'string', pattern: '^([1-9][0-9]?|100)$' },
      starting_after: { type: 'string', maxLength: 5000 },
      transfer_group: { type: 'string', maxLength: 5000 },
    },
  },
  'GET /v1/accounts/:id': { type: 'object', additionalProperties: false, properties: {} },
} as const;

const ajv = new Ajv({ allErrors: true });
const checks = Object.fromEntries(Object.entries(described).map(([name, schema]) => [name, ajv.compile(schema)]));

export interface StoredTransfer {
  id: string;
  object: 'transfer';
  amount: number;
  amount_reversed: number;
  currency: string;
  destination: string;
  transfer_group: string | null;
}

/** The way in which the next transfer goes wrong. */
export type Trouble =
  /** The connection ends before, or after, the transfer was made. */
  'lost before' | 'lost after' | { status: number; code: string };

export interface StripeServer {
  url: string;
  key: string;
  transfers: StoredTransfer[];
  /** Method and path of each request. */
  requests: string[];
  /** Connected accounts, and whether each can receive transfers. */
  accounts: Map<string, boolean>;
  trouble: Trouble[];
  close(): Promise<void>;
}

interface Reply {
  status: number;
  body: object;
}
const refusal = (status: number, code: string, message: string): Reply => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message } },
});

/** A server that behaves as Stripe does for transfers, with a state of its own. */
export async function startStripeServer(): Promise<StripeServer> {
  const remembered = new Map<string, { form: string; reply: Reply }>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const form = Buffer.concat(parts).toString('utf8');
      const url = new URL(request.url!, 'http://stripe');
      const isTransfer = request.method === 'POST' && url.pathname === '/v1/transfers';
      stripe.requests.push(`${request.method} ${url.pathname}`);
      const trouble = isTransfer ? stripe.trouble.shift() : undefined;
      if (trouble === 'lost before') return request.socket.destroy();
      const reply =
        typeof trouble === 'object'
          ? refusal(trouble.status, trouble.code, 'A test')
          : answer(stripe, remembered, request, url, form);
      if (trouble === 'lost after') return request.socket.destroy();
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stripe: StripeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: 'rk_test_51HandMadeForTests',
    transfers: [],
    requests: [],
    accounts: new Map(),
    trouble: [],
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return stripe;
}

function answer(
  stripe: StripeServer,
  remembered: Map<string, { form: string; reply: Reply }>,
  request: IncomingMessage,
  url: URL,
  form: string,
): Reply {
  if (request.headers.authorization !== `Bearer ${stripe.key}`) return refusal(401, 'api_key_invalid', 'Invalid key');
  const account = /^\/v1\/accounts\/(acct_\w+)$/.exec(url.pathname)?.[1];
  const check = checks[`${request.method} ${account ? '/v1/accounts/:id' : url.pathname}`];
  const given = Object.fromEntries(request.method === 'POST' ? new URLSearchParams(form) : url.searchParams);
  if (!check) return refusal(404, 'resource_missing', 'Unrecognized request URL');
  if (!check(given)) return refusal(400, 'parameter_unknown', ajv.errorsText(check.errors));
  if (account) {
    const canReceive = stripe.accounts.get(account);
    if (canReceive === undefined) return refusal(403, 'account_invalid', 'No such account');
    const capabilities = { transfers: canReceive ? 'active' : 'pending' };
    return { status: 200, body: { id: account, object: 'account', capabilities } };
  }
  if (request.method === 'GET') {
    const data = stripe.transfers.filter(({ transfer_group }) => transfer_group === given.transfer_group);
    return { status: 200, body: { object: 'list', has_more: false, url: '/v1/transfers', data } };
  }
  const key = String(request.headers['idempotency-key'] ?? '');
  const earlier = remembered.get(key);
  if (earlier && earlier.form !== form)
    return refusal(400, 'idempotency_error', 'The key was used with other parameters');
  const reply = earlier?.reply ?? create(stripe, given);
  if (key) remembered.set(key, { form, reply });
  return reply;
}

function create(stripe: StripeServer, given: Record<string, string>): Reply {
  const { amount, currency, destination, transfer_group = null } = given;
  if (!stripe.accounts.has(destination!)) return refusal(400, 'resource_missing', 'No such destination');
  const transfer: StoredTransfer = {
    id: `tr_${String(stripe.transfers.length + 1).padStart(14, '0')}`,
    object: 'transfer',
    amount: Number(amount),
    amount_reversed: 0,
    currency: currency!,
    destination: destination!,
    transfer_group,
  };
  stripe.transfers.push(transfer);
  return { status: 200, body: transfer };
}

/** Sends the requests to Stripe to this server. `after` runs when a request was answered, before the answer is used. */
export function useStripeServer({ kernel }: World, { url }: StripeServer, after?: (path: string) => void): void {
  const outgoing = createOutgoing({ allow: [url] });
  kernel.outgoing = {
    ...outgoing,
    request: async (address, request) => {
      if (!address.startsWith(`${STRIPE}/`)) throw new Error(`A test must not reach ${address}.`);
      const response = await outgoing.request(address.replace(STRIPE, url), request);
      after?.(`${request?.method} ${new URL(address).pathname}`);
      return response;
    },
  };
}
