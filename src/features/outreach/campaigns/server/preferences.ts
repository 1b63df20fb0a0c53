import type { FastifyInstance } from 'fastify';
import { guess } from '#server/auth/guesses.ts';
import { hashSecret } from '#server/auth/secret-token.ts';
import { publicForm } from '#server/auth/throttle.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Kernel } from '#server/kernel.ts';
import { type Static, Type } from '#shared/schema.ts';
import { EmailToken, PreferenceChange, PreferenceLink, Preferences } from '../public.schema.ts';
import { recordCampaignEvent } from './events.ts';
import { resubscribe, suppress } from './suppressions.ts';

const tags = ['email_campaigns'];
const OneClick = Type.Object({ token: EmailToken }, { additionalProperties: false });
const Done = Type.Object({ is_unsubscribed: Type.Literal(true) });

/**
 * Preferences without a sign-in. The token is proof of the mailbox. People use it in a body; only the header that
 * mailbox providers read has it in the address, as RFC 8058 requires, and there a GET changes nothing.
 */
export function preferenceRoutes(api: FastifyInstance, kernel: Kernel): void {
  const guarded = <T>(ip: string, work: () => Promise<T>) => guess(kernel, { door: 'email_preferences', ip }, work);
  api.post<{ Body: Static<typeof PreferenceLink> }>('/public/email_preferences/open', {
    config: publicForm,
    schema: {
      tags,
      summary: 'Get the email preferences of the holder of a link',
      body: PreferenceLink,
      response: { 200: Preferences },
    },
    handler: ({ body, ip }) => guarded(ip, () => withRecipient(kernel, body.token, preferencesOf)),
  });
  api.post<{ Body: PreferenceChange }>('/public/email_preferences/save', {
    config: publicForm,
    schema: {
      tags,
      summary: 'Change the email preferences of the holder of a link',
      body: PreferenceChange,
      response: { 200: Preferences },
    },
    handler: ({ body, ip }) =>
      guarded(ip, () =>
        withRecipient(kernel, body.token, async (call, recipient) => {
          await savePreferences(call, recipient, body);
          return preferencesOf(call, recipient);
        }),
      ),
  });
  api.register(async (oneClick) => {
    // Mailbox providers send `List-Unsubscribe=One-Click` as a form of either kind; the body adds nothing.
    oneClick.removeAllContentTypeParsers();
    oneClick.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, _body, done) =>
      done(null, undefined),
    );
    oneClick.post<{ Querystring: Static<typeof OneClick> }>('/public/email_unsubscribe', {
      config: publicForm,
      schema: {
        tags,
        summary: 'Unsubscribe with one click (RFC 8058)',
        querystring: OneClick,
        response: { 200: Done },
      },
      handler: ({ query, ip }) =>
        guarded(ip, async () => {
          await withRecipient(kernel, query.token, unsubscribe);
          return { is_unsubscribed: true as const };
        }),
    });
    // A person who opens the address of the header sees the page, where they decide.
    oneClick.get<{ Querystring: Static<typeof OneClick> }>('/public/email_unsubscribe', {
      config: publicForm,
      schema: { tags, summary: 'Open the preference page; it changes nothing', querystring: OneClick },
      handler: ({ query, ip }, reply) =>
        guarded(ip, async () => {
          const company = await companyOfToken(kernel, query.token);
          return reply.redirect(`/public/email-preferences/${company}#token=${query.token}`, 303);
        }),
    });
  });
}

interface Holder {
  id: string;
  email: string;
  campaign_id: string;
  topic_id: string;
}

/** @throws 404 for an unknown token */
async function companyOfToken(kernel: Kernel, token: string): Promise<string> {
  const [found] = await kernel.system.unscoped((tx) =>
    tx.rows<{ organization_id: string }>(
      sql`select organization_id from email_campaign_recipients where token_hash = ${hashSecret(token)}`,
    ),
  );
  if (!found) throw unknownToken(notFound('This link'));
  return found.organization_id;
}

/** @throws 404 for an unknown token; the address of a person whose link is not known is never revealed */
async function withRecipient<T>(
  kernel: Kernel,
  token: string,
  work: (call: Call, holder: Holder) => Promise<T>,
): Promise<T> {
  const hash = hashSecret(token);
  const job = await jobFor(kernel, await companyOfToken(kernel, token));
  return job.within(async (call) =>
    work(
      call,
      await call.one<Holder>(sql`
        select r.id, r.email::text as email, r.campaign_id, c.topic_id from email_campaign_recipients r
        join email_campaigns c on c.organization_id = r.organization_id and c.id = r.campaign_id
        where r.organization_id = ${call.organization_id} and r.token_hash = ${hash}`),
    ),
  );
}

/** Unsubscribes from the topic of the email. A second click changes nothing. */
async function unsubscribe(call: Call, { id, email, topic_id, campaign_id }: Holder): Promise<void> {
  await recordCampaignEvent(call, { recipient_id: id, kind: 'unsubscribe', source_key: 'unsubscribe' });
  await suppress(call, { email, topic_id, reason: 'unsubscribed', campaign_id });
  await call.run(sql`
    update email_campaign_recipients set unsubscribed_at = coalesce(unsubscribed_at, ${call.now()})
    where organization_id = ${call.organization_id} and id = ${id}`);
}

async function savePreferences(call: Call, holder: Holder, { topics, is_off }: PreferenceChange): Promise<void> {
  const { email, campaign_id } = holder;
  if (is_off) {
    await suppress(call, { email, topic_id: null, reason: 'unsubscribed', campaign_id });
    await unsubscribe(call, holder);
    return;
  }
  await resubscribe(call, email, null);
  for (const { id } of await openTopics(call, holder)) {
    if (topics.includes(id)) await resubscribe(call, email, id);
    else if (id === holder.topic_id) await unsubscribe(call, holder);
    else await suppress(call, { email, topic_id: id, reason: 'unsubscribed', campaign_id });
  }
  if (topics.includes(holder.topic_id))
    await call.run(sql`
      update email_campaign_recipients set unsubscribed_at = null
      where organization_id = ${call.organization_id} and id = ${holder.id}`);
}

/** The topics of the company; the topic of the email is among them even if it is archived. */
const openTopics = (call: Call, { topic_id }: Holder) =>
  call.rows<{ id: string; name: string; description: string | null }>(sql`
    select id, name, description from email_topics
    where organization_id = ${call.organization_id} and (archived_at is null or id = ${topic_id}) order by name, id`);

async function preferencesOf(call: Call, holder: Holder): Promise<Preferences> {
  const { name: company_name } = await call.one<{ name: string }>(
    sql`select name from organizations where id = ${call.organization_id}`,
  );
  const topics = await openTopics(call, holder);
  const stopped = await call.rows<{ topic_id: string | null }>(sql`
    select topic_id from email_suppressions
    where organization_id = ${call.organization_id} and email = ${holder.email}
      and (until is null or until > ${call.now()})`);
  const off = new Set(stopped.map(({ topic_id }) => topic_id));
  return {
    company_name,
    email: shortened(holder.email),
    topic_id: holder.topic_id,
    topic_name: topics.find(({ id }) => id === holder.topic_id)?.name ?? '',
    is_off: off.has(null),
    topics: topics.map((topic) => ({ ...topic, is_subscribed: !off.has(null) && !off.has(topic.id) })),
  };
}

/** `g•••@example.com`: enough to recognize the mailbox. */
function shortened(email: string): string {
  return `${email[0]}•••${email.slice(email.lastIndexOf('@'))}`;
}
