import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from '#features/server.ts';
import { withConnection } from '#server/db/connect.ts';
import { sql } from '#server/db/sql.ts';
import { dispatch } from '#server/jobs/dispatch.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { cases } from './testing/cases.ts';
import { createSetting, itemOf, type Setting } from './testing/setting.ts';

let setting: Setting;
beforeAll(async () => {
  setting = await createSetting({ own: true });
  const { kernel } = setting.world;
  // Everything that the setting caused is of no interest here.
  await settle();
  kernel.identity.forget();
});
afterAll(() => setting.world.close());

const handlers = new Map(
  features.flatMap(({ jobs = {} }) => Object.entries(jobs)).filter(([task]) => !task.startsWith('mails.')),
);
const listeners = new Map<string, string[]>();
for (const [topic, tasks] of features.flatMap(({ on = {} }) => Object.entries(on)))
  listeners.set(topic, [...(listeners.get(topic) ?? []), ...tasks]);
const followers = features.flatMap(({ follows }) => follows ?? []);

/** Runs every job that is due now, and what follows from it; reminders of later days stay queued. */
async function settle(): Promise<void> {
  const { kernel, database, clock } = setting.world;
  for (let round = 0; round < 30; round += 1) {
    await dispatch(kernel, listeners, followers);
    const due = await withConnection(database.adminUrl, async (client) => {
      const { rows } = await client.query<{ id: string; task: string; payload: Record<string, unknown> }>(sql`
        delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = any(${[...handlers.keys()]})
          and (j.run_at <= ${new Date(clock.now().getTime() + 60_000)} or abs(extract(epoch from j.run_at - now())) < 600)
        returning j.id, t.identifier as task, j.payload`);
      return rows.sort((a, b) => Number(a.id) - Number(b.id));
    });
    if (due.length === 0) return;
    for (const { task, payload } of due) {
      const { organization_id, ...rest } = payload;
      await handlers.get(task)!(await jobFor(kernel, String(organization_id)), rest);
    }
  }
}

interface Mail {
  id: string;
  to_address: string;
  kind: string;
  subject: string;
}

/** The people who got more than one email, with its kinds and subjects. */
async function mailedTwice(work: () => Promise<unknown>): Promise<Record<string, string[]>> {
  const all = () =>
    setting.world.kernel.system.unscoped((tx) =>
      tx.rows<Mail>(sql`select id, to_address, kind, subject from mail_outbox order by created_at, id`),
    );
  const before = new Set((await all()).map(({ id }) => id));
  await work();
  await settle();
  const sent = (await all()).filter(({ id }) => !before.has(id));
  const several = [...Map.groupBy(sent, ({ to_address }) => to_address)].filter(([, mails]) => mails.length > 1);
  return Object.fromEntries(
    several.map(([to, mails]) => [to, mails.map(({ kind, subject }) => `${kind}: ${subject}`)]),
  );
}

/** Cases that finish by a sample of several events, here a tax profile that is certified and then accepted. */
const severalEvents = new Set(['partner tax_paper_missing']);

describe('one event sends a person one email at most', () => {
  test.each(Object.entries(cases).filter(([key]) => !severalEvents.has(key)))(
    '%s',
    async (key, { create, finish, send, sees }) => {
      const [side, kind] = key.split(' ') as ['company' | 'partner', string];
      const id = await create(setting);
      await settle();
      expect(await mailedTwice(() => finish(setting, id)), 'finish').toEqual({});
      if (send) {
        const other = await create(setting);
        await settle();
        expect(await mailedTwice(() => send(setting, other)), 'send').toEqual({});
      }
      const person = sees ? await sees(setting) : side === 'company' ? setting.owner : setting.partner;
      const keys = await stepsOf(person, kind, key);
      const twice: Record<string, unknown> = {};
      for (const step of keys) {
        const item = await create(setting);
        await settle();
        const found = (await itemOf(person, kind, item))?.steps.find((one) => one.key === step);
        if (!found) continue;
        const { method, url, body, asks, chooses } = found;
        const take = () =>
          person.request(method, url, {
            ...body,
            ...(asks && { [asks.field]: 'Some words' }),
            ...(chooses && { [chooses.field]: chooses.options[0]!.value }),
          });
        const mails = await mailedTwice(take);
        if (Object.keys(mails).length > 0) twice[step] = mails;
      }
      expect(twice).toEqual({});
    },
    120_000,
  );
});

async function stepsOf(person: Setting['owner'], kind: string, key: string): Promise<string[]> {
  const id = await cases[key]!.create(setting);
  return ((await itemOf(person, kind, id))?.steps ?? []).map((step) => step.key);
}
