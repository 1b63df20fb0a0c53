import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

const POLICY = 'content-security-policy';

/** What a browser must not do with our answers. The same for each of them, so it is written down once. */
export function sendSecurityHeaders(app: FastifyInstance, given: { baseUrl: string; connectTo: string[] }): void {
  const headers = Object.entries({
    [POLICY]: [
      "default-src 'self'",
      "script-src 'self'",
      // Ant Design writes its styles at run time; scripts stay strict.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https:",
      "font-src 'self' data:",
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
    // On the answer itself, so that streams which bypass the reply have them too.
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}

/** What the API answers is one person's: no cache on the way or in the browser keeps it, unless a route says so. */
export function keepNoAnswers(api: FastifyInstance): void {
  api.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setHeader('cache-control', 'no-store');
    done();
  });
}

/** The scripts written into a page, as the policy names them: by what they say, so that no other can stand there. */
export function writtenScripts(page: string): string[] {
  return [...page.matchAll(/<script(?: data-\w+="")?>(.*?)<\/script>/gs)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );
}

/** Lets the browser run these scripts of the page that is being answered. */
export function allowScripts(reply: FastifyReply, scripts: readonly string[]): void {
  const policy = String(reply.raw.getHeader(POLICY));
  reply.header(POLICY, policy.replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' ')));
}
