import { afterAll, beforeAll, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import type { PayoutBatch, PayoutItem } from '#features/payouts/payouts/schema.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { Synced } from './testing/synced.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
});
afterAll(() => world.close());

/** A company with two earning partners, whose partners and deals are synchronized. */
async function begin() {
  const synced = await Synced.begin(world);
  const approver = await synced.company.member('finance');
  const partners = await synced.company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 0 });
    const made: string[] = [];
    for (const [name, amount_minor] of [
      ['Alpha', 100_000],
      ['Beta', 50_050],
    ] as const) {
      const partner = await givenPartner(call, { name });
      await accrueForOpportunity(call, await givenDeal(call, { partners: [partner], amount_minor }));
      made.push(partner);
    }
    return made;
  });
  const live = async (...given: Parameters<Synced['map']>) => {
    const mapping = await synced.map(...given);
    await synced.live(mapping);
    await synced.backfill(mapping);
    return mapping;
  };
  await live(
    {
      local_table: 'partners',
      remote_object: 'companies',
      in_filters: [{ field: 'kind', equals: ['partner'] }],
    },
    [
      { local_field: 'name', remote_field: 'name' },
      { local_field: null, remote_field: 'kind', fixed_value: 'partner', on_create: 'out', on_update: 'none' },
      { local_field: 'last_payment_amount', remote_field: 'last_payment', on_create: 'out', on_update: 'out' },
    ],
  );
  const [alpha, beta] = partners as [string, string];
  return { synced, approver, alpha, beta, live };
}

const out = { on_create: 'out', on_update: 'out' } as const;

test('payments reach the CRM once they are approved, follow their state, and are never taken from it', async () => {
  const { synced, approver, alpha, beta, live } = await begin();
  const { owner, crm } = synced;
  await live({ local_table: 'payout_items', remote_object: 'payments', creates_in: false }, [
    { local_field: 'name', remote_field: 'title', ...out },
    { local_field: 'partner_id', remote_field: 'company', ...out },
    { local_field: 'amount', remote_field: 'total', ...out },
    { local_field: 'status', remote_field: 'state', on_create: 'both', on_update: 'both' },
    { local_field: 'paid_on', remote_field: 'day', ...out },
  ]);
  const { id } = await owner.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
  const items = await owner.get<PayoutItem[]>(`/payout_items?batch_id=${id}`);
  const idOf = (partner: string) => items.find(({ partner_id }) => partner_id === partner)!.id;
  await synced.changed('payout_items', ...items.map((item) => item.id));
  await synced.pass();
  // A payment that is only prepared can still change or disappear.
  expect(crm.all('payments')).toEqual([]);

  await owner.post(`/payout_batches/${id}/submit`, {});
  await approver.post(`/payout_batches/${id}/approve`, {});
  await synced.changed('payout_items', ...items.map((item) => item.id));
  await synced.pass();
  const company = (name: string) => crm.all('companies').find(({ values }) => String(values.name).startsWith(name))!;
  const payment = (partner: string) => crm.all('payments').find(({ external_id }) => external_id === idOf(partner))!;
  expect(crm.all('payments')).toHaveLength(2);
  expect(payment(alpha).values).toMatchObject({ company: company('Alpha').id, total: '100', state: 'reserved' });
  expect(payment(beta).values).toMatchObject({ company: company('Beta').id, total: '50.05', state: 'reserved' });

  crm.edit('payments', payment(beta).id, { state: 'paid', total: '9999' });
  const paid_on = world.clock.now().toISOString().slice(0, 10);
  await owner.post(`/payout_batches/${id}/pay`, { paid_on, item_ids: [idOf(alpha)] });
  await owner.post(`/payout_items/${idOf(beta)}/fail`, { code: 'account_closed' });
  await synced.changed('payout_items', ...items.map((item) => item.id));
  await synced.pass();
  expect(payment(alpha).values).toMatchObject({ state: 'paid', day: paid_on });
  expect(payment(beta).values).toMatchObject({ state: 'failed' });
  expect((await owner.get<PayoutItem>(`/payout_items/${idOf(beta)}`)).status).toBe('failed');
  expect(company('Alpha').values.last_payment).toBe('100');
  expect(company('Beta').values.last_payment ?? null).toBeNull();
  expect(await synced.issues()).toEqual([]);
});

test('each commission reaches the CRM with its deal, and a hold changes its state there', async () => {
  const { synced, alpha, live } = await begin();
  const { owner, crm } = synced;
  await live({ local_table: 'opportunities', remote_object: 'deals', creates_in: false }, [
    { local_field: 'name', remote_field: 'dealname' },
  ]);
  await live({ local_table: 'commission_lines', remote_object: 'commissions', creates_in: false }, [
    { local_field: 'name', remote_field: 'title', ...out },
    { local_field: 'opportunity_id', remote_field: 'deal', ...out },
    { local_field: 'amount', remote_field: 'total', ...out },
    { local_field: 'status', remote_field: 'state', ...out },
  ]);
  const [line] = await owner.get<{ id: string; number: number; opportunity_id: string }[]>(
    `/commission_lines?partner_id=${alpha}`,
  );
  const found = () => crm.all('commissions').find(({ external_id }) => external_id === line!.id)!;
  const deal = crm.all('deals').find(({ external_id }) => external_id === line!.opportunity_id)!;
  expect(crm.all('commissions')).toHaveLength(2);
  expect(found().values).toMatchObject({
    title: expect.stringMatching(new RegExp(`^CL-${line!.number} Alpha`)),
    deal: deal.id,
    total: '100',
    state: 'payable',
  });
  await owner.post(`/commission_lines/${line!.id}/hold`, { reason: 'The customer has not signed' });
  await synced.changed('commission_lines', line!.id);
  await synced.pass();
  expect(found().values.state).toBe('on_hold');
  expect(await synced.issues()).toEqual([]);
});

test('money cannot be created from the CRM', async () => {
  const { synced } = await begin();
  for (const local_table of ['payout_items', 'commission_lines']) {
    const mapping = await synced.map({ local_table, remote_object: 'payments', creates_in: true } as never, [
      { local_field: 'amount', remote_field: 'total' },
      { local_field: 'name', remote_field: 'title' },
    ]);
    await synced.live(mapping);
    synced.crm.edit('payments', synced.crm.add('payments', { title: 'Forged', total: '5000' }), { state: 'paid' });
    const before = await synced.owner.get<unknown[]>(`/${local_table}?_end=50`);
    await synced.backfill(mapping);
    await synced.pass();
    expect(await synced.owner.get<unknown[]>(`/${local_table}?_end=50`)).toHaveLength(before.length);
    await synced.owner.request('DELETE', `/object_mappings/${mapping.id}`);
  }
});
