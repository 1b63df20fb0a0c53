import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pictureDataUrl } from '#features/access/pictures/server/service.ts';
import { programModules } from '#features/setup/program-settings/server/service.ts';
import { publicForm } from '#server/auth/throttle.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { type AppShortcut, appShortcutsOf } from '#server/extension-points/app-shortcuts.ts';
import { moduleOf } from '#server/flags/offered.ts';
import { isElsewhere } from '#server/hosts/admit-hosts.ts';
import type { Kernel } from '#server/kernel.ts';
import { forVisitor } from '#server/site/visitor.ts';
import { shareTarget } from '#shared/pages.ts';
import { isShown } from '#shared/program/shapes.ts';
import type { Static } from '#shared/schema.ts';
import { AppManifest, AppParams, AppQuery, type IconPurpose, IconQuery } from '../schema.ts';
import { appColor, appIcon } from './icon.ts';

interface Company {
  id: string;
  name: string;
  logo_url: string | null;
  favicon_url: string | null;
  primary_color: string | null;
}

type Params = Static<typeof AppParams>;

/** Phones read the manifest and its icons without the token of a session, so they show what the sign-in page shows. */
export function portalAppPlugin(api: FastifyInstance, kernel: Kernel): void {
  const tags = ['organizations'];

  api.get<{ Params: Params; Querystring: Static<typeof AppQuery> }>(
    '/public/portals/:slug/app.webmanifest',
    {
      config: publicForm,
      schema: {
        tags,
        summary: 'Get the manifest with which browsers install the app of a company',
        params: AppParams,
        querystring: AppQuery,
        response: { 200: AppManifest },
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      const { view = 'partner' } = request.query;
      const company = await companyOf(kernel, request, slug);
      const shortcuts = await shortcutsOf(kernel, request, company.id, appShortcutsOf(view));
      const icons = (['any', 'maskable'] as const).map((purpose) => iconOf(slug, purpose));
      const manifest: AppManifest = {
        id: `/?app=${slug}`,
        name: company.name,
        short_name: company.name.slice(0, 30).trim(),
        start_url: '/',
        scope: '/',
        display: 'standalone',
        theme_color: appColor(company.primary_color),
        background_color: '#fafaf9',
        icons,
        ...shareTargetOf(shortcuts),
        shortcuts: shortcuts.map(({ name, url }) => ({ name, url, icons: [icons[0]!] })),
      };
      // As text, because the reply would otherwise be plain JSON.
      return cached(reply).type('application/manifest+json; charset=utf-8').send(JSON.stringify(manifest));
    },
  );

  api.get<{ Params: Params; Querystring: Static<typeof IconQuery> }>(
    '/public/portals/:slug/app-icon.svg',
    {
      config: publicForm,
      schema: { tags, summary: 'Get the icon of the app of a company', params: AppParams, querystring: IconQuery },
    },
    async (request, reply) => {
      const { name, primary_color, favicon_url, logo_url } = await companyOf(kernel, request, request.params.slug);
      const picture =
        (await pictureDataUrl(kernel.files, favicon_url)) ?? (await pictureDataUrl(kernel.files, logo_url));
      const icon = appIcon({ name, color: primary_color, picture }, request.query.purpose ?? 'any');
      return cached(reply)
        .type('image/svg+xml')
        .header('content-security-policy', "default-src 'none'; img-src data:; sandbox")
        .send(icon);
    },
  );
}

const iconOf = (slug: string, purpose: IconPurpose) => ({
  src: `/api/public/portals/${slug}/app-icon.svg?purpose=${purpose}`,
  sizes: 'any',
  type: 'image/svg+xml',
  purpose,
});

/** Lets other apps share texts and files with the entry that takes them. */
function shareTargetOf(shortcuts: readonly AppShortcut[]): Pick<AppManifest, 'share_target'> {
  const accept = shortcuts.find(({ receives }) => receives)?.receives;
  if (!accept) return {};
  const params = { title: 'title', text: 'text', url: 'url', files: [{ name: 'files', accept: [...accept] }] };
  return { share_target: { action: shareTarget.action, method: 'POST', enctype: 'multipart/form-data', params } };
}

/** A new look arrives within the hour. */
const cached = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'public, max-age=3600');

/** @throws 404 for a company without a portal, and for another company than that of the host name */
async function companyOf({ system }: Kernel, request: FastifyRequest, slug: string): Promise<Company> {
  const [company] = await system.unscoped((tx) =>
    tx.rows<Company>(sql`
      select id, name, logo_url, favicon_url, primary_color from organizations
      where slug = ${slug} and status = 'active' and kind in ('vendor', 'both')`),
  );
  if (!company || isElsewhere(request, company.id)) throw notFound('This portal');
  return company;
}

/** Leaves out shortcuts to modules that are off or not part of the company's program. */
async function shortcutsOf(
  kernel: Kernel,
  request: FastifyRequest,
  organization_id: string,
  all: readonly AppShortcut[],
): Promise<AppShortcut[]> {
  const program = await forVisitor(kernel, request, organization_id, programModules);
  const offered: AppShortcut[] = [];
  for (const one of all) {
    const module = moduleOf('appShortcuts', one.key);
    if (!module || (isShown(module, program) && (await kernel.flags.reaches(module, organization_id))))
      offered.push(one);
  }
  return offered;
}
