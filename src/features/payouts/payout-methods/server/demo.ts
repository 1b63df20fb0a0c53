import type { Rail } from '#features/payouts/payouts/rail.schema.ts';
import type { History } from '#server/demo/history.ts';
import { domainOf } from '#server/demo/names.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import type { MethodDetails } from '../schema.ts';
import { savePayoutMethod, verifyMethod } from './service.ts';

interface Payee {
  id: string;
  name: string;
}

/** Some partners have entered payout details, which finance has verified. */
async function keepPayees(story: DemoStory, month: number): Promise<void> {
  const { history, company } = story;
  if (!company.hasExceptions || month !== -20) return;
  for (const [index, partner] of story.get('partners').slice(0, 8).entries()) {
    const method = await enter(history, partner, history.day(month, 2 + index), index);
    await history.on(history.day(month, 3 + index), (call) => verifyMethod(call, method), { user_id: company.finance });
  }
}

/** One more partner has entered details that nobody has verified yet, so the next payout waits for that. */
async function newPayee(story: DemoStory, month: number): Promise<void> {
  if (!story.company.hasExceptions || month !== -1) return;
  await enter(story.history, story.get('partners')[8]!, story.history.day(month, 5), 8);
}

function enter(history: History, { id, name }: Payee, day: string, index: number): Promise<string> {
  const cipher = history.kernel.sealing.cipher('payout methods');
  const payee = { partner_id: id, currency: 'USD', country: 'US', holder_name: name };
  return history.on(day, (call) => savePayoutMethod(call, cipher, { ...payee, ...ways(index, name) }));
}

function ways(index: number, name: string): { rail: Rail; details: MethodDetails } {
  if (index % 3 === 2) return { rail: 'paypal', details: { email: `finance@${domainOf(name)}` } };
  return {
    rail: 'bank_ach',
    details: {
      routing_number: '011000015',
      account_number: `4400${String(1_017 + index * 733).padStart(6, '0')}`,
      account_type: 'checking',
      bank_name: 'First Harbor Bank',
    },
  };
}

export const demo = [
  defineDemo('payout-methods', { when: 'month', after: ['opportunities'], run: keepPayees }),
  defineDemo('payout-method-to-verify', { when: 'month', after: ['payouts'], run: newPayee }),
];
