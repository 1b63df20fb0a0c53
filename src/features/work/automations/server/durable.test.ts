import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { FollowedEvent, Job } from '#server/jobs/job.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { OutgoingRequest } from '#server/outgoing/outgoing.ts';
import { inBreadth } from '#server/testing/breadth.ts';
import { Dice } from '#server/testing/dice.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import { blocksOf, type Definition, type Step } from '../definition.schema.ts';
import { createAutomationEndpoint } from './endpoints.ts';
import { continueRun } from './engine/advance.ts';
import { deliverAutomation } from './engine/deliver.ts';
import { asOwner } from './engine/owner.ts';
import { startAutomationRun } from './engine/start.ts';
import { handleAutomationEvents } from './engine/start-by-events.ts';
import { continueRuns } from './engine/together.ts';
import { automationJobs } from './jobs.ts';
import { createAutomation } from './service.ts';
import { step } from './testing/flow.ts';

let world: World;
let company: Company;
let partner: string;
let job: Job;
const CONTACTS = 3;

beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  company = await world.company();
  job = await jobFor(world.kernel, company.id);
  partner = await company.within(async (call) => {
    const id = await samplePartner(call, { country: 'DE' });
    for (let n = 0; n < CONTACTS; n += 1) await sampleContact(call, { partner_id: id, first_name: `Person ${n}` });
    return id;
  });
});
afterAll(() => world.close());

/** The process dies here. */
class Death extends Error {}

/** A job whose process dies in its n-th transaction: just before the commit, or just after it. */
function dyingJob(n: number, isCommitted: boolean): Job {
  let count = 0;
  let isDead = false;
  return {
    ...job,
    within: async (work, options) => {
      if (isDead) throw new Death();
      count += 1;
      if (count < n) return job.within(work, options);
      isDead = true;
      await job.within(async (call: Call) => {
        await work(call);
        if (!isCommitted) throw new Death();
      }, options);
      throw new Death();
    },
  };
}

/** A random flow with at most two levels. Every email has its own subject, so that each effect can be counted. */
function randomSteps(dice: Dice, prefix: string, level: number): Step[] {
  return Array.from({ length: dice.whole(1, level === 1 ? 4 : 2) }, (_, at): Step => {
    const id = `${prefix}${at}`;
    const kind = dice.pick(level === 1 ? ['email', 'email', 'wait', 'branch', 'each', 'update'] : ['email', 'update']);
    const inside = (name: string) => randomSteps(dice, `${id}${name}`, level + 1);
    switch (kind) {
      case 'email':
        return step(id, 'email', { to: 'owner', subject: `Effect ${id}`, text: 'Done' });
      case 'wait':
        return step(id, 'wait', { amount: dice.whole(1, 5), unit: 'hours' });
      case 'branch':
        return step(
          id,
          'branch',
          {},
          {
            when: { any: [{ all: [{ field: 'partner.country', op: 'in', value: [dice.pick(['DE', 'FR'])] }] }] },
            // biome-ignore lint/suspicious/noThenProperty: it is data, and nothing awaits a step
            then: inside('t'),
            else: inside('e'),
          },
        );
      case 'each':
        // Contacts have no fields named like those of partners, so only emails are repeated.
        return step(
          id,
          'each',
          { relation: 'contacts' },
          {
            steps: [step(`${id}s`, 'email', { to: 'owner', subject: `Effect ${id}s`, text: 'Done' })],
          },
        );
      default:
        return step(id, 'update', { field: 'manager_name', value: `Value ${id}` });
    }
  });
}

/** The number of times that each step must have an effect. */
function expected(steps: readonly Step[], times = 1, counts = new Map<string, number>()): Map<string, number> {
  for (const one of steps) {
    if (one.kind === 'email' || one.kind === 'update') counts.set(one.id, times);
    for (const [block, inside] of blocksOf(one)) {
      if (one.kind === 'branch' && (block === 'then') !== isGerman(one)) continue;
      expected(inside, one.kind === 'each' ? CONTACTS : times, counts);
    }
  }
  return counts;
}
const isGerman = ({ when }: Step) => [when!.any[0]!.all[0]!.value].flat()[0] === 'DE';

/** A live flow, without the requests that people send. */
async function insertLive(definition: Definition): Promise<{ id: string; run_id: string }> {
  const owner = (await world.kernel.identity.actorIn(company.owner.user_id, company.id, null))!;
  return company.within(async (call) => {
    const id = await asOwner(call, owner, (acting) =>
      createAutomation(acting, { name: `Flow ${newId()}`, definition: definition as never }),
    );
    await call.run(sql`
      insert into automation_versions (organization_id, automation_id, version, name, definition, published_by,
        published_by_name, created_at)
      values (${call.organization_id}, ${id}, 1, 'Flow', ${JSON.stringify(definition)}, ${company.owner.user_id},
        'Owner', ${call.now()})`);
    await call.run(sql`
      update automations set status = 'active', published_version = 1
      where organization_id = ${call.organization_id} and id = ${id}`);
    const live = { id, name: 'Flow', version: 1, published_by: company.owner.user_id, definition, next_at: null };
    const run_id = await startAutomationRun(call, live, owner, {
      cause: 'button',
      dedupe_key: newId(),
      subject: { table: 'partners', id: partner },
    });
    return { id, run_id: run_id! };
  });
}

