import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageFor } from '#shared/pages.ts';
import { Refusal } from '../errors.ts';
import { allowScripts, writtenScripts } from './security-headers.ts';

/** What the page says of the screen at an address. */
interface Screen {
  files: readonly string[];
  /** What it asks for first, below `/api`, with the parts of the address in it: `partners/$id`. */
  asks?: string;
}

/**
 * The built web app: hashed files for ever, and one of its two pages for every address that is a screen. The page names the
 * files of that very screen too, so that they load beside the frame, and what it asks for first, so that the page can:
 * `src/web/page/screenFiles.ts` writes both down.
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
  const send = (reply: FastifyReply, { scripts, head, middle, tail }: Page, links = '', asks = '') => {
    allowScripts(reply, scripts);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send([head, asks, middle, links, tail].join(''));
  };

  const screens = JSON.parse(await readFile(join(dist, 'screens.json'), 'utf8')) as Record<string, Screen>;
  for (const [path, { files, asks }] of Object.entries(screens)) {
    const links = files.map(linkTo).join('');
    app.get<{ Params: Record<string, string> }>(path.replaceAll('$', ':'), hidden, ({ params }, reply) =>
      send(reply, pages['index.html'], links, asks && `/api/${filledIn(asks, params)}`),
    );
  }
  app.get('/*', hidden, (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (/^\/(api|assets)(\/|$)/.test(path)) throw new Refusal(404, `GET ${path} does not exist.`);
    return send(reply, pages[pageFor(path)]);
  });
}

/** Between its pieces stand what the screen asks for, and the files of the screen: its own are named after those. */
interface Page {
  head: string;
  middle: string;
  tail: string;
  scripts: string[];
}

async function readPage(path: string): Promise<Page> {
  const page = await readFile(path, 'utf8');
  const said = page.indexOf(ASKS);
  const asks = said < 0 ? 0 : said + ASKS.length - 1;
  const own = page.indexOf('<script type="module"');
  return {
    head: page.slice(0, asks),
    middle: page.slice(asks, own),
    tail: page.slice(own),
    scripts: writtenScripts(page),
  };
}

const ASKS = 'data-asks=""';

const filledIn = (address: string, params: Record<string, string>) =>
  address.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));

/** Starts the loading of a file of the screen with the page, in the words the page uses for its own. */
function linkTo(file: string): string {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${rel}" crossorigin href="/${file}">\n    `;
}
