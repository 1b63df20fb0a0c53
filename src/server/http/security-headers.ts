import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

const POLICY = 'content-security-policy';

/** Sends the restrictions for browsers, which are equal for all responses and built once. */
export function sendSecurityHeaders(
  app: FastifyInstance,
  given: { baseUrl: string; contentUrl?: string | null; connectTo: string[] },
): void {
  const headers = Object.entries({
    [POLICY]: [
      "default-src 'self'",
      "script-src 'self'",
      // Ant Design creates styles at run time; scripts remain strict.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https:",
      "font-src 'self' data:",
      // Videos of courses may be on other sites; packages run on their own origins.
      "media-src 'self' https:",
      ["frame-src 'self'", ...(given.contentUrl ? [given.contentUrl] : [])].join(' '),
      ["connect-src 'self'", ...given.connectTo].join(' '),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(given.baseUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  });
  app.addHook('onRequest', (_request, reply, done) => {
    // Set on the raw response, so that streams that bypass the reply have them too.
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}

/** API responses are personal, so proxies and browsers must not cache them unless a route allows it. */
export function disableCaching(api: FastifyInstance): void {
  api.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setHeader('cache-control', 'no-store');
    done();
  });
}

/** Hashes of the inline scripts, so that no other script can run. */
export function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(/<script(?: data-\w+="")?>(.*?)<\/script>/gs)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );
}

/** Lets pages of these origins show the current page in a frame. */
export function allowFrames(reply: FastifyReply, origins: readonly string[]): void {
  const policy = String(reply.getHeader(POLICY) ?? reply.raw.getHeader(POLICY));
  reply.header(POLICY, policy.replace("frame-ancestors 'none'", `frame-ancestors 'self' ${origins.join(' ')}`));
  reply.raw.removeHeader('x-frame-options');
  reply.raw.setHeader('cross-origin-resource-policy', 'cross-origin');
}

/** Allows these inline scripts of the current page. */
export function allowScripts(reply: FastifyReply, scripts: readonly string[]): void {
  const policy = String(reply.raw.getHeader(POLICY));
  reply.header(POLICY, policy.replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' ')));
}
