import type { FastifyInstance } from 'fastify';
import { visitsOf } from '#features/referrals/referral-links/server/service.ts';
import { invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { ClickTracked, TrackClick } from '../schema.ts';
import { scriptRoute } from './track/script.ts';

/** Replaces the visitor's browser where the website does not report it. */
const ANY_BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

/** Receives visits that did not come through the short address, such as `?via=code` on the company's own website. */
export function trackingPlugin(api: FastifyInstance, kernel: Kernel): void {
  scriptRoute(api);
  api.post<{ Body: TrackClick }>(
    '/track/click',
    {
      config: { can: 'tracked_events:manage', modes: ['company'] },
      schema: {
        tags: ['tracked_events'],
        security: [{ bearer: [] }],
        summary: 'Report a click on a link that did not go through its short address',
        body: TrackClick,
        response: { 201: ClickTracked },
      },
    },
    async ({ actor, body, ip }, reply) => {
      const visits = visitsOf(kernel);
      const link = await visits.links.byCode(body.code.trim());
      // A code of another company counts as unknown.
      if (link?.organization_id !== actor.organization_id || link.status !== 'active')
        throw invalid({ code: ['is not an active link of your company'] });
      const url = body.url ? URL.parse(body.url) : null;
      const click = await visits.record(link, {
        method: 'GET',
        headers: { 'user-agent': body.user_agent ?? ANY_BROWSER, ...(body.referrer && { referer: body.referrer }) },
        ip: body.ip ?? ip,
        query: Object.fromEntries(url?.searchParams ?? []),
        hasVisitor: body.ip !== undefined,
      });
      return reply
        .code(201)
        .send({ click_id: click.id, verdict: click.verdict, partner_id: link.partner_id, link_id: link.id });
    },
  );
}
