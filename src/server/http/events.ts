import type { FastifyInstance } from 'fastify';
import { allows } from '#shared/permissions.ts';
import { viewAskedFor } from '../auth/routes.ts';
import { conflict } from '../errors.ts';
import type { Kernel } from '../kernel.ts';

const HEARTBEAT_MS = 25_000;
/** What is kept for a reader who does not read; it comes back by itself and reads anew. */
const MOST_KEPT_BYTES = 1_000_000;
/** Windows of one session. */
const MOST_STREAMS = 30;

/** Who somebody is, and what they may see, follows from these. */
const decides = /^(memberships|roles|organizations)\./;

/**
 * Live updates as server-sent events: `{"topic":"opportunities.updated","id":"..."}`, nothing about the rows themselves, and their
 * ids to those only who see all of the kind. */
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
      /** @throws when the session is over, or its owner somebody else here by now */
      const actorNow = async () => {
        const now = identity.actorOf(await identity.principalOf(request.token), viewAskedFor(request));
        if (now.organization_id !== organization_id || now.partner_id !== partner_id || now.own_only !== own_only)
          throw conflict('Listen again.');
        return now;
      };
      const waiting: { topic: string; id: string | null }[] = [];
      let isTelling = false;
      const tell = async () => {
        if (isTelling) return;
        isTelling = true;
        while (waiting.length > 0) {
          // What comes while this is asked is asked about anew.
          const batch = waiting.splice(0);
          const { permissions } = await actorNow();
          if (!open.has(end)) return;
          if (reply.raw.writableLength > MOST_KEPT_BYTES) {
            end();
            reply.raw.destroy();
            return;
          }
          for (const { topic, id } of batch) {
            // Which row it was is told to who sees all of its kind; others' screens look for themselves.
            const seesAll = partner_id === null && !own_only && allows(permissions, topic.split('.')[0]!, 'view');
            reply.raw.write(`data: ${JSON.stringify({ topic, id: seesAll ? id : null })}\n\n`);
          }
        }
        isTelling = false;
      };
      const stop = outbox.subscribe({
        organization_id,
        partner_id,
        hear: (event) => {
          waiting.push(event);
          // The word that people changed may come after what they changed; nothing that follows is told by what was before.
          if (decides.test(event.topic) || (partner_id !== null && event.topic.startsWith('partners.')))
            identity.forget();
          tell().catch(() => end());
        },
      });
      const heartbeat = setInterval(() => {
        reply.raw.write(': still here\n\n');
        // Where nothing happens nothing else would end it.
        actorNow().catch(() => end());
      }, HEARTBEAT_MS);
      const stopWatching = identity.whenSessionEnds((ended) => ended === session_id && end());
      const end = () => {
        clearInterval(heartbeat);
        stop();
        stopWatching();
        open.delete(end);
        reply.raw.end();
      };
      const [longest, ...others] = [...open].filter(([, owner]) => owner === session_id);
      if (longest && others.length + 1 >= MOST_STREAMS) longest[0]();
      open.set(end, session_id);
      request.raw.on('close', end);
      // Whoever reads now, having heard that it is open, hears of everything after that. While the database is away it is not.
      outbox
        .isFollowing()
        .then(() => open.has(end) && reply.raw.write(': open\n\n'))
        .catch(() => end());
    },
  );

  // Open streams would keep a stopping server waiting.
  const open = new Map<() => void, string | null>();
  app.addHook('preClose', async () => {
    for (const end of [...open.keys()]) end();
  });
}
