import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pageFor } from '#shared/pages.ts';
import { Refusal } from '../errors.ts';

/** The built web app: hashed files for ever, and one of its two pages for every address that is a screen. */
export async function servePages(app: FastifyInstance, dist: string): Promise<void> {
  await app.register(files, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const pages = {
    'index.html': await readFile(join(dist, 'index.html')),
    'public.html': await readFile(join(dist, 'public.html')),
  };
  app.get('/*', { schema: { hide: true } as object }, (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (path.startsWith('/api/') || path.startsWith('/assets/')) throw new Refusal(404, `GET ${path} does not exist.`);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(pages[pageFor(path)]);
  });
}
