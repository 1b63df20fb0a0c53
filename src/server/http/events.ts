import type { FastifyInstance } from 'fastify';
import { viewAskedFor } from '../auth/routes.ts';
import type { Kernel } from '../kernel.ts';

const HEARTBEAT_MS = 25_000;

/** Live updates as server-sent events: `{"topic":"opportunities.updated","id":"..."}`, nothing about the rows themselves. */
export function eventStream(app: FastifyInstance, { outbox, identity }: Kernel): void {
  app.get(
    '/events',
    {
      config: { isForEverybody: true },
      // A stream without what it streams would only stay open.
      exposeHeadRoute: false,
      schema: {
        tags: ['live'],
        summary: 'What changes, as it changes (text/event-stream)',
        security: [{ bearer: [] }],
      },
    },
    (request, reply) => {
      const { organization_id, partner_id, own_only, session_id } = request.actor;
      reply.hijack();
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      reply.raw.write(': open\n\n');
      const stop = outbox.subscribe({
        organization_id,
        partner_id,
        // Whose row it was is not told to who may not see every partner's; the screens look for themselves.
        hear: ({ topic, id }) => reply.raw.write(`data: ${JSON.stringify({ topic, id: own_only ? null : id })}\n\n`),
      });
      const heartbeat = setInterval(() => {
        reply.raw.write(': still here\n\n');
        // A session also ends by its age, or while nobody could tell us; and its owner may be somebody else here by now.
        identity
          .principalOf(request.token)
          .then((principal) => {
            const now = identity.actorOf(principal, viewAskedFor(request));
            if (now.organization_id !== organization_id || now.partner_id !== partner_id || now.own_only !== own_only)
              end();
          })
          .catch(end);
      }, HEARTBEAT_MS);
      const stopWatching = identity.whenSessionEnds((ended) => ended === session_id && end());
      const end = () => {
        clearInterval(heartbeat);
        stop();
        stopWatching();
        open.delete(end);
        reply.raw.end();
      };
      open.add(end);
      request.raw.on('close', end);
    },
  );

  // Open streams would keep a stopping server waiting.
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of [...open]) end();
  });
}
