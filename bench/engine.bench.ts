/**
 * The pure commission engine over 100,000 sales. The baseline reads the same events from JSON and sums them with
 * bigint.
 */
import { createBook } from '#features/commissions/commission-engine/book.ts';
import type { SaleEvent } from '#features/commissions/commission-engine/event.ts';
import type { Facts } from '#features/commissions/commission-engine/facts.ts';
import { openProgram } from '#features/commissions/commission-engine/program.ts';
import { addDays } from '#shared/time/dates.ts';
import { report } from './load.ts';
import { size } from './sizes.ts';

const EVENTS = size(100_000, 500);
const ROUNDS = size(3, 1);
const PARTNERS = 50;

/** Marginal tiers by the quarter, two partners for each deal, a monthly ceiling per partner. */
const facts: Facts = {
  program: { currency: 'USD', timezone: 'UTC', rounding: 'half_up' },
  partners: Array.from({ length: PARTNERS }, (_, index) => ({
    id: `P${index}`,
    type: 'reseller',
    region: 'EMEA',
    tiers: [{ tier: index % 2 === 0 ? 'gold' : 'silver', effective_from: '2020-01-01' }],
  })),
  plans: [
    {
      plan_id: 'plan',
      version: 1,
      effective_from: '2020-01-01',
      definition: {
        hold_days: 30,
        rules: [
          {
            id: 'volume',
            calc: {
              type: 'tiered',
              mode: 'marginal',
              measure: 'credited_base',
              period: 'quarter',
              bands: [
                { from: 0, to: 10_000_000, rate_ppm: 100_000 },
                { from: 10_000_000, to: 50_000_000, rate_ppm: 120_000 },
                { from: 50_000_000, to: null, rate_ppm: 150_000 },
              ],
            },
            cap: { amount_minor: 40_000_000, currency: 'USD', scope: 'partner', period: 'month' },
          },
        ],
      },
    },
  ],
};

const events = Array.from(
  { length: EVENTS },
  (_, index): SaleEvent => ({
    id: `e${index}`,
    type: 'sale',
    at: addDays('2026-01-01', Math.floor((index * 360) / EVENTS)),
    deal: `D${index}`,
    customer: `K${index % 500}`,
    currency: 'USD',
    lines: [{ product: 'pro', category: 'saas', amount_minor: 10_000 + ((index * 7919) % 500_000), qty: 1 }],
    participants: [
      { partner: `P${index % PARTNERS}`, role: 'source', weight: 70 },
      { partner: `P${(index * 7 + 1) % PARTNERS}`, role: 'source', weight: 30 },
    ],
  }),
);
const text = JSON.stringify(events);

const ours: number[] = [];
const bare: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  bare.push(
    timed(() => {
      let sum = 0n;
      for (const event of JSON.parse(text) as SaleEvent[])
        for (const line of event.lines) sum += BigInt(line.amount_minor);
      if (sum === 0n) throw new Error('nothing was summed');
    }),
  );
  ours.push(
    timed(() => {
      const book = createBook(openProgram(facts));
      let lines = 0;
      for (const event of JSON.parse(text) as SaleEvent[])
        for (const rating of book.rate(event)) lines += rating.lines.length;
      if (lines < EVENTS) throw new Error(`only ${lines} lines`);
    }),
  );
}
const [mine, plain] = [median(ours), median(bare)];
report({
  measure: `commission engine, ${EVENTS} events with tiers, splits and caps`,
  value: Math.round(EVENTS / mine),
  unit: 'events/s',
  baseline: 'reading the same events from JSON and summing them with bigint, in time',
  ratio: mine / plain,
  reach: '<= 15, and >= 50,000 events/s',
});

/** The CPU seconds of this process, which exclude other work of the machine. */
function timed(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}
