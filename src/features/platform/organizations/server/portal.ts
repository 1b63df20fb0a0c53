import type { FastifyInstance } from 'fastify';
import { publicForm } from '#server/auth/throttle.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { isElsewhere } from '#server/hosts/admit-hosts.ts';
import type { Kernel } from '#server/kernel.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { Portal } from '../schema.ts';

type FindApplicationPath = (kernel: Kernel, organization_id: string) => Promise<string | null>;
let applicationPath: FindApplicationPath = async () => null;

/** Tells where a firm applies to become a partner of a company; the feature with that page declares it. */
export function defineApplicationPath(find: FindApplicationPath): void {
  applicationPath = find;
}

const SlugParams = closed({
  slug: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,62}$', description: 'the short name' }),
});

/** The look of the sign-in page for partners of a company: what its other public pages show, too. */
export function portalPlugin(api: FastifyInstance, kernel: Kernel): void {
  const { system } = kernel;
  api.get<{ Params: Static<typeof SlugParams> }>('/public/portals/:slug', {
    config: publicForm,
    schema: {
      tags: ['organizations'],
      summary: 'Get the brand of a company for its sign-in page',
      params: SlugParams,
      response: { 200: Portal },
    },
    handler: async (request) => {
      const [portal] = await system.unscoped((tx) =>
        tx.rows<Omit<Portal, 'application_path'> & { id: string }>(sql`
          select id, name, logo_url, cover_url, primary_color, font, favicon_url, 'https://' || domain as website,
            privacy_url, imprint_url from organizations
          where slug = ${request.params.slug} and status = 'active' and kind in ('vendor', 'both')`),
      );
      if (!portal || isElsewhere(request, portal.id)) throw notFound('This portal');
      const { id, ...look } = portal;
      return { ...look, application_path: await applicationPath(kernel, id) };
    },
  });
}
