import { createHash } from 'node:crypto';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Area } from '#shared/access/areas.ts';
import { sitePrefixes } from '#shared/pages.ts';
import { languageOfTag } from '#shared/text/languages.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import { forwardMoved } from '../company-moves/forward-moved.ts';
import { doesNotExist, Refusal } from '../errors.ts';
import type { ServerFeature } from '../feature.ts';
import { flagOf } from '../flags/modules.ts';
import { isElsewhere } from '../hosts/admit-hosts.ts';
import { allowFrames, allowScripts } from '../http/security-headers.ts';
import type { Kernel } from '../kernel.ts';
import { brandOf, type PageBrand, pageBrandOf } from './brand.ts';
import { documentOf, escapeHtml, THEME_SCRIPT } from './document.ts';
import type { PageHead, PublicPage, PublicView } from './public-page.ts';
import type { SiteRenderer } from './renderer.ts';
import { texts } from './texts.ts';

type Feature = ServerFeature & { area: Area };

const THEME_HASH = `'sha256-${createHash('sha256').update(THEME_SCRIPT).digest('base64')}'`;
/** The look of pages that belong to no company. */
const PRODUCT: PageBrand = {
  name: 'Tandem',
  logo_url: null,
  preview_url: null,
  primary_color: null,
  font: 'inter',
  favicon_url: null,
};
/** The pages of the shell in the renderer, see `src/web/site/load-page.ts`. */
const SHELL = 'site';
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
  // These prefixes are for pages only, so that a mistyped address never opens the application.
  for (const prefix of sitePrefixes)
    app.get(`${prefix}*`, hidden, (request, reply) =>
      sendNotFound(kernel, renderer, request, reply, request.host_organization_id),
    );
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
  { path, page, load, companyOf }: PublicPage,
): void {
  if (!sitePrefixes.some((prefix) => path.startsWith(prefix)))
    throw new Error(`${path} does not start with one of the prefixes in src/shared/pages.ts.`);
  const flag = flagOf(feature, features);
  const name = `${feature.area}/${feature.name}`;
  const config = { isPublic: true, rateLimit: { max: 600, timeWindow: '1 minute' } };
  app.get(path, { ...hidden, config }, async (request, reply) => {
    const view = await load(kernel, request).catch(absentIfMoved);
    const company =
      view &&
      !isElsewhere(request, view.organization_id) &&
      (!flag || (await kernel.flags.reaches(flag.key, view.organization_id)))
        ? await pageBrandOf(kernel, view.organization_id)
        : undefined;
    if (!view || !company) {
      const owner = request.host_organization_id ?? (await companyOf(kernel, request));
      return (
        (await forwardMoved(kernel, owner, request, reply)) ?? sendNotFound(kernel, renderer, request, reply, owner)
      );
    }
    return sendPage(renderer, request, reply.code(view.status ?? 200), {
      address: kernel.hosts.addressOf(view.organization_id),
      brand: company,
      head: view.head,
      data: { feature: name, page, props: view.props },
      frames: view.frames,
    });
  });
}

/** The data of a company that has moved cannot be read here. */
function absentIfMoved(error: unknown): null {
  if (error instanceof Refusal && error.statusCode === 421) return null;
  throw error;
}

async function sendPage(
  renderer: SiteRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    address,
    brand,
    head,
    data,
    frames = [],
  }: {
    /** The address of the company of the page. */
    address: string;
    brand: PageBrand;
    head: PageHead;
    data: Parameters<SiteRenderer['render']>[0];
    frames?: PublicView['frames'];
  },
): Promise<FastifyReply> {
  const language = head.lang ? (languageOfTag(head.lang) ?? head.lang) : readerLanguage();
  if (!head.lang) reply.header('vary', 'Accept-Language');
  allowScripts(reply, [THEME_HASH]);
  if (frames.length > 0) allowFrames(reply, frames);
  return sendHtml(
    reply,
    documentOf({
      head,
      language,
      url: `${address}${request.url.split('?')[0]}`,
      baseUrl: address,
      brand,
      css: renderer.styles(brand),
      markup: await renderer.render(data, language),
      data,
      files: renderer.filesOf(data.feature, language),
    }),
  );
}

const sendHtml = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);

/**
 * Answers equally for pages that never existed and pages that visitors may not see, in the brand of the company that
 * the address names.
 */
export async function sendNotFound(
  kernel: Kernel,
  renderer: SiteRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
  organization_id: string | null,
): Promise<FastifyReply> {
  const company = organization_id ? await pageBrandOf(kernel, organization_id) : undefined;
  return sendPage(renderer, request, reply.code(404), {
    address: kernel.hosts.addressOf(organization_id),
    brand: company ?? PRODUCT,
    head: { title: company ? `${texts.pageNotFound} · ${company.name}` : texts.pageNotFound, isHidden: true },
    data: {
      feature: SHELL,
      page: 'not-found',
      props: { brand: company ? await brandOf(kernel, organization_id!) : null },
    },
  });
}

function serveSitemap(app: FastifyInstance, kernel: Kernel, features: readonly Feature[]): void {
  const { baseUrl } = kernel.config;
  app.get('/sitemap.xml', hidden, async (request, reply) => {
    // It lists the pages of all companies.
    if (request.host_organization_id) throw doesNotExist(request);
    const paths = await Promise.all(features.map(({ sitemap }) => sitemap?.(kernel) ?? []));
    const entries = paths.flat().map((path) => `<url><loc>${escapeHtml(baseUrl + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>`,
      );
  });
  app.get('/robots.txt', hidden, ({ host_organization_id }, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\n${host_organization_id ? '' : `Sitemap: ${baseUrl}/sitemap.xml\n`}`),
  );
}
