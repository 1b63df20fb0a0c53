import type { FastifyInstance } from 'fastify';
import { allows } from '#shared/access/permissions.ts';
import { type Static, Type } from '#shared/schema.ts';
import { requestedView } from '../auth/routes.ts';
import { conflict } from '../errors.ts';
import type { Listener } from '../jobs/outbox.ts';
import type { Kernel } from '../kernel.ts';

const HEARTBEAT_MS = 25_000;
/** The buffer for a slow reader, in bytes; when it is full, the reader reconnects and reloads. */
const MOST_KEPT_BYTES = 1_000_000;
/** The number of open streams of one person, in all browsers; another one ends the oldest. */
const MOST_STREAMS = 8;

const Opening = Type.Object({
  since: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description:
        'Also send the changes since then (`read_at` of the session). The topic `*` says that they are not known, and that anything may have changed',
    }),
  ),
});

const ANYTHING = { topic: '*', id: null };

/** Changes that can affect the caller's memberships, rights and modules. */
const decides = /^(memberships|roles|organizations|session)\./;

/**
 * Live updates as server-sent events: `{"topic":"opportunities.updated","id":"..."}`, without row data, and with ids
 * only for users who see all rows of the kind.
 */
export function eventStream(app: FastifyInstance, { outbox, identity, db: { replica } }: Kernel): void {
  app.get<{ Querystring: Static<typeof Opening> }>(
    '/events',
    {
      config: { isForEverybody: true, isStream: true },
      // A HEAD request would keep a stream open that never sends events.
      exposeHeadRoute: false,
      schema: {
        tags: ['live'],
        summary: 'Stream changes as they happen (text/event-stream)',
        security: [{ bearer: [] }],
        querystring: Opening,
      },
    },
    (request, reply) => {
      const { organization_id, partner_id, own_only, session_id, user_id } = request.actor;
      reply.hijack();
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      /** @throws when the session has ended, or its owner's rights have changed */
      const actorNow = async () => {
        const now = identity.actorOf(await identity.principalOf(request.token), requestedView(request));
        if (now.organization_id !== organization_id || now.partner_id !== partner_id || now.own_only !== own_only)
          throw conflict('Connect again.');
        return now;
      };
      const waiting: { topic: string; id: string | null }[] = [];
      let isTelling = false;
      const tell = async () => {
        if (isTelling) return;
        isTelling = true;
        while (waiting.length > 0) {
          // Events that arrive during this check are checked again.
          const batch = waiting.splice(0);
          const { permissions } = await actorNow();
          // A page that reads again after the event reads at least up to it.
          const position = await replica?.leaderPosition();
          if (!open.has(end)) return;
          if (reply.raw.writableLength > MOST_KEPT_BYTES) {
            end();
            reply.raw.destroy();
            return;
          }
          for (const { topic, id } of batch) {
            // Only users who see all rows of the kind get the id; other screens reload.
            const seesAll = partner_id === null && !own_only && allows(permissions, topic.split('.')[0]!, 'view');
            reply.raw.write(
              `data: ${JSON.stringify({ topic, id: seesAll ? id : null, ...(position && { position }) })}\n\n`,
            );
          }
        }
        isTelling = false;
      };
      const listener: Listener = {
        organization_id,
        partner_id,
        hear: (event) => {
          waiting.push(event);
          // The event of changed rights may come after the changed rows; no later event is checked with the former
          // rights.
          if (decides.test(event.topic) || (partner_id !== null && event.topic.startsWith('partners.')))
            identity.forget();
          tell().catch(() => end());
        },
      };
      const stop = outbox.subscribe(listener);
      const heartbeat = setInterval(() => {
        reply.raw.write(': still here\n\n');
        // Ends streams of ended sessions even if there are no events.
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
      const [longest, ...others] = [...open].filter(([, owner]) => owner === user_id);
      if (longest && others.length + 1 >= MOST_STREAMS) longest[0]();
      open.set(end, user_id);
      request.raw.on('close', end);
      // A client that reads after the stream is open misses no event. While the database is unavailable, the stream
      // does not open.
      const follow = async () => {
        await outbox.isFollowing();
        if (!open.has(end)) return;
        reply.raw.write(': open\n\n');
        const position = await replica?.leaderPosition();
        if (position) reply.raw.write(`data: ${JSON.stringify({ position })}\n\n`);
        const { since } = request.query;
        if (since !== undefined && !(await outbox.retell(listener, since))) listener.hear(ANYTHING);
      };
      follow().catch(() => end());
    },
  );

  // Open streams would prevent the server from stopping.
  const open = new Map<() => void, string | null>();
  app.addHook('preClose', async () => {
    for (const end of [...open.keys()]) end();
  });
}
