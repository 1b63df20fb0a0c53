import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createRows } from '#server/resource/bulk.ts';
import { importedEarnings } from './resource.ts';

const customers = ['Hooli', 'Initech', 'Vandelay', 'Massive Dynamic', 'Stark Supplies', 'Wonka'];
const SYSTEM = 'PartnerStack';

/** The first two partners bring half a year of earnings from the system that the company used before. */
async function bringHistory(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const rows = story
    .get('partners')
    .slice(0, 2)
    .flatMap(({ id }, at) => {
      const common = { system: SYSTEM, partner_id: id, currency: company.currency };
      const earned = customers.map((_, index) => {
        const isPaid = index < 4;
        const paid_on = history.day(index - 30, 20);
        return {
          ...common,
          kind: 'commission',
          external_id: `rwd_${at + 1}${index + 1}`,
          customer: customers[(index + at * 2) % customers.length],
          amount_minor: 18_000 + index * 4_250 + at * 1_100,
          earned_on: history.day(index - 30),
          state: isPaid ? 'paid' : 'unpaid',
          status: isPaid ? 'paid' : 'approved',
          ...(isPaid && { paid_on, reference: `Invoice ${paid_on.slice(0, 7)}` }),
        };
      });
      const paid = earned.filter(({ state }) => state === 'paid');
      const day = history.day(-26, 25);
      const payout = {
        ...common,
        kind: 'payout',
        external_id: `pay_${at + 1}`,
        amount_minor: paid.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
        earned_on: day,
        state: 'paid',
        status: 'paid',
        paid_on: day,
      };
      return [...earned, payout];
    });
  await history.on(history.day(-23), async (call) => void (await createRows(call, importedEarnings, rows)));
}

export const demo = [defineDemo('imported-earnings', { when: 'end', run: bringHistory })];
