import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors.ts';

/** The built web app: hashed files for ever, and its page for every address that is a screen. */
export async function pages(app: FastifyInstance, plugin: typeof files, dist: string): Promise<void> {
  await app.register(plugin, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const page = await readFile(join(dist, 'index.html'));
  app.get('/*', { schema: { hide: true } as object }, (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) {
      throw new Refusal(404, `GET ${request.url.split('?')[0]} does not exist.`);
    }
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}
