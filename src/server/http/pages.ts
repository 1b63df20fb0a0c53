import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageFor } from '#shared/pages.ts';
import { Refusal } from '../errors.ts';
import { allowScripts, writtenScripts } from './security-headers.ts';

/**
 * The built web app: hashed files for ever, and one of its two pages for every address that is a screen. The page names the
 * files of that very screen too, so that they load beside the frame: `src/web/page/screenFiles.ts` writes down which they are.
 */
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
    'index.html': await readPage(join(dist, 'index.html')),
    'public.html': await readPage(join(dist, 'public.html')),
  };
  const hidden = { schema: { hide: true } as object };
  const send = (reply: FastifyReply, { scripts, before, after }: Page, files: readonly string[] = []) => {
    allowScripts(reply, scripts);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send([before, ...files.map(linkTo), after].join(''));
  };

  const screens = JSON.parse(await readFile(join(dist, 'screens.json'), 'utf8')) as Record<string, string[]>;
  for (const [path, files] of Object.entries(screens)) {
    app.get(path.replaceAll('$', ':'), hidden, (_request, reply) => send(reply, pages['index.html'], files));
  }
  app.get('/*', hidden, (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (path.startsWith('/api/') || path.startsWith('/assets/')) throw new Refusal(404, `GET ${path} does not exist.`);
    return send(reply, pages[pageFor(path)]);
  });
}

interface Page {
  before: string;
  /** Its own files, which are named after those of the screen. */
  after: string;
  scripts: string[];
}

async function readPage(path: string): Promise<Page> {
  const page = await readFile(path, 'utf8');
  const own = page.indexOf('<script type="module"');
  return { before: page.slice(0, own), after: page.slice(own), scripts: writtenScripts(page) };
}

/** Starts the loading of a file of the screen with the page, in the words the page uses for its own. */
function linkTo(file: string): string {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${rel}" crossorigin href="/${file}">\n    `;
}
