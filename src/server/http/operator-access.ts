import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { doesNotExist, Refusal } from '../errors.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Headers that proxies add. Any of them means that the client is on another machine. */
const FORWARDED = /^(x-forwarded-.*|x-real-ip|forwarded|via|cf-connecting-ip|true-client-ip)$/;

/**
 * Admits the operator's own programs: metrics reveal the load and failing routes, and certificates the names of customers.
 * If a token is set, it is required; otherwise only direct requests from this machine are answered.
 * @param setting the setting with the token
 * @throws 401 without the token, 404 from elsewhere
 */
export function requireOperatorAccess(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, setting }: { token: string | null; setting: string },
): void {
  if (token !== null) {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (timingSafeEqual(digest(given), digest(token))) return;
    reply.header('www-authenticate', 'Bearer');
    throw new Refusal(401, `Send the token in ${setting} as Authorization: Bearer.`);
  }
  if (!isFromHere(request.raw.socket.remoteAddress, request.headers)) throw doesNotExist(request);
}

/** The host is checked because a proxy on this machine may forward requests without adding headers. */
function isFromHere(address = '', headers: IncomingHttpHeaders): boolean {
  const peer = address.replace(/^::ffff:/, '');
  const host = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return (
    isLoopback(peer) &&
    (host === 'localhost' || isLoopback(host)) &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}

const isLoopback = (address: string) => loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');

/** Digests have equal length, as a comparison in constant time requires. */
const digest = (text: string) => createHash('sha256').update(text).digest();
