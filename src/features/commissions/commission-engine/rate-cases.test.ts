import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../../../scripts/rate.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cases-'));
afterAll(() => rmSync(folder, { recursive: true }));

function rate(content: unknown) {
  const path = join(folder, 'cases.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, path], { encoding: 'utf8' });
  return {
    status,
    stderr,
    results: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
}

const good = {
  id: 'C01',
  program: { currency: 'USD', timezone: 'UTC', rounding: 'half_up' },
  partners: [{ id: 'P1', type: 'reseller', region: 'EMEA', tiers: [] }],
  plans: [
    {
      id: 'plan',
      version: 1,
      effective_from: '2026-01-01',
      rules: [{ id: 'r1', calc: { type: 'percent', rate_ppm: 100000 } }],
    },
  ],
  events: [
    {
      id: 'e1',
      type: 'sale',
      at: '2026-01-10',
      currency: 'USD',
      lines: [{ amount_minor: 100000 }],
      participants: [{ partner: 'P1', role: 'source', weight: 1 }],
    },
  ],
};
const withEvent = (fields: object) => ({ ...good, id: 'bad', events: [{ ...good.events[0], ...fields }] });

describe('npm run rate', () => {
  test('prints one result per case, in the order of the file, and nothing else', () => {
    const { status, stderr, results } = rate({ cases: [good, { ...good, id: 'C02' }] });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(results.map(({ id }) => id)).toEqual(['C01', 'C02']);
    expect(results[0]).toEqual({
      id: 'C01',
      lines: [{ event: 'e1', partner: 'P1', rule: 'r1', kind: 'accrual', amount_minor: 10000, currency: 'USD' }],
      net_by_partner: { P1: { USD: 10000 } },
      payouts: [],
      traces: [],
    });
  });

  test('names the field of a plan that cannot be published, and fails', () => {
    const plans = [{ ...good.plans[0], rules: [{ id: 'r1', calc: { type: 'percent', rate_ppm: 2_000_000 } }] }];
    const { status, stderr, results } = rate({
      cases: [
        { ...good, plans },
        { ...good, id: 'C02' },
      ],
    });
    const field = 'plans (plan v1).rules.0.calc.rate_ppm';
    expect(status).toBe(1);
    expect(results[0]).toEqual({
      id: 'C01',
      lines: [],
      net_by_partner: {},
      error: 'rate_above_base',
      field,
      reason: expect.any(String),
    });
    expect(stderr).toBe(`case C01: ${field}: ${results[0].reason} (rate_above_base)\n`);
    expect(results[1]).toMatchObject({ id: 'C02', net_by_partner: { P1: { USD: 10000 } } });
  });

  test('rates one case of an id and refuses the second by name', () => {
    const { status, stderr, results } = rate({ cases: [good, good] });
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'case C01: id: C01 appears twice\n' });
    expect(results).toMatchObject([
      { id: 'C01', net_by_partner: { P1: { USD: 10000 } } },
      { id: 'C01', lines: [], field: 'id', reason: 'C01 appears twice' },
    ]);
  });

  test('names the field of an invalid case and still rates the others', () => {
    const { status, stderr, results } = rate({ cases: [withEvent({ lines: [{ amount_minor: 1.5 }] }), good] });
    expect(status).toBe(1);
    expect(stderr).toBe('case bad: events.0.lines.0.amount_minor: must be integer\n');
    expect(results[0]).toMatchObject({ id: 'bad', error: 'events.0.lines.0.amount_minor: must be integer' });
    expect(results[1]).toMatchObject({ id: 'C01', net_by_partner: { P1: { USD: 10000 } } });
  });

  test.each([
    ['an event that is no event', { type: 'theft' }, 'events.0.type'],
    ['a currency that does not exist', { currency: 'ABC' }, 'events.0 (e1).currency: ABC is not an ISO 4217 code'],
    ['a date that is none', { at: '10.01.2026' }, 'events.0.at'],
    ['a day that is not in the calendar', { at: '2026-02-30' }, 'events.0 (e1).at: 2026-02-30 is not a date'],
    ['a refund of nothing', { type: 'refund', of: undefined }, 'events.0 (e1).of: is missing'],
    ['a deal of nobody', { participants: [] }, 'events.0 (e1).participants: are missing'],
    ['a rate that is no number', { fx_to_program: '1,10' }, 'events.0.fx_to_program'],
  ])('%s is refused by name', (_title, fields, message) => {
    const { status, stderr } = rate({ cases: [withEvent(fields)] });
    expect(status).toBe(1);
    expect(stderr).toContain(`case bad: ${message}`);
  });

  test('accepts a byte order mark', () => {
    expect(rate(`\uFEFF${JSON.stringify([good])}`)).toMatchObject({ status: 0, results: [{ id: 'C01' }] });
  });

  test('rejects a second file', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'a.json', 'b.json'], { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'usage: npm run rate -- <cases.json>\n',
    });
  });

  test.each([
    ['a file that is not JSON', '{', 'cases.json: '],
    ['a file without cases', '{}', 'cases: is missing'],
    ['an empty list', '[]', 'this file contains no cases'],
    ['a file whose list of cases is empty', '{"cases": []}', 'this file contains no cases'],
    ['a file whose cases are no list', '{"cases": {}}', 'cases: is not a list'],
  ])('rejects %s', (_title, content, message) => {
    const { status, stderr, results } = rate(content);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(results).toEqual([]);
  });
});
