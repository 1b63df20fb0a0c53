import { describe, expect, test } from 'vitest';
import { type GoLiveFacts, goLiveItems, scoreOf } from './score.ts';

const ready: GoLiveFacts = {
  name: 'Acme',
  description: 'Makes things',
  logo_url: '/files/pictures/x.png',
  types: 1,
  own_partners: 1,
  has_plan: true,
  has_drafted_plan: true,
  has_minimum: true,
  requires_second_approver: true,
  has_payout_limit: false,
  approvers: 2,
  mails_sent: 1,
  mail_error: null,
  portal_people: 1,
  colleagues: 2,
  own_deals: 1,
  sample_records: 0,
};
const bare: GoLiveFacts = {
  ...ready,
  description: null,
  logo_url: null,
  types: 0,
  own_partners: 0,
  has_plan: false,
  has_drafted_plan: false,
  has_minimum: false,
  approvers: 1,
  mails_sent: 0,
  portal_people: 0,
  colleagues: 1,
  own_deals: 0,
};
const sending = { delivers: true, address: 'https://partners.acme.example' };
const detailOf = (facts: GoLiveFacts, wanted: string, mail = sending) =>
  goLiveItems(facts, mail).find(({ key }) => key === wanted)?.detail;

describe('the score', () => {
  test('is 0 for an empty company and 100 for a ready one', () => {
    expect(scoreOf(goLiveItems(bare, sending))).toBe(0);
    expect(scoreOf(goLiveItems(ready, sending))).toBe(100);
  });

  test('gives the most points to partners, a structure and partner users', () => {
    const points = new Map(goLiveItems(ready, sending).map((item) => [item.key, item.points]));
    expect([...points.values()].reduce((sum, one) => sum + one)).toBe(100);
    for (const light of ['types', 'team', 'branding', 'deals'] as const) {
      for (const heavy of ['partners', 'plan', 'portal'] as const)
        expect(points.get(heavy)!).toBeGreaterThan(points.get(light)!);
    }
  });

  test('is below 100 while there is sample data', () => {
    const items = goLiveItems({ ...ready, sample_records: 40 }, sending);
    expect(items.at(-1)).toMatchObject({ key: 'sample', is_done: false });
    expect(scoreOf(items)).toBe(95);
  });

  test('is below 100 while an item is open', () => {
    expect(scoreOf(goLiveItems({ ...ready, own_deals: 0 }, sending))).toBeLessThan(100);
  });
});

test('explains what is missing', () => {
  expect(detailOf({ ...ready, has_plan: false }, 'plan')).toBe('Publish your draft structure.');
  expect(detailOf({ ...bare }, 'plan')).toBe('No incentive structure is published.');
  expect(detailOf({ ...bare, has_minimum: true }, 'payouts')).toContain('second person');
  expect(detailOf({ ...bare, has_minimum: true, requires_second_approver: false }, 'payouts')).toBeNull();
  const limited = { ...bare, has_minimum: true, requires_second_approver: false, has_payout_limit: true };
  expect(detailOf({ ...limited, approvers: 2 }, 'payouts')).toContain('two people');
  expect(detailOf({ ...limited, approvers: 3 }, 'payouts')).toBeNull();
  expect(detailOf(bare, 'mail', { ...sending, delivers: false })).toContain('No mail server is set up');
  for (const address of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:80'])
    expect(detailOf(ready, 'mail', { ...sending, address })).toContain(`${address}, which other people cannot open`);
  expect(detailOf(ready, 'mail', { ...sending, address: 'http://localhost.example' })).toBeNull();
  expect(detailOf({ ...bare, mail_error: '550 no such user' }, 'mail')).toContain('550 no such user');
  expect(detailOf(ready, 'mail')).toBeNull();
});
