import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type PackageFile, packageFile, streamEntry } from '#features/enablement/courses/server/service.ts';
import { Call, scopeOf, systemActor } from '#server/call.ts';
import { doesNotExist } from '#server/errors.ts';
import { CONTENT_PATH } from '#server/http/content-origin.ts';
import type { Kernel } from '#server/kernel.ts';
import { readTicket } from './ticket.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.htm': 'text/html; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xhtml': 'application/xhtml+xml',
  '.xml': 'application/xml',
};

/** The page around a package, and the run-time interface it talks to. */
const require = createRequire(import.meta.url);
const own: Record<string, () => string> = {
  'play.html': () => readFileSync(new URL('./runtime/play.html', import.meta.url), 'utf8'),
  'play.js': () => readFileSync(new URL('./runtime/play.js', import.meta.url), 'utf8'),
  'scorm12.js': () => readFileSync(require.resolve('scorm-again/scorm12/min'), 'utf8'),
  'scorm2004.js': () => readFileSync(require.resolve('scorm-again/scorm2004/min'), 'utf8'),
};

/** `/scorm/{ticket}/{path in the package}`, on the content origin only. `~` holds our own files. */
export function scormRoutes(app: FastifyInstance, kernel: Kernel): void {
  const packages = new Map<string, PackageFile>();
  const read = new Map<string, string>();
  const policy = [
    "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob: https:",
    "frame-src 'self' data: blob: https:",
    // What learners do is not sent anywhere else.
    "connect-src 'self' data: blob:",
    "form-action 'self'",
    `frame-ancestors 'self' ${new URL(kernel.config.baseUrl).origin}`,
  ].join(';');

  const fileOf = async (ticket: { file: string; organization_id: string }): Promise<PackageFile> => {
    const known = packages.get(ticket.file);
    if (known) return known;
    const actor = systemActor(ticket.organization_id);
    const found = await kernel.db.question(scopeOf(actor), (tx) =>
      packageFile(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing }), ticket.file),
    );
    // A package never changes under its id.
    if (packages.size >= 20) packages.delete(packages.keys().next().value!);
    packages.set(ticket.file, found);
    return found;
  };

  const send = (reply: FastifyReply, path: string, body: unknown) => {
    reply.raw.removeHeader('x-frame-options');
    return reply
      .headers({
        'content-type': types[extname(path).toLowerCase()] ?? 'application/octet-stream',
        'content-security-policy': policy,
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, max-age=3600',
      })
      .send(body);
  };

  app.get<{ Params: { '*': string } }>(
    `${CONTENT_PATH}*`,
    { logLevel: 'warn', schema: { hide: true } as object },
    async (request, reply) => {
      const [sealed = '', ...rest] = request.params['*'].split('/');
      const ticket = await readTicket(kernel, sealed);
      if (!ticket) throw doesNotExist(request);
      if (rest[0] === '~') {
        const name = rest.slice(1).join('/');
        if (!Object.hasOwn(own, name)) throw doesNotExist(request);
        let text = read.get(name);
        if (text === undefined) {
          text = own[name]!().replaceAll('{{origin}}', new URL(kernel.config.baseUrl).origin);
          read.set(name, text);
        }
        return send(reply, name, text);
      }
      const { key, entries } = await fileOf(ticket);
      const path = rest.join('/');
      if (!Object.hasOwn(entries, path)) throw doesNotExist(request);
      return send(reply, path, await streamEntry(kernel.documents, key, entries[path]!));
    },
  );
}
