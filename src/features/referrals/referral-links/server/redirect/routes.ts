import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Rates } from '#server/auth/budgets.ts';
import { networkOf } from '#server/auth/network.ts';
import { forwardMoved } from '#server/company-moves/forward-moved.ts';
import { listenTo } from '#server/db/listen.ts';
import { isElsewhere } from '#server/hosts/admit-hosts.ts';
import { locationOf } from '#server/http/disposition.ts';
import type { Kernel } from '#server/kernel.ts';
import type { SendMissing } from '#server/site/public-page.ts';
import { isReferralLinkOpen, type KnownLink } from './known-links.ts';
import { Visits } from './visits.ts';

/** Guessing codes is cut short; an office behind one address that follows real links is not. */
const MISSES_PER_MINUTE = 30;

const visitsOfKernel = new WeakMap<Kernel, Visits>();

/** The visits of this process: redirects and the tracking API write through one of them. */
export function visitsOf(kernel: Kernel): Visits {
  const known = visitsOfKernel.get(kernel) ?? new Visits(kernel);
  visitsOfKernel.set(kernel, known);
  return known;
}

/** `/r/{code}` and `/public/referral-links/{id}`: both lead to the destination. */
export function redirectRoutes(app: FastifyInstance, kernel: Kernel, sendMissing: SendMissing): void {
  const visits = visitsOf(kernel);
  const misses = new Rates();
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    stop = await listenTo(kernel.system.url, 'referral_links_changed', () => visits.links.forget());
  });
  app.addHook('onClose', async () => stop?.());

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { named, find }: { named: string; find: () => Promise<KnownLink | undefined> },
  ) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer-when-downgrade');
    const network = networkOf(request.ip);
    const now = kernel.clock.now();
    const link = await find();
    if (!link || isElsewhere(request, link.organization_id)) {
      const { left, seconds } = misses.take(network, MISSES_PER_MINUTE, now.getTime());
      if (left < 0)
        return reply
          .code(429)
          .header('retry-after', seconds)
          .type('text/plain; charset=utf-8')
          .send('Too many unknown links. Try again in a minute.');
      const company = await visits.links.companyOf(named);
      return (await forwardMoved(kernel, company, request, reply)) ?? sendMissing(request, reply);
    }
    if (!isReferralLinkOpen(link, now)) return reply.redirect(`/public/referral-links/${link.id}/closed`, 302);
    const { method, headers, ip, query } = request;
    return reply.redirect(
      locationOf(await visits.follow(link, { method, headers, ip, query: query as Record<string, unknown> })),
      302,
    );
  };
  const hidden = { schema: { hide: true } as object };
  app.get<{ Params: { code: string } }>('/r/:code', hidden, (request, reply) =>
    answer(request, reply, {
      named: request.params.code,
      find: () => visits.links.byCode(request.params.code),
    }),
  );
  app.get<{ Params: { id: string } }>('/public/referral-links/:id', hidden, (request, reply) =>
    answer(request, reply, { named: request.params.id, find: () => visits.links.byId(request.params.id) }),
  );
}
