import type { Kernel } from '#server/kernel.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';

/** The address of Stripe's API and the version whose shapes are read here. */
export const STRIPE = 'https://api.stripe.com';
const VERSION = '2024-06-20';
const TIMEOUT_MS = 20_000;
const MOST_BYTES = 500_000;

export interface Transfer {
  id: string;
  amount: number;
  /** Upper case, as everywhere in Tandem. */
  currency: string;
  destination: string;
}

/** `unknown` means that the request may have had an effect, or will have one when it is sent again. */
export type Answer<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; code: string; text: string }
  | { kind: 'unknown'; text: string };

interface Request {
  method: 'GET' | 'POST';
  path: string;
  form?: Record<string, string>;
  idempotency_key?: string;
}

export interface Stripe {
  /** Whether the connected account can receive transfers. */
  account(id: string): Promise<Answer<{ canReceive: boolean }>>;
  /** The transfers of a group, which is one payment. */
  transfersOf(group: string): Promise<Answer<Transfer[]>>;
  /** Sends money once for each key, however often it is called. */
  transfer(order: Omit<Transfer, 'id'> & { group: string; text: string; key: string }): Promise<Answer<Transfer>>;
}

export function stripeClient({ outgoing }: Kernel, secret_key: string): Stripe {
  const ask = async <T>(request: Request, read: (body: unknown) => T | null): Promise<Answer<T>> => {
    try {
      const { method, path, form, idempotency_key } = request;
      const response = await outgoing.request(`${STRIPE}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${secret_key}`,
          'stripe-version': VERSION,
          ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...(idempotency_key && { 'idempotency-key': idempotency_key }),
        },
        ...(form && { body: new URLSearchParams(form).toString() }),
        timeout: TIMEOUT_MS,
        maxBytes: MOST_BYTES,
      });
      const body = response.json();
      if (response.status === 200) {
        const value = read(body);
        return value === null ? unreadable : { kind: 'done', value };
      }
      const { code, text } = errorIn(body);
      // Other statuses are about the key, about a parallel request, or about Stripe itself, and can pass.
      const isFinal = [400, 402, 404].includes(response.status) || code === 'account_invalid';
      return isFinal
        ? { kind: 'refused', code, text }
        : { kind: 'unknown', text: `Stripe answered with the status ${response.status}: ${text}`.slice(0, 500) };
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error;
      return { kind: 'unknown', text: error.message.slice(0, 500) };
    }
  };
  return {
    account: (id) =>
      ask({ method: 'GET', path: `/v1/accounts/${encodeURIComponent(id)}` }, (body) => accountIn(body, id)),
    transfersOf: (group) =>
      ask({ method: 'GET', path: `/v1/transfers?transfer_group=${encodeURIComponent(group)}&limit=10` }, (body) => {
        const data = isStripeObject(body) && Array.isArray(body.data) ? body.data.map(transferIn) : [null];
        return data.some((one) => one === null) ? null : (data as Transfer[]);
      }),
    transfer: ({ amount, currency, destination, group, text, key }) =>
      ask(
        {
          method: 'POST',
          path: '/v1/transfers',
          form: {
            amount: String(amount),
            currency: currency.toLowerCase(),
            destination,
            transfer_group: group,
            description: text,
          },
          idempotency_key: key,
        },
        transferIn,
      ),
  };
}

const unreadable = { kind: 'unknown', text: 'Stripe’s answer has another shape than its description.' } as const;

export const isStripeObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function accountIn(body: unknown, id: string): { canReceive: boolean } | null {
  if (!isStripeObject(body) || body.object !== 'account' || body.id !== id) return null;
  return { canReceive: isStripeObject(body.capabilities) && body.capabilities.transfers === 'active' };
}

export function transferIn(body: unknown): Transfer | null {
  if (!isStripeObject(body) || body.object !== 'transfer') return null;
  const { id, amount, currency, destination } = body;
  if (typeof id !== 'string' || !/^tr_[A-Za-z0-9]{1,200}$/.test(id)) return null;
  if (!Number.isSafeInteger(amount) || typeof currency !== 'string' || !/^[a-z]{3}$/.test(currency)) return null;
  if (typeof destination !== 'string') return null;
  return { id, amount: amount as number, currency: currency.toUpperCase(), destination };
}

function errorIn(body: unknown): { code: string; text: string } {
  const error = isStripeObject(body) && isStripeObject(body.error) ? body.error : {};
  const { code, message } = error;
  return {
    code: typeof code === 'string' ? code.slice(0, 40) : 'unknown',
    text: typeof message === 'string' ? message.slice(0, 300) : 'No reason given.',
  };
}