const isOpen = (run_id: string) =>
  company.within(async (call) => {
    const { status } = await call.one<{ status: string }>(
      sql`select status from automation_runs where organization_id = ${company.id} and id = ${run_id}`,
    );
    expect(status).not.toBe('failed');
    return status !== 'succeeded';
  });

test('a kill before and after each step of random flows neither loses nor repeats an effect', async () => {
  const numRuns = inBreadth(200, 15);
  for (let seed = 1; seed <= numRuns; seed += 1) {
    const steps = randomSteps(new Dice(seed), 's', 1);
    const { id, run_id } = await insertLive({
      trigger: { kind: 'button', table: 'partners', label: 'Go' },
      reentry: 'always',
      max_per_hour: 10_000,
      max_per_day: 100_000,
      steps,
    });
    await company.owner.patch('/automations/settings', { max_per_hour: 100_000, max_per_day: 1_000_000 });
    for (let turn = 0; await isOpen(run_id); turn += 1) {
      expect(turn).toBeLessThan(400);
      // Each transaction of a step is reached once by a process that dies before its commit, and once by one after it.
      await continueRun(dyingJob(2, turn % 2 === 1), run_id).catch((error: unknown) => {
        if (!(error instanceof Death)) throw error;
      });
      world.clock.advance(6 * 3_600_000);
    }
    const counts = expected(steps);
    const { mails, updates, keys } = await company.within(async (call) => ({
      mails: await call.rows<{ subject: string; count: number }>(sql`
        select subject, count(*)::int as count from mail_outbox
        where organization_id = ${company.id} and kind = 'automation' group by subject`),
      updates: await call.rows<{ value: string; count: number }>(sql`
        select changes->'manager_name'->>1 as value, count(*)::int as count from audit_events
        where organization_id = ${company.id} and ref_id = ${partner} and changes ? 'manager_name'
          and action = 'updated' group by 1`),
      keys: await call.rows<{ effect_key: string; status: string }>(sql`
        select effect_key, status from automation_step_runs
        where organization_id = ${company.id} and run_id = ${run_id} and is_effect`),
    }));
    const found = new Map([
      ...mails.map(({ subject, count }) => [subject.replace('Effect ', ''), count] as const),
      ...updates.map(({ value, count }) => [value.replace('Value ', ''), count] as const),
    ]);
    expect(Object.fromEntries([...found].sort()), `seed ${seed}`).toEqual(Object.fromEntries([...counts].sort()));
    expect(keys.filter(({ status }) => status !== 'done')).toEqual([]);
    expect(keys).toHaveLength([...counts.values()].reduce((sum, count) => sum + count, 0));
    await company.within(async (call) => {
      await call.run(
        sql`update mail_outbox set kind = 'counted' where organization_id = ${company.id} and kind = 'automation'`,
      );
      await call.run(
        sql`update partners set manager_name = null where organization_id = ${company.id} and id = ${partner}`,
      );
      await call.run(
        sql`update automations set archived_at = now() where organization_id = ${company.id} and id = ${id}`,
      );
      await call.run(sql`delete from automation_step_runs where organization_id = ${company.id}`);
    });
    partner = await company.within(async (call) => {
      const next = await samplePartner(call, { country: 'DE' });
      for (let n = 0; n < CONTACTS; n += 1) await sampleContact(call, { partner_id: next, first_name: `Person ${n}` });
      return next;
    });
  }
}, 900_000);

