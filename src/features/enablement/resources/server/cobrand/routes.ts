import type { FastifyInstance } from 'fastify';
import { Call, scopeOf } from '#server/call.ts';
import { IdParams } from '#server/http/action.ts';
import { disposition } from '#server/http/disposition.ts';
import type { Kernel } from '#server/kernel.ts';
import { closed, Id, type Static, Type } from '#shared/schema.ts';
import { refreshReader } from '../visibility.ts';
import { cobrandCopy, prepareCopy } from './cobrand.ts';

const Query = closed({
  /** The partner whose profile fills the areas, for the company. */
  partner_id: Type.Optional(Id),
});

/** The PDF with the partner's logo and texts. */
export function cobrandRoutes(api: FastifyInstance, kernel: Kernel): void {
  api.get<{ Params: Static<typeof IdParams>; Querystring: Static<typeof Query> }>(
    '/resources/:id/cobranded',
    {
      exposeHeadRoute: false,
      config: {
        can: 'resources:view',
        modes: ['company', 'partner'],
        rateLimit: { max: 30, timeWindow: '1 minute' },
      },
      schema: {
        tags: ['resources'],
        security: [{ bearer: [] }],
        summary: 'Download a PDF with the partner’s logo and contact details',
        params: IdParams,
        querystring: Query,
      },
    },
    async (request, reply) => {
      const { actor, params, query } = request;
      const prepared = await kernel.db.transaction(scopeOf(actor, request.id), async (tx) => {
        const call = new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id: request.id });
        await refreshReader(call);
        return prepareCopy(call, params.id, query.partner_id);
      });
      kernel.outbox.poke();
      const bytes = await cobrandCopy(kernel, prepared, request.actor.organization_id);
      return reply
        .headers({
          'content-disposition': disposition('attachment', prepared.file_name),
          'cache-control': 'private, no-store',
        })
        .type('application/pdf')
        .send(Buffer.from(bytes));
    },
  );
}
