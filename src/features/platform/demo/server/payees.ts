import type { MethodDetails, Rail } from '#features/money/payouts/methods.schema.ts';
import { savePayoutMethod, verifyMethod } from '#features/money/payouts/server/service.ts';
import type { History } from './history.ts';
import type { DemoPartner } from './story.ts';
import { domainOf } from './words.ts';

/** Some partners have said where their money goes, and finance has vouched for it. */
export async function keepPayees(
  history: History,
  partners: readonly DemoPartner[],
  { month, finance }: { month: number; finance: string },
): Promise<void> {
  for (const [index, partner] of partners.entries()) {
    const method = await enter(history, partner, history.day(month, 2 + index), index);
    await history.on(history.day(month, 3 + index), (call) => verifyMethod(call, method), { user_id: finance });
  }
}

/** One more has, which nobody has verified yet: the next payout waits for that. */
export async function newPayee(history: History, partner: DemoPartner, day: string): Promise<void> {
  await enter(history, partner, day, 8);
}

function enter(history: History, { id, name }: DemoPartner, day: string, index: number): Promise<string> {
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