test('a kill in the middle of a chunk neither loses nor repeats a run or an effect', async () => {
  const email = (id: string) =>
    step(id, 'email', { to: 'owner', subject: `Chunk ${id} {{record.name}}`, text: 'Done' });
  const steps = [email('a'), step('b', 'update', { field: 'manager_name', value: 'Chunk' }), email('c')];
  const { id } = await insertLive({ trigger: { kind: 'event', table: 'partners', event: 'partners.created' }, steps });
  await company.within((call) =>
    call.run(sql`
      update automations set topic = 'partners.created' where organization_id = ${company.id} and id = ${id}`),
  );
  const names = Array.from({ length: 8 }, (_, n) => `Member ${n}`);
  await company.within(async (call) => {
    for (const name of names) await samplePartner(call, { name });
  });
  const events = await company.within((call) =>
    call.rows<FollowedEvent>(sql`
      select e.seq, e.tx::text, e.topic, e.ref_id, e.payload from outbox_events e
      join partners p on p.organization_id = e.organization_id and p.id = e.ref_id
      where e.organization_id = ${company.id} and e.topic = 'partners.created' and p.name like 'Member %'
      order by e.seq`),
  );
  expect(events).toHaveLength(names.length);
  const diesIn = async (work: (dying: Job) => Promise<void>, n: number, isCommitted: boolean) => {
    await expect(work(dyingJob(n, isCommitted))).rejects.toThrow(Death);
  };
  // The first transaction reads the automations, the second starts the runs of the chunk.
  for (const isCommitted of [false, true])
    await diesIn((dying) => handleAutomationEvents(dying, events), 2, isCommitted);
  await handleAutomationEvents(job, events);
  const runs = await company.within((call) =>
    call.rows<{ id: string }>(sql`
      select id from automation_runs
      where organization_id = ${company.id} and automation_id = ${id} and cause = 'event' order by created_at, id`),
  );
  expect(runs).toHaveLength(names.length);
  const run_ids = runs.map((run) => run.id);
  // Each chunk has a transaction that reads and one that takes a step of each run.
  for (const isCommitted of [false, true, false, true])
    await diesIn((dying) => continueRuns(dying, run_ids), 2, isCommitted);
  await continueRuns(job, run_ids);
  const done = await company.within((call) =>
    call.rows<{ subject: string; count: number }>(sql`
      select subject, count(*)::int as count from mail_outbox
      where organization_id = ${company.id} and subject like 'Chunk %' group by subject order by subject`),
  );
  expect(done).toEqual(
    ['a', 'c'].flatMap((one) => names.map((name) => ({ subject: `Chunk ${one} ${name}`, count: 1 }))),
  );
  const updates = await company.within((call) =>
    call.rows<{ count: number }>(sql`
      select count(*)::int as count from audit_events
      where organization_id = ${company.id} and action = 'updated' and changes->'manager_name'->>1 = 'Chunk'`),
  );
  expect(updates).toEqual([{ count: names.length }]);
  const states = await company.within((call) =>
    call.rows<{ status: string }>(sql`
      select distinct status from automation_runs
      where organization_id = ${company.id} and automation_id = ${id} and cause = 'event'`),
  );
  expect(states).toEqual([{ status: 'succeeded' }]);
});

const endpoint = async (address: string) =>
  (await company.within((call) => createAutomationEndpoint(call, { name: 'System', address }))).id;

test('a request to another system is repeated under the same key, and its answer counts once', async () => {
  const sent: OutgoingRequest[] = [];
  const { outgoing } = world.kernel;
  const fake = {
    ...outgoing,
    request: async (url: string, request: OutgoingRequest = {}) => {
      sent.push(request);
      return { status: 200, url, headers: {}, bytes: Buffer.alloc(0), text: () => '', json: () => ({}) };
    },
  };
  Object.assign(world.kernel, { outgoing: fake });
  job = await jobFor(world.kernel, company.id);
  try {
    const { run_id } = await insertLive({
      trigger: { kind: 'button', table: 'partners', label: 'Go' },
      steps: [
        step('call', 'webhook', { endpoint_id: await endpoint('https://hooks.test/secret-path') }),
        step('end', 'stop'),
      ],
    });
    await continueRun(job, run_id);
    // The process dies after the answer and before it is stored, which is the third transaction.
    await expect(deliverAutomation(dyingJob(3, false), run_id, 'call')).rejects.toThrow(Death);
    await deliverAutomation(job, run_id, 'call');
    await deliverAutomation(job, run_id, 'call');
    await runWaiting(world, automationJobs);
    expect(await isOpen(run_id)).toBe(false);
    expect(sent).toHaveLength(2);
    const keys = sent.map(({ headers }) => headers!['idempotency-key']);
    expect(new Set(keys)).toEqual(new Set([`${run_id}:call`]));
    const steps = await company.owner.get<object[]>(`/automation_runs/${run_id}/steps`);
    expect(JSON.stringify(steps)).not.toContain('secret-path');
    expect(steps[0]).toMatchObject({ status: 'done', output: { host: 'hooks.test', status: 200 } });
  } finally {
    Object.assign(world.kernel, { outgoing });
  }
});

test('addresses in private networks are refused, and nothing is sent again', async () => {
  const { run_id } = await insertLive({
    trigger: { kind: 'button', table: 'partners', label: 'Go' },
    steps: [step('call', 'webhook', { endpoint_id: await endpoint('https://127.0.0.1/x') })],
  });
  job = await jobFor(world.kernel, company.id);
  await continueRun(job, run_id);
  await deliverAutomation(job, run_id, 'call');
  expect(await company.owner.get(`/automation_runs/${run_id}`)).toMatchObject({
    status: 'failed',
    error: expect.stringMatching(/no public address/),
  });
});
