import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Database } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { DealRegistration } from '../../schema.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';

/** The clock does not move and the requests are concurrent, so everything happens at the same instant. */
let desk: Desk;
let dealers: Dealer[];
let fast: string;
const ROUNDS = 8;
/** Many rounds on a busy machine take their time. */
vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  desk = await createDesk();
  dealers = [];
  for (let count = 0; count < 3; count += 1) dealers.push(await desk.dealer());
  fast = (await desk.reviewer.post<{ id: string }>('/opportunity_types', { name: 'Fast lane', auto_approves: true }))
    .id;
});
afterAll(() => desk.world.close());

const liveProtections = (account_domain: string) =>
  desk.within((call) =>
    call.rows<{ partner_id: string }>(sql`
      select partner_id from deal_protections
      where organization_id = ${call.organization_id} and account_key = ${`d:${account_domain}`}
        and valid @> ${call.now()}::timestamptz`),
  );

test('grants exactly one protection to partners who register one account simultaneously', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const claim = { account_name: 'Wanted', account_domain: `wanted-${newId().slice(-10)}.example`, type_id: fast };
    const drafts = await Promise.all(dealers.map((dealer) => dealer.draft(claim)));
    const answers = await Promise.all(
      dealers.map((dealer, index) => dealer.person.request('POST', `/deal_registrations/${drafts[index]}/submit`, {})),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(dealers.map(() => 200));
    const registrations = answers.map((answer) => answer.json<DealRegistration>());
    const winners = registrations.filter(({ status }) => status === 'approved');
    const losers = registrations.filter(({ status }) => status === 'pending_review');
    expect([winners.length, losers.length]).toEqual([1, dealers.length - 1]);
    expect(await liveProtections(claim.account_domain)).toEqual([{ partner_id: winners[0]!.partner_id }]);
    for (const loser of losers) {
      expect(loser.policy_clause).toBe('existing_engagement');
      expect((await desk.conflicts(loser.id)).map(({ kind }) => kind)).toContain('protected_by_other');
    }
  }
});

test('approves exactly one of two registrations of one account approved at the same time', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const claim = { account_name: 'Wanted', account_domain: `both-${newId().slice(-10)}.example` };
    const ids: string[] = [];
    for (const dealer of dealers) ids.push((await dealer.register(claim)).id);
    const answers = await Promise.all(
      ids.map((id) =>
        desk.reviewer.request('POST', `/deal_registrations/${id}/approve`, {
          override: { code: 'customer_decision', text: 'The customer chose.' },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await liveProtections(claim.account_domain)).toHaveLength(1);
    const states = await Promise.all(ids.map(async (id) => (await desk.registration(id)).status));
    expect(states.sort()).toEqual(['approved', 'pending_review', 'pending_review']);
  }
});

test('submits once on a double click', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await dealers[0]!.draft();
    const answers = await Promise.all(
      [1, 2, 3].map(() => dealers[0]!.person.request('POST', `/deal_registrations/${id}/submit`, {})),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  }
});

test('registers an account once when a partner submits two drafts simultaneously', async () => {
  const [dealer] = dealers;
  for (let round = 0; round < ROUNDS; round += 1) {
    const claim = { account_name: 'Twice', account_domain: `twice-${newId().slice(-10)}.example` };
    const drafts = [await dealer!.draft(claim), await dealer!.draft(claim)];
    const answers = await Promise.all(
      drafts.map((id) => dealer!.person.request('POST', `/deal_registrations/${id}/submit`, {})),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  }
});

test('puts a registration in review when another protection commits during its submission', async () => {
  const holder = await dealers[1]!.register({ account_name: 'Elsewhere', account_domain: 'elsewhere.example' });
  const admin = new Database(desk.world.database.adminUrl, 1);
  const claim = { account_name: 'Late', account_domain: 'late.example', type_id: fast };
  const draft = await dealers[0]!.draft(claim);
  // Other writers of protections do not know of our screening; only the database prevents the conflict.
  const submitted = await admin.unscoped(async (tx) => {
    const now = desk.world.clock.now();
    await tx.run(sql`
      insert into deal_protections (organization_id, registration_id, partner_id, account_key, valid)
      values (${desk.company.id}, ${holder.id}, ${holder.partner_id}, 'd:late.example',
        tstzrange(${now}, ${now}::timestamptz + interval '90 days'))`);
    const answer = dealers[0]!.person.request('POST', `/deal_registrations/${draft}/submit`, {});
    await untilSomebodyWaits(desk);
    return { answer };
  });
  const answer = await submitted.answer;
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ status: 'pending_review' });
  expect(await liveProtections('late.example')).toEqual([{ partner_id: dealers[1]!.id }]);
  await admin.close();
});

/** Waits until the submission has been screened and is blocked by the lock of the account. */
async function untilSomebodyWaits({ world }: Desk): Promise<void> {
  for (;;) {
    const waiting = await world.kernel.system.unscoped((tx) =>
      tx.rows(sql`
        select from pg_locks
        where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`),
    );
    if (waiting.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('rejects overlapping exclusive protections in the database', async () => {
  const [one, two] = [await dealers[0]!.register(), await dealers[1]!.register()];
  const protect = (registration: DealRegistration, family: string) =>
    desk.within((call) =>
      call.run(
        `insert into deal_protections (organization_id, registration_id, partner_id, account_key, product_family, valid)
         values ($1, $2, $3, 'd:held.example', $4, tstzrange($5, $5::timestamptz + interval '1 day'))`,
        [call.organization_id, registration.id, registration.partner_id, family, call.now()],
      ),
    );
  await protect(one, '*');
  await expect(protect(two, '*')).rejects.toMatchObject({ code: '23P01' });
  await expect(protect(two, newId())).rejects.toMatchObject({ code: '23P01' });
});

test('protects exactly one of two simultaneous registrations by website and by name', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const mark = newId()
      .slice(-10)
      .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);
    const claim = { account_name: `Named ${mark}`, type_id: fast, contact_email: 'ada@gmail.com' };
    const drafts = [
      await dealers[0]!.draft({ ...claim, account_domain: `${mark}.example` }),
      await dealers[1]!.draft({ ...claim, account_domain: null, has_no_website: true }),
    ];
    const answers = await Promise.all(
      drafts.map((id, index) => dealers[index]!.person.post<DealRegistration>(`/deal_registrations/${id}/submit`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['approved', 'pending_review']);
  }
});
