import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { mailJobs } from '#features/platform/mails/server/jobs.ts';
import { prepareCompany } from '#server/company/new-company.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Mail } from '#server/ports/mail.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { GoLive, GoLiveKey } from '../schema.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function newCompany(): Promise<Company> {
  const company = await world.company();
  await company.within(prepareCompany);
  return company;
}
const goLive = ({ owner }: Company) => owner.get<GoLive>('/go_live');
async function isDone(company: Company, key: GoLiveKey): Promise<boolean> {
  return (await goLive(company)).items.find((item) => item.key === key)!.is_done;
}

test('updates the score with the data, item by item', async () => {
  const company = await newCompany();
  const { owner } = company;
  const before = await goLive(company);
  expect(before.score).toBe(0);
  const steps: [GoLiveKey, () => Promise<unknown>][] = [
    [
      'details',
      () =>
        world.kernel.system.unscoped((tx) =>
          tx.run(sql`update organizations set description = 'Makes things' where id = ${company.id}`),
        ),
    ],
    ['types', () => owner.post('/partner_types', { name: 'Reseller' })],
    ['partners', () => company.within((call) => samplePartner(call))],
    [
      'payouts',
      async () => {
        await company.member('finance');
        await owner.patch(`/program_settings/${company.id}`, { min_payout: { USD: 5_000 } });
      },
    ],
    [
      'branding',
      () =>
        world.kernel.system.unscoped((tx) =>
          tx.run(sql`update organizations set logo_url = '/files/pictures/a.png' where id = ${company.id}`),
        ),
    ],
    ['deals', () => owner.post('/opportunities', { name: 'A deal' })],
  ];
  let { score } = before;
  for (const [key, act] of steps) {
    expect(await isDone(company, key), key).toBe(false);
    await act();
    expect(await isDone(company, key), key).toBe(true);
    const after = (await goLive(company)).score;
    expect(after).toBeGreaterThan(score);
    score = after;
  }
});

test('omits items of disabled modules', async () => {
  const company = await newCompany();
  const before = await goLive(company);
  await world.switchFor(company, ['commissions', 'payouts'], false);
  const { items } = await goLive(company);
  const gone = before.items.filter(({ key }) => !items.some((item) => item.key === key));
  expect(gone.map(({ key }) => key)).toEqual(['plan', 'payouts']);
  await world.switchFor(company, ['go_live'], false);
  expect((await company.owner.request('GET', '/go_live')).statusCode).toBe(404);
});

test('a structure counts once it is published and assigned', async () => {
  const company = await newCompany();
  const { draft_id } = await company.owner.post<{ draft_id: string }>('/commission_plans', {
    name: 'Referral',
    template: 'referral',
  });
  expect(await isDone(company, 'plan')).toBe(false);
  await company.owner.post(`/plan_versions/${draft_id}/publish`, { effective_from: '2026-03-16' });
  expect(await isDone(company, 'plan')).toBe(false);
  const [{ id }] = (await company.owner.get<{ id: string }[]>('/commission_plans')) as [{ id: string }];
  await company.owner.post('/plan_assignments', { plan_id: id, target: 'program' });
  expect(await isDone(company, 'plan')).toBe(true);
});

test('invited partner users and team members count until the invitation is revoked', async () => {
  const company = await newCompany();
  const partner_id = await company.within((call) => samplePartner(call));
  const invited = async (body: object) => (await company.owner.post<{ id: string }>('/invitations', body)).id;
  const person = await invited({ partner_id, email: 'p@partner.example', role: 'partner_admin' });
  const colleague = await invited({ email: 'c@acme.example', role: 'admin' });
  expect(await isDone(company, 'portal')).toBe(true);
  expect(await isDone(company, 'team')).toBe(true);
  await company.owner.post(`/invitations/${person}/revoke`);
  await company.owner.post(`/invitations/${colleague}/revoke`);
  expect(await isDone(company, 'portal')).toBe(false);
  expect(await isDone(company, 'team')).toBe(false);
});

test('the email item is done once an email was sent, and otherwise says why not', async () => {
  const company = await newCompany();
  const asked = await company.owner.request('POST', '/go_live/test_mail', {});
  expect(asked.statusCode).toBe(202);
  const { mails } = await company.owner.get<{ mails: { id: string; to_address: string; subject: string }[] }>(
    '/mail_outbox',
  );
  expect(mails).toMatchObject([{ to_address: company.owner.email, subject: 'Test email from Acme' }]);
  const deliver = async (send: (mail: Mail) => Promise<void>) => {
    const job = await jobFor({ ...world.kernel, mailer: { delivers: true, send } }, company.id);
    await mailJobs['mails.deliver']!(job, { mail_id: mails[0]!.id });
  };
  expect(await isDone(company, 'mail')).toBe(false);
  await expect(deliver(() => Promise.reject(new Error('535 wrong password')))).rejects.toThrow('535');
  expect(await isDone(company, 'mail')).toBe(false);
  await deliver(async () => {});
  expect(await isDone(company, 'mail')).toBe(true);
});

test('sample data does not count, and is listed until it is removed', async () => {
  const company = await newCompany();
  await company.owner.post('/sample_data/plant');
  expect(await isDone(company, 'partners')).toBe(false);
  expect(await isDone(company, 'deals')).toBe(false);
  expect(await isDone(company, 'sample')).toBe(false);
  await company.owner.post('/sample_data/remove', {});
  expect((await goLive(company)).items.map(({ key }) => key)).not.toContain('sample');
});

test('the checklist can be hidden and shown again', async () => {
  const company = await newCompany();
  expect((await goLive(company)).dismissed_at).toBeNull();
  await company.owner.post('/onboarding/complete');
  expect((await goLive(company)).dismissed_at).toBeNull();
  await company.owner.post('/go_live/dismiss', { dismissed: true });
  expect((await goLive(company)).dismissed_at).not.toBeNull();
  await company.owner.post('/go_live/dismiss', { dismissed: false });
  expect((await goLive(company)).dismissed_at).toBeNull();
});

test('a read-only user can view it but not change it', async () => {
  const company = await newCompany();
  const reader = await company.member('read_only');
  expect(await reader.get('/go_live')).toMatchObject({ score: expect.any(Number) });
  expect((await reader.request('POST', '/go_live/test_mail', {})).statusCode).toBe(403);
  expect((await reader.request('POST', '/go_live/dismiss', { dismissed: true })).statusCode).toBe(403);
});

test('a custom role that can manage payouts counts as an approver', async () => {
  const company = await newCompany();
  await company.owner.patch(`/program_settings/${company.id}`, { min_payout: { USD: 5_000 } });
  const role = async (permissions: string[]) =>
    company.owner.post<{ id: string }>('/roles', {
      name: permissions[0]!.replace(':', ' '),
      permissions,
    });
  const join = async ({ id }: { id: string }) => {
    const { user_id } = await world.person();
    await world.kernel.system.unscoped((tx) =>
      tx.run(sql`
        insert into memberships (organization_id, user_id, role, role_id)
        values (${company.id}, ${user_id}, 'custom', ${id})`),
    );
  };
  await join(await role(['partners:manage']));
  expect(await isDone(company, 'payouts')).toBe(false);
  await join(await role(['payout_batches:manage']));
  expect(await isDone(company, 'payouts')).toBe(true);
});
