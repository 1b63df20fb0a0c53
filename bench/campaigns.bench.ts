/** A campaign to 50,000 contacts of 10,000 partners, from scheduled to ready to send. The baseline is a plain insert. */

import { createCampaign, createTopic, prepareCampaign, schedule } from '#features/outreach/campaigns/server/service.ts';
import { createAudience } from '#features/partners/audiences/server/service.ts';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import { createKernel } from '#server/app.ts';
import { Call, scopeOf, systemActor } from '#server/call.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { sql } from '../src/server/db/sql.ts';
import { report } from './load.ts';
import { size } from './sizes.ts';
import { createBenchWorld } from './world.ts';

const PARTNERS = size(10_000, 20);
const CONTACTS_EACH = 5;
const PEOPLE = PARTNERS * CONTACTS_EACH;
const ROUNDS = size(3, 1);

const world = await createBenchWorld({ opportunities: 0 });
const kernel = await createKernel({ config: world.config, ...world.cluster });
try {
  const { organization_id, admin } = world;
  const actor = systemActor(organization_id);
  const within = <T>(work: (call: Call) => Promise<T>) =>
    kernel.db.transaction(scopeOf(actor), (tx) =>
      work(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing })),
    );
  const { topic_id, audience_id, excluded } = await within(async (call) => {
    const { id: status_id } = await partnerStatusByCategory(call, 'active');
    await call.run(sql`
      insert into partners (organization_id, name, name_key, country, status_id)
      select ${organization_id}, 'Bench partner ' || n, 'bench partner ' || n, 'DE', ${status_id}
      from generate_series(1, ${sql.raw(PARTNERS)}) n`);
    await call.run(sql`
      insert into contacts (organization_id, partner_id, first_name, last_name, email, is_primary)
      select ${organization_id}, p.id, 'Person', n::text, 'p' || n || '.' || p.id || '@partner.example', n = 1
      from partners p cross join generate_series(1, ${sql.raw(CONTACTS_EACH)}) n
      where p.organization_id = ${organization_id} and p.name like 'Bench partner %'`);
    // Some people are unsubscribed, so that the list of suppressed addresses is read.
    await call.run(
      `insert into email_suppressions (organization_id, email, reason)
       select $1, email, 'unsubscribed' from contacts where organization_id = $1 order by id limit ${PEOPLE / 25}`,
      [organization_id],
    );
    const conditions = (country: string) => ({
      any: [{ all: [{ field: 'partner.country', op: 'in' as const, value: [country] }] }],
    });
    return {
      topic_id: await createTopic(call, { name: 'News of the bench' }),
      audience_id: await createAudience(call, { name: 'Everyone', entity: 'partners', conditions: conditions('DE') }),
      excluded: await createAudience(call, { name: 'France', entity: 'partners', conditions: conditions('FR') }),
    };
  });
  await admin.pool.query('analyze partners, contacts, email_suppressions');
  const job = await jobFor(kernel, organization_id);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await within(async (call) => {
      const made = await createCampaign(call, {
        name: `Bench ${round}`,
        topic_id,
        audience_id,
        excluded_audience_ids: [excluded],
        reaches: 'everyone',
        subject: 'Hello {{first_name|there}}',
        blocks: [
          { key: 'a', kind: 'headline', text: 'News for {{partner_name|you}}' },
          { key: 'b', kind: 'text', text: 'Read [more](https://www.example.com/news).' },
          { key: 'c', kind: 'facts', facts: ['open_deals', 'tier'] },
        ],
      });
      await schedule(call, made);
      return made;
    });
    const began = performance.now();
    await prepareCampaign(job, id);
    times.push(performance.now() - began);
    const { rows } = await admin.pool.query<{ count: number }>(
      sql`select count(*)::int as count from email_campaign_recipients where campaign_id = ${id}`,
    );
    if (rows[0]!.count < PEOPLE) throw new Error(`${rows[0]!.count} of ${PEOPLE} recipients were prepared`);
  }
  const began = performance.now();
  await admin.pool.query('create table plain_recipients as select * from email_campaign_recipients limit 0');
  await admin.pool.query(`insert into plain_recipients select * from email_campaign_recipients limit ${PEOPLE}`);
  const plain = performance.now() - began;
  const best = Math.min(...times);
  report({
    measure: `campaign of ${PEOPLE} recipients prepared`,
    value: Math.round(best),
    unit: 'ms (to stay under 10,000)',
    baseline: `plain insert of the same rows without keys and indexes (${Math.round(plain)} ms)`,
    ratio: best / plain,
  });
  if (best > 10_000) throw new Error('The preparation takes longer than 10 seconds.');
} finally {
  await kernel.close();
  await world.close();
}
