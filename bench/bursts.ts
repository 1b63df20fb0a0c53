import type { Database } from '#server/db/client.ts';
import { dispatch } from '#server/jobs/dispatch.ts';
import type { FollowedEvent, Job } from '#server/jobs/job.ts';
import { newId } from '#shared/ids.ts';
import { insertEvent } from '../src/features/commissions/attributions/server/track/events.ts';
import { storeMessage } from '../src/features/integrations/webhook-endpoints/server/delivery/messages.ts';
import { recordCampaignEvent } from '../src/features/outreach/campaigns/server/events.ts';
import { keepSurveyAnswer } from '../src/features/outreach/surveys/server/answer.ts';
import { defineMail, sendMail } from '../src/features/platform/mails/server/service.ts';
import { ClickWriter } from '../src/features/referrals/referral-links/server/redirect/click-writer.ts';
import { handleAutomationEvents } from '../src/features/work/automations/server/engine/start-by-events.ts';
import { continueRuns } from '../src/features/work/automations/server/engine/together.ts';
import { sql } from '../src/server/db/sql.ts';

interface Ground {
  job: Job;
  /** The login that owns the tables, to fill what a burst needs before it begins. */
  admin: Database;
  user_id: string;
  rows: number;
}

interface Burst {
  name: string;
  /** @returns a function that adds the rows of these numbers */
  prepare: (ground: Ground) => Promise<(from: number, until: number) => Promise<unknown>>;
}

const numbers = (from: number, until: number) => Array.from({ length: until - from }, (_, at) => from + at);

const linkOf = async ({ job, admin }: Ground): Promise<string> => {
  const link_id = newId();
  await admin.pool.query(sql`
    insert into referral_links (organization_id, id, partner_id, name, code, destination_url)
    select organization_id, ${link_id}, id, 'Burst', ${`burst-${link_id.slice(-8)}`}, 'https://www.example.com/'
    from partners where organization_id = ${job.organization_id} order by id limit 1`);
  return link_id;
};

const burstMail = defineMail({ key: 'bench.burst', class: 'notice', hides: 'nothing' });

