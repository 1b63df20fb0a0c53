import type { FastifyInstance } from 'fastify';
import { mailOfToken } from '#features/platform/mails/server/service.ts';
import { guess } from '#server/auth/guesses.ts';
import { publicForm } from '#server/auth/throttle.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Kernel } from '#server/kernel.ts';
import { closed, type Static, Type } from '#shared/schema.ts';

const Query = closed({ token: Type.String({ minLength: 20, maxLength: 200 }) });
const Done = Type.Object({ is_unsubscribed: Type.Literal(true) });

interface Noticed {
  organization_id: string;
  user_id: string;
  mode: 'company' | 'partner';
  topics: string[];
}

/**
 * Turns off the emails about the topics of a notice, with the link that mailbox providers open (RFC 8058). In the
 * product the topics stay on, and a person who opens the link comes to the settings.
 */
export function unsubscribeRoutes(api: FastifyInstance, kernel: Kernel): void {
  api.register(async (oneClick) => {
    // Mailbox providers send `List-Unsubscribe=One-Click` as a form of either kind; the body adds nothing.
    oneClick.removeAllContentTypeParsers();
    oneClick.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, _body, done) =>
      done(null, undefined),
    );
    const schema = { tags: ['notifications'], querystring: Query };
    oneClick.post<{ Querystring: Static<typeof Query> }>('/public/notice_unsubscribe', {
      config: publicForm,
      schema: { ...schema, summary: 'Turn off the emails about a topic with one click', response: { 200: Done } },
      handler: ({ query, ip }) =>
        guess(kernel, { door: 'notice_unsubscribe', ip }, async () => {
          await turnOff(kernel, await noticed(kernel, query.token));
          return { is_unsubscribed: true as const };
        }),
    });
    oneClick.get<{ Querystring: Static<typeof Query> }>('/public/notice_unsubscribe', {
      config: publicForm,
      schema: { ...schema, summary: 'Open the notification settings; it changes nothing' },
      handler: ({ query, ip }, reply) =>
        guess(kernel, { door: 'notice_unsubscribe', ip }, async () => {
          await noticed(kernel, query.token);
          return reply.redirect('/notification-settings', 303);
        }),
    });
  });
}

/** @throws 404 for a token that we did not make */
async function noticed({ system, sealing }: Kernel, token: string): Promise<Noticed> {
  const id = mailOfToken(sealing, token);
  const [found] = await system.unscoped((tx) =>
    tx.rows<Noticed>(sql`
      select organization_id, access->>'user_id' as user_id,
        case when access->>'partner_id' is null then 'company' else 'partner' end as mode, topics
      from mail_outbox where id = ${id} and class = 'notice' and access is not null`),
  );
  if (!found) throw unknownToken(notFound('This link'));
  return found;
}

async function turnOff(kernel: Kernel, { organization_id, user_id, mode, topics }: Noticed): Promise<void> {
  const job = await jobFor(kernel, organization_id);
  await job.within((call) =>
    call.run(sql`
      insert into notification_preferences (organization_id, user_id, mode, topic, in_app, email)
      select ${organization_id}, ${user_id}, ${mode}, topic, true, 'off' from unnest(${topics}::text[]) topic
      on conflict (organization_id, user_id, mode, topic) do update set email = 'off'`),
  );
}
