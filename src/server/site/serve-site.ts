import { createHash } from 'node:crypto';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Area } from '#shared/access/areas.ts';
import { sitePrefixes } from '#shared/pages.ts';
import type { ServerFeature } from '../feature.ts';
import { flagOf } from '../flags/modules.ts';
import { allowFrames, allowScripts } from '../http/security-headers.ts';
import type { Kernel } from '../kernel.ts';
import { pageBrandOf } from './brand.ts';
import { documentOf, escapeHtml, THEME_SCRIPT } from './document.ts';
import type { PublicPage, PublicView } from './public-page.ts';
import type { SiteRenderer } from './renderer.ts';

type Feature = ServerFeature & { area: Area };

const THEME_HASH = `'sha256-${createHash('sha256').update(THEME_SCRIPT).digest('base64')}'`;
const NOT_FOUND: PublicView['head'] = { title: 'Page not found', isHidden: true };
const hidden = { schema: { hide: true } as object };

/**
 * Serves the pages for visitors without a login, which are rendered here and become interactive in the browser.
 * @param dist the folder of the built pages; undefined in tests
 */
export async function serveSite(
  app: FastifyInstance,
  kernel: Kernel,
  features: readonly Feature[],
  renderer: SiteRenderer,
  dist?: string,
): Promise<void> {
  if (dist)
    await app.register(files, {
      root: join(dist, 'site'),
      prefix: '/site/',
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
  for (const feature of features)
    for (const page of feature.publicPages ?? []) servePage(app, kernel, renderer, features, feature, page);
  for (const { path, text } of features.flatMap(({ publicScripts = [] }) => publicScripts))
    serveScript(app, path, text);
  serveSitemap(app, kernel, features);
}

/** Serves a script that other sites load, so it is not bound to this origin. */
function serveScript(app: FastifyInstance, path: string, text: string): void {
  app.get(path, { ...hidden, config: { isPublic: true } }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' })
      .send(text),
  );
}

function servePage(
  app: FastifyInstance,
  kernel: Kernel,
  renderer: SiteRenderer,
  features: readonly Feature[],
  feature: Feature,
  { path, page, load }: PublicPage,
): void {
  if (!sitePrefixes.some((prefix) => path.startsWith(prefix)))
    throw new Error(`${path} does not start with one of the prefixes in src/shared/pages.ts.`);
  const flag = flagOf(feature, features);
  const name = `${feature.area}/${feature.name}`;
  const config = { isPublic: true, rateLimit: { max: 600, timeWindow: '1 minute' } };
  app.get(path, { ...hidden, config }, async (request, reply) => {
    const view = await load(kernel, request);
    if (!view || (flag && !(await kernel.flags.reaches(flag.key, view.organization_id)))) return sendNotFound(reply);
    const company = await pageBrandOf(kernel, view.organization_id);
    if (!company) return sendNotFound(reply);
    const data = { feature: name, page, props: view.props };
    const html = documentOf({
      head: view.head,
      url: `${kernel.config.baseUrl}${request.url.split('?')[0]}`,
      baseUrl: kernel.config.baseUrl,
      brand: company,
      css: renderer.styles(company),
      markup: await renderer.render(data),
      data,
      files: renderer.filesOf(name),
    });
    allowScripts(reply, [THEME_HASH]);
    if (view.frames?.length) allowFrames(reply, view.frames);
    return sendHtml(reply.code(view.status ?? 200), html);
  });
}

const sendHtml = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);

/** Answers equally for pages that never existed and pages that visitors may not see. */
function sendNotFound(reply: FastifyReply): FastifyReply {
  const text = 'Sorry, the page you visited does not exist.';
  return sendHtml(
    reply.code(404),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${NOT_FOUND.title}</title></head>
<body style="font:16px/26px system-ui,sans-serif;margin:15vh auto;padding:0 20px;max-width:480px"><h1>404</h1><p>${text}</p></body></html>`,
  );
}

function serveSitemap(app: FastifyInstance, kernel: Kernel, features: readonly Feature[]): void {
  const { baseUrl } = kernel.config;
  app.get('/sitemap.xml', hidden, async (_request, reply) => {
    const paths = await Promise.all(features.map(({ sitemap }) => sitemap?.(kernel) ?? []));
    const entries = paths.flat().map((path) => `<url><loc>${escapeHtml(baseUrl + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>`,
      );
  });
  app.get('/robots.txt', hidden, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`User-agent: *\nDisallow: /api/\nSitemap: ${baseUrl}/sitemap.xml\n`),
  );
}
