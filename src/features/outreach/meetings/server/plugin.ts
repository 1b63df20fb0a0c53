import type { FastifyInstance } from 'fastify';
import { guess } from '#server/auth/guesses.ts';
import { publicForm } from '#server/auth/throttle.ts';
import { Call, scopeOf } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { IdParams } from '#server/http/action.ts';
import { disposition } from '#server/http/disposition.ts';
import type { Kernel } from '#server/kernel.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import { readFeed } from './calendar/feed.ts';
import { printPack } from './pack/pdf.ts';
import { readPack } from './pack/read.ts';

const tags = ['meetings'];
const FeedParams = closed({
  token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'the secret of the address' }),
});

/** The PDF of a pack, and the calendar that programs fetch without a session. */
export function meetingPlugin(api: FastifyInstance, kernel: Kernel): void {
  api.get<{ Params: Static<typeof IdParams> }>(
    '/meetings/:id/pack.pdf',
    {
      exposeHeadRoute: false,
      config: { can: 'meetings:view', modes: ['company', 'partner'], rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: { tags, security: [{ bearer: [] }], summary: 'Download the pack of a business review', params: IdParams },
    },
    async (request, reply) => {
      const { actor, params } = request;
      const { pack, title, region } = await kernel.db.transaction(scopeOf(actor, request.id), async (tx) => {
        const call = new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id: request.id });
        const row = await call.one<{ title: string; region: string }>(
          sql`
            select m.title, o.region from meetings m join organizations o on o.id = m.organization_id
            where m.organization_id = ${call.organization_id} and m.id = ${params.id}`,
          'This meeting',
        );
        return { pack: await readPack(call, params.id), ...row };
      });
      const bytes = await printPack(pack, {
        title,
        region,
        made_at: kernel.clock.now(),
        share: actor.organization_id,
      });
      return reply
        .headers({
          'content-disposition': disposition('attachment', `review-${pack.as_of}.pdf`),
          'cache-control': 'private, no-store',
        })
        .type('application/pdf')
        .send(Buffer.from(bytes));
    },
  );
  // Calendar programs send no headers of ours, so this address carries its secret (decision 99).
  api.get<{ Params: Static<typeof FeedParams> }>('/public/calendars/:token/meetings.ics', {
    config: publicForm,
    exposeHeadRoute: false,
    schema: {
      tags,
      summary: 'Read the calendar behind a secret address',
      params: FeedParams,
      response: { 200: Type.String() },
    },
    handler: async ({ params, ip }, reply) => {
      const text = await guess(kernel, { door: 'calendar', ip }, () => readFeed(kernel, params.token));
      return reply
        .headers({
          'content-disposition': disposition('attachment', 'meetings.ics'),
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        })
        .type('text/calendar; charset=utf-8')
        .send(text);
    },
  });
}