export const bursts: readonly Burst[] = [
  {
    name: 'outbox',
    prepare:
      async ({ job }) =>
      async (from, until) => {
        await job.within(async (call) => {
          for (const number of numbers(from, until)) await call.announce('bench.happened', null, { number });
        });
        await dispatch(job.kernel, new Map());
      },
  },
  {
    name: 'clicks',
    prepare: async (ground) => {
      const link_id = await linkOf(ground);
      const { kernel, organization_id } = ground.job;
      const writer = new ClickWriter(kernel);
      return (from, until) =>
        Promise.all(
          numbers(from, until).map((number) =>
            writer.write({
              id: newId(),
              organization_id,
              link_id,
              at: new Date().toISOString(),
              day: new Date().toISOString().slice(0, 10),
              verdict: 'ok',
              address_hash: `visitor ${number % 10_000}`,
              device: 'desktop',
              referrer_host: null,
              landing_path: null,
              params: {},
              is_own_device: false,
            }),
          ),
        );
    },
  },
  {
    name: 'tracked events',
    prepare: async (ground) => {
      const link_id = await linkOf(ground);
      return (from, until) =>
        ground.job.within(async (call) => {
          for (const number of numbers(from, until))
            await insertEvent(call, {
              id: newId(),
              kind: 'lead',
              external_id: `lead ${number}`,
              content_hash: 'none',
              link_id,
              status: 'unattributed',
              occurred_at: call.now(),
            });
        });
    },
  },
  {
    name: 'webhook deliveries',
    prepare: async ({ job, admin }) => {
      await admin.pool.query(sql`
        insert into webhook_endpoints (organization_id, name, host, event_types, rotated_at, created_at)
        values (${job.organization_id}, 'Burst', 'example.com', '{bench.happened}', now(), now() - interval '1 day')`);
      return (from, until) =>
        job.within(async (call) => {
          for (const number of numbers(from, until)) {
            await storeMessage(call, {
              reader: null,
              key: `burst ${number}`,
              type: 'bench.happened',
              body: '{}',
              occurrence: { record_id: newId(), occurred_at: call.now() },
            });
          }
        });
    },
  },
  {
    name: 'emails',
    prepare:
      async ({ job, user_id }) =>
      (from, until) =>
        job.within(async (call) => {
          for (const number of numbers(from, until))
            await sendMail(call, {
              kind: burstMail,
              to: 'owner@bench.test',
              subject: `Burst ${number}`,
              paragraphs: ['One of many.'],
              access: { user_id, partner_id: null },
            });
        }),
  },
  {
    name: 'events of campaign emails',
    prepare: async ({ job, admin, rows }) => {
      const [campaign_id, topic_id] = [newId(), newId()];
      await admin.pool.query(sql`
        insert into email_topics (id, organization_id, name) values (${topic_id}, ${job.organization_id}, 'Burst')`);
      await admin.pool.query(sql`
        insert into email_campaigns (id, organization_id, name, topic_id)
        values (${campaign_id}, ${job.organization_id}, 'Burst', ${topic_id})`);
      const recipients = await admin.pool.query<{ id: string }>(sql`
        insert into email_campaign_recipients (organization_id, campaign_id, email, full_name, status)
        select ${job.organization_id}, ${campaign_id}, 'person' || n || '@example.com', 'Person', 'sent'
        from generate_series(1, ${rows}) n returning id`);
      return (from, until) =>
        job.within(async (call) => {
          for (const number of numbers(from, until))
            await recordCampaignEvent(call, {
              kind: 'open',
              recipient_id: recipients.rows[number]!.id,
              source_key: `open ${number}`,
            });
        });
    },
  },
  {
    name: 'survey answers',
    prepare: async ({ job, admin, user_id, rows }) => {
      const [survey_id, round_id] = [newId(), newId()];
      const { organization_id } = job;
      await admin.pool.query(sql`
        insert into surveys (id, organization_id, name, score_question, status)
        values (${survey_id}, ${organization_id}, 'Burst', 'How likely?', 'active')`);
      await admin.pool.query(sql`
        insert into survey_rounds (id, organization_id, survey_id, opened_at, closes_at)
        values (${round_id}, ${organization_id}, ${survey_id}, now(), now() + interval '9 days')`);
      const invitations = await admin.pool.query<{ id: string }>(sql`
        insert into survey_invitations (organization_id, survey_id, round_id, partner_id, user_id, survey_name,
          score_question, questions, is_anonymous, closes_at, created_at)
        select ${organization_id}, ${survey_id}, ${round_id}, p.id, new_id(), 'Burst', 'How likely?', '[]', false,
          now() + interval '9 days', now()
        from generate_series(1, ${rows} + 1) n, (select id from partners where organization_id = ${organization_id}
          order by id limit 1) p returning id`);
      return (from, until) =>
        job.within(async (call) => {
          for (const number of numbers(from, until))
            await keepSurveyAnswer(call, invitations.rows[number]!.id, { score: 9, answers: {} }, {
              user_id,
              full_name: 'Person',
            } as never);
        });
    },
  },
  {
    name: 'automation runs',
    prepare: async ({ job, admin, user_id, rows }) => {
      const { organization_id } = job;
      const id = newId();
      const definition = JSON.stringify({
        trigger: { kind: 'event', table: 'opportunities', event: 'opportunities.updated' },
        reentry: 'always',
        max_per_hour: 100_000,
        max_per_day: 1_000_000,
        steps: [{ id: 'next', kind: 'update', params: { field: 'next_step', value: 'Call {{record.name}}' } }],
      });
      await admin.pool.query(sql`
        insert into automations (id, organization_id, name, status, owner_user_id, definition, published_version, topic)
        values (${id}, ${organization_id}, 'Burst', 'active', ${user_id}, ${definition}, 1, 'opportunities.updated')`);
      await admin.pool.query(sql`
        insert into automation_versions (organization_id, automation_id, version, name, definition, published_by,
          published_by_name, created_at)
        values (${organization_id}, ${id}, 1, 'Burst', ${definition}, ${user_id}, 'Bench', now())`);
      await admin.pool.query(sql`
        insert into automation_settings (organization_id, max_per_hour, max_per_day)
        values (${organization_id}, 100000, 1000000)`);
      const deals = await admin.pool.query<{ id: string }>(sql`
        select id from opportunities where organization_id = ${organization_id} order by id limit ${rows}`);
      return async (from, until) => {
        const events = numbers(from, until).map(
          (number): FollowedEvent => ({
            seq: number,
            tx: String(number + 1),
            topic: 'opportunities.updated',
            ref_id: deals.rows[number % deals.rows.length]!.id,
            payload: {},
          }),
        );
        await handleAutomationEvents(job, events);
        const queued = await job.within((call) =>
          call.rows<{ id: string }>(sql`
            select id from automation_runs where organization_id = ${organization_id} and status = 'queued'
              and due_at is null`),
        );
        await continueRuns(
          job,
          queued.map((run) => run.id),
        );
      };
    },
  },
];
