import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  contentOriginsOf,
  contentTypeOf,
  type PackageFile,
  packageFile,
  streamEntry,
} from '#features/enablement/courses/server/service.ts';
import { Call, scopeOf, systemActor } from '#server/call.ts';
import { doesNotExist } from '#server/errors.ts';
import { CONTENT_PATH, isHostOf } from '#server/http/content-origin.ts';
import type { Kernel } from '#server/kernel.ts';
import { SANDBOX } from '../../scorm-state.ts';
import { type OpenTicket, readScormTicket } from './ticket.ts';

/** Serves the page around a package, and the runtime API it calls. */
const require = createRequire(import.meta.url);
const own: Record<string, () => string> = {
  'play.html': () => readFileSync(new URL('./runtime/play.html', import.meta.url), 'utf8'),
  'play.js': () => readFileSync(new URL('./runtime/play.js', import.meta.url), 'utf8'),
  'scorm12.js': () => readFileSync(require.resolve('scorm-again/scorm12/min'), 'utf8'),
  'scorm2004.js': () => readFileSync(require.resolve('scorm-again/scorm2004/min'), 'utf8'),
};

/** Devices and browser features that no course needs. */
const DENIED = [
  'accelerometer',
  'bluetooth',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'local-fonts',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
].map((name) => `${name}=()`);

/** Packages can send learner data only to the websites that the course allows. */
function policyOf(allowed: readonly string[], product: string): string {
  const sources = ["'self' data: blob:", ...allowed].join(' ');
  return [
    `default-src ${sources} 'unsafe-inline' 'unsafe-eval'`,
    ...['img-src', 'media-src', 'font-src', 'frame-src', 'connect-src'].map((name) => `${name} ${sources}`),
    "object-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors 'self' ${product}`,
    `sandbox ${SANDBOX}`,
  ].join(';');
}

/**
 * Serves `/scorm/{ticket}/{path in the package}`, on the content host of its company only. `~` contains the product's
 * own files.
 */
export function scormRoutes(app: FastifyInstance, kernel: Kernel): void {
  const packages = new Map<string, PackageFile & { policy: string }>();
  const read = new Map<string, string>();

  const packageOf = async ({ file, course_id, version, organization_id, product }: OpenTicket) => {
    const key = `${file} ${version} ${product}`;
    const known = packages.get(key);
    if (known) return known;
    const actor = systemActor(organization_id);
    const found = await kernel.db.question(scopeOf(actor), async (tx) => {
      const call = new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing });
      const policy = policyOf(await contentOriginsOf(call, course_id, version), product);
      return { ...(await packageFile(call, file)), policy };
    });
    // Entries never become outdated, because neither a package nor a version of a course ever changes.
    if (packages.size >= 20) packages.delete(packages.keys().next().value!);
    packages.set(key, found);
    return found;
  };

  /** A page outside the frame could navigate anywhere, and a service worker could respond without the policy. */
  const isAlone = ({ headers }: FastifyRequest) =>
    headers['sec-fetch-dest'] === 'document' || headers['service-worker'] !== undefined;

  app.get<{ Params: { '*': string } }>(
    `${CONTENT_PATH}*`,
    { logLevel: 'warn', schema: { hide: true } as object },
    async (request, reply) => {
      const { contentUrl } = kernel.config;
      const [sealed = '', ...rest] = request.params['*'].split('/');
      const ticket = await readScormTicket(kernel, sealed, request.ip);
      if (!ticket || !contentUrl || isAlone(request)) throw doesNotExist(request);
      if (!isHostOf(request.hostname, contentUrl, ticket.organization_id)) throw doesNotExist(request);
      const { key, entries, policy } = await packageOf(ticket);
      const send = (path: string, body: unknown) => {
        reply.raw.removeHeader('x-frame-options');
        return reply
          .headers({
            'content-type': contentTypeOf(path) ?? 'application/octet-stream',
            'content-security-policy': policy,
            'permissions-policy': DENIED.join(', '),
            'cross-origin-resource-policy': 'same-origin',
            'referrer-policy': 'no-referrer',
            'cache-control': 'private, max-age=3600',
          })
          .send(body);
      };
      if (rest[0] === '~') {
        const name = rest.slice(1).join('/');
        if (!Object.hasOwn(own, name)) throw doesNotExist(request);
        const { product } = ticket;
        let text = read.get(`${name} ${product}`);
        if (text === undefined) {
          text = own[name]!().replaceAll('{{origin}}', product);
          read.set(`${name} ${product}`, text);
        }
        return send(name, text);
      }
      const path = rest.join('/');
      if (!Object.hasOwn(entries, path)) throw doesNotExist(request);
      return send(path, await streamEntry(kernel.documents, key, entries[path]!));
    },
  );
}
