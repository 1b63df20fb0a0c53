import type { OutgoingRequest } from '#server/outgoing/outgoing.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import type { CrmResponse, Send } from '../../providers/transport.ts';
import { Dropped, type MockHandler } from './message.ts';

/** Sends requests to a mock inside the product, without a socket. @param headers are added to each request */
export function sendToMock(handle: MockHandler, headers: Readonly<Record<string, string>> = {}): Send {
  return async (url: string, request: OutgoingRequest = {}): Promise<CrmResponse> => {
    const { pathname, search } = new URL(url);
    const given = Object.entries({ ...request.headers, ...headers });
    try {
      const response = await handle({
        method: request.method ?? 'GET',
        url: `${pathname}${search}`,
        headers: Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), value])),
        body: request.body === undefined ? '' : Buffer.from(request.body).toString('utf8'),
      });
      return { status: response.status, headers: response.headers, text: () => response.body };
    } catch (error) {
      if (error instanceof Dropped) throw new OutgoingError('unreachable', 'The connection ended.', { cause: error });
      throw error;
    }
  };
}
