import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { ProgramSettings } from '../schema.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

const url = () => `/program_settings/${company.id}`;

test('changes payout and commission rules, and logs them', async () => {
  const before = await company.owner.get<ProgramSettings>(url());
  expect(before).toMatchObject({ requires_second_approver: true, min_payout: {}, rounding: 'half_up' });
  const after = await company.owner.patch(url(), {
    min_payout: { USD: 5_000, JPY: 1_000 },
    deal_cap_ppm: 300_000,
    row_version: before.row_version,
  });
  expect(after).toMatchObject({ min_payout: { USD: 5_000, JPY: 1_000 }, deal_cap_ppm: 300_000 });
  const audit = await company.owner.get<{ changes: object }[]>(
    '/audit_events?ref_table=program_settings&action=updated',
  );
  expect(audit[0]!.changes).toMatchObject({ deal_cap_ppm: [null, 300_000] });
});

test('rejects an unknown currency by name', async () => {
  const refused = await company.owner.request('PATCH', url(), { min_payout: { XXQ: 1 } });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors.min_payout).toEqual(['XXQ is not a currency']);
});

test('only company administrators change the rules', async () => {
  const finance = await company.member('finance');
  expect(await finance.get(url())).toMatchObject({ rounding: 'half_up' });
  expect((await finance.request('PATCH', url(), { requires_second_approver: false })).statusCode).toBe(403);
});

test('reminder settings have field defaults, limits and an audit entry', async () => {
  const other = await world.company();
  const where = `/program_settings/${other.id}`;
  expect(await other.owner.get(where)).toMatchObject({
    expiry_notice_days: [30, 14, 3],
    review_reminder_percent: 50,
    review_escalation_percent: 100,
    silent_nudge_days: 30,
    silent_risk_days: 45,
  });
  for (const wrong of [
    { expiry_notice_days: [0] },
    { expiry_notice_days: [366] },
    { expiry_notice_days: [3, 3] },
    { expiry_notice_days: [1, 2, 3, 4, 5, 6] },
    { review_reminder_percent: 100 },
    { review_escalation_percent: 99 },
    { silent_risk_days: 366 },
  ]) {
    const refused = await other.owner.request('PATCH', where, wrong);
    expect([wrong, refused.statusCode]).toEqual([wrong, 400]);
  }
  await other.owner.patch(where, { expiry_notice_days: [5, 20], review_reminder_percent: 25 });
  const [audit] = await other.owner.get<{ changes: object }[]>(
    '/audit_events?ref_table=program_settings&action=updated',
  );
  expect(audit!.changes).toMatchObject({
    expiry_notice_days: [
      [30, 14, 3],
      [20, 5],
    ],
    review_reminder_percent: [50, 25],
  });
});
