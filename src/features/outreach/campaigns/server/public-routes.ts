import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { sql } from '#server/db/sql.ts';
import { isElsewhere } from '#server/hosts/admit-hosts.ts';
import { locationOf } from '#server/http/disposition.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Kernel } from '#server/kernel.ts';
import type { SendMissing } from '#server/site/public-page.ts';
import { isId } from '#shared/ids.ts';
import { recordCampaignEvent } from './events.ts';
import { isTrackingToken } from './tokens.ts';

/** A person does not read an email and click within this time; mail scanners do. */
const SCAN_MS = 3_000;
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

type Query = { r?: unknown; token?: unknown };

/**
 * Tracked links and opens. A link leads only to the address that is stored for its campaign, whatever the rest of the
 * request contains; the token decides only whether the click counts.
 */
export function trackingRoutes(app: FastifyInstance, kernel: Kernel, sendMissing: SendMissing): void {
  const hidden = { schema: { hide: true } as object };
  app.get<{ Params: { id: string }; Querystring: Query }>('/public/email-links/:id', hidden, async (request, reply) => {
    const { id } = request.params;
    const [link] = isId(id)
      ? await kernel.system.unscoped((tx) =>
          tx.rows<{ organization_id: string; url: string }>(
            sql`select organization_id, url from email_campaign_links where id = ${id}`,
          ),
        )
      : [];
    plain(reply);
    if (!link || isElsewhere(request, link.organization_id)) return sendMissing(request, reply);
    const minute = Math.floor(kernel.clock.now().getTime() / 60_000);
    await track(kernel, request, link.organization_id, {
      kind: 'click',
      what: id,
      source_key: `click:${id}:${minute}`,
    });
    return reply.redirect(locationOf(link.url), 302);
  });
  app.get<{ Params: { id: string }; Querystring: Query }>('/public/email-opens/:id', hidden, async (request, reply) => {
    const { id } = request.params;
    const { token } = request.query;
    plain(reply);
    if (isId(id) && typeof token === 'string' && isTrackingToken(kernel.sealing, id, 'open', token)) {
      const [found] = await kernel.system.unscoped((tx) =>
        tx.rows<{ organization_id: string }>(
          sql`select organization_id from email_campaign_recipients where id = ${id}`,
        ),
      );
      const day = kernel.clock.now().toISOString().slice(0, 10);
      if (found)
        await track(
          kernel,
          request,
          found.organization_id,
          { kind: 'open', what: 'open', source_key: `open:${day}` },
          id,
        );
    }
    reply.raw.setHeader('cross-origin-resource-policy', 'cross-origin');
    return reply.type('image/gif').send(GIF);
  });
}

function plain(reply: FastifyReply): void {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
}

/** Counts a click or an open. A failure must not keep the reader from the page. */
async function track(
  kernel: Kernel,
  request: FastifyRequest,
  organization_id: string,
  { kind, what, source_key }: { kind: 'click' | 'open'; what: string; source_key: string },
  recipient = (request.query as Query).r,
): Promise<void> {
  const { token } = request.query as Query;
  if (typeof recipient !== 'string' || !isId(recipient) || typeof token !== 'string') return;
  if (!isTrackingToken(kernel.sealing, recipient, what, token)) return;
  try {
    const job = await jobFor(kernel, organization_id);
    await job.within(async (call) => {
      const sent = await call.maybe<{ sent_at: string | null }>(sql`
        select sent_at from email_campaign_recipients
        where organization_id = ${call.organization_id} and id = ${recipient}`);
      if (!sent) return;
      const age = sent.sent_at ? call.now().getTime() - new Date(sent.sent_at).getTime() : Number.POSITIVE_INFINITY;
      const is_machine = isMachine(request) || (kind === 'click' && age < SCAN_MS);
      await recordCampaignEvent(call, {
        recipient_id: recipient,
        kind,
        is_machine,
        // People and machines count apart, so that a scanner does not hide the click that follows.
        source_key: is_machine ? `machine:${source_key}` : source_key,
        ...(kind === 'click' && { link_id: what }),
      });
    });
  } catch (error) {
    kernel.failures.note(
      { kind: 'request', place: 'campaigns.track', request_id: request.id, company_id: organization_id, user_id: null },
      error,
    );
  }
}

function isMachine({ method, headers }: FastifyRequest): boolean {
  const agent = headers['user-agent'] ?? '';
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  return method === 'HEAD' || agent === '' || isbot(agent) || /prefetch|preview|prerender/i.test(purpose);
}
