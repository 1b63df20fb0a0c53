import type { FastifyInstance } from 'fastify';
import { publicForm } from '#server/auth/throttle.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { IdParams, NoContent } from '#server/http/action.ts';
import { send } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import { countPageFunnel } from './funnel.ts';

/** Registers the route that counts visitors who start to fill in the form of a page. */
export function partnerPagePlugin(api: FastifyInstance, kernel: Kernel): void {
  api.post<{ Params: Static<typeof IdParams> }>(
    '/public/partner_pages/:id/starts',
    {
      config: publicForm,
      schema: {
        tags: ['partner_pages'],
        summary: 'Count a started application',
        params: IdParams,
        response: NoContent,
      },
    },
    async (request, reply) => {
      const [page] = await kernel.system.unscoped((tx) =>
        tx.rows<{ id: string; organization_id: string }>(sql`
          select id, organization_id from partner_pages
          where id = ${request.params.id} and state = 'published' and archived_at is null`),
      );
      if (!page) throw notFound('This sign-up page');
      await countPageFunnel(kernel, page, 'starts');
      return send(reply, { status: 204 });
    },
  );
}
