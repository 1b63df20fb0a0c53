import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageFor, shareTarget } from '#shared/pages.ts';
import { Refusal } from '../errors.ts';
import type { CompanyHosts } from '../hosts/company-hosts.ts';
import { escapeHtml } from '../site/document.ts';
import { allowScripts, inlineScriptHashes } from './security-headers.ts';

/** The files and requests that the page includes for the screen at an address. */
interface Screen {
  files: readonly string[];
  /** The screen's first request below `/api`, with parameters of the address: `partners/$id`. */
  asks?: string;
  /** The first request if `?queue=` names another kind of record. */
  kinds?: Record<string, string>;
}

/**
 * Serves the built web app: hashed files, cached forever, and one of two pages for every screen address. The page lists
 * the files of the screen, so that they load in parallel, and the screen's first request, so that the page can send it;
 * `src/web/page/screenFiles.ts` writes both.
 * @param hosts the host names of companies, whose sign-in pages name them
 */
export async function servePages(
  app: FastifyInstance,
  dist: string,
  hosts?: Pick<CompanyHosts, 'slugOf'>,
): Promise<void> {
  await app.register(files, {
    root: dist,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      if (path.includes('/embed/')) for (const [name, value] of Object.entries(EMBEDDED)) reply.header(name, value);
      else
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
  for (const [path, { files, asks: first, kinds = {} }] of Object.entries(screens)) {
    const links = files.map(linkTo).join('');
    app.get<{ Params: Record<string, string>; Querystring: { queue?: unknown } }>(
      path.replaceAll('$', ':'),
      hidden,
      ({ params, query: { queue } }, reply) => {
        const asks = typeof queue === 'string' && Object.hasOwn(kinds, queue) ? kinds[queue] : first;
        return send(reply, pages['index.html'], links, asks && `/api/${filledIn(asks, params)}`);
      },
    );
  }
  // The worker of the app receives shares; a browser that lost it is told so. Nothing of the request is read.
  app.post(shareTarget.action, {
    ...hidden,
    onRequest: async (_request, reply) => reply.redirect(`${shareTarget.screen}?shared=failed`, 303),
    handler: () => {},
  });
  app.get('/*', hidden, (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (NO_PAGES.test(path)) throw new Refusal(404, `GET ${path} does not exist.`);
    const { host_organization_id: company } = request;
    const slug = company ? hosts?.slugOf(company) : null;
    // The sign-in page shows the company without another request.
    return send(reply, pages[pageFor(path)], slug ? `<meta name="portal" content="${escapeHtml(slug)}">\n    ` : '');
  });
}

/** Pages of other sites load these scripts, whose names stay the same. */
const EMBEDDED = {
  'cache-control': 'public, max-age=300',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** Programs look for documents here, and read a page as one of them. */
const NO_PAGES = /^\/(api|assets|embed|mcp)(\/|$)|\/\.well-known(\/|$)/;

/** The parts of a page, between which the screen's request and files are inserted: its own files come first. */
interface Page {
  head: string;
  middle: string;
  tail: string;
  scripts: string[];
}

async function readPage(path: string): Promise<Page> {
  const page = await readFile(path, 'utf8');
  const position = page.indexOf(ASKS);
  const asks = position < 0 ? 0 : position + ASKS.length - 1;
  const own = page.indexOf('<script type="module"');
  return {
    head: page.slice(0, asks),
    middle: page.slice(asks, own),
    tail: page.slice(own),
    scripts: inlineScriptHashes(page),
  };
}

const ASKS = 'data-asks=""';

const filledIn = (address: string, params: Record<string, string>) =>
  address.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));

/** Preloads a file of the screen, with the same attributes as the page's own files. */
function linkTo(file: string): string {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${rel}" crossorigin href="/${file}">\n    `;
}
