import type { ClientRequest, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { TLSSocket } from 'node:tls';
import { OutgoingError } from './outgoing-error.ts';

/** The number of provisional answers (1xx) before the real one; servers send one or two. */
const MOST_PROVISIONAL = 20;

/**
 * Sends a request and waits for the beginning of its answer.
 * @param addresses those that were checked; the connection must lead to one of them
 * @param connectMs the time limit of the connection; without it, only the limit of the whole exchange applies
 */
export function responseTo(
  request: ClientRequest,
  body: string | Uint8Array | undefined,
  host: string,
  addresses: readonly string[],
  connectMs?: number,
): Promise<IncomingMessage> {
  return new Promise((receive, fail) => {
    const refuse = (error: OutgoingError) => {
      fail(error);
      request.destroy(error);
    };
    let provisional = 0;
    const refuseSwitch = () => refuse(new OutgoingError('invalid', `${host} switched to another protocol.`));
    // The status 101 without headers about the new protocol arrives as an answer.
    request.once('response', (response) => (response.statusCode === 101 ? refuseSwitch() : receive(response)));
    // Later errors end the response, which reports them.
    request.on('error', fail);
    // Node destroys a connection that switches protocols without any other event.
    request.once('upgrade', (_response, socket) => {
      socket.destroy();
      refuseSwitch();
    });
    request.on('information', () => {
      provisional += 1;
      if (provisional > MOST_PROVISIONAL)
        refuse(new OutgoingError('invalid', `${host} sent provisional answers without an end.`));
    });
    request.once('close', () => fail(new OutgoingError('unreachable', `${host} closed the connection.`)));
    const connectTimer =
      connectMs &&
      setTimeout(
        () =>
          refuse(
            new OutgoingError('timeout', `${host} did not accept a connection within ${connectMs / 1000} seconds.`),
          ),
        connectMs,
      );
    const stopConnectTimer = () => clearTimeout(connectTimer);
    request.once('close', stopConnectTimer);
    request.once('socket', (socket) => {
      socket.once('connect', () => {
        if (!addresses.some((address) => isSame(address, socket.remoteAddress)))
          refuse(new OutgoingError('refused', `${host} answered from an unchecked address.`));
      });
      socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', stopConnectTimer);
    });
    request.end(body);
  });
}

const isSame = (address: string, connected: string | undefined): boolean => {
  const plain = (text: string) => text.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (connected === undefined) return false;
  if (plain(address) === plain(connected)) return true;
  const asHost = (text: string) => URL.parse(`http://${isIP(text) === 6 ? `[${text}]` : text}`)?.hostname;
  return asHost(address) === asHost(connected);
};
