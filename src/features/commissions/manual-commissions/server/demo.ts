import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { addManualCommission, writeOff } from './service.ts';

/** Adds commissions that no structure calculates: goodwill, a correction, and a debt that is written off. */
async function enterByHand(story: DemoStory, month: number): Promise<void> {
  const { history, company } = story;
  if (!company.hasExceptions || month !== -2) return;
  const { currency, finance } = company;
  const partners = story.get('partners');
  const [first, second] = [partners[1]!, partners[2]!];
  const gone = partners.at(-2)!;
  const on = history.day(month, 1);
  await history.on(
    on,
    async (call) => {
      const line = { currency, on };
      await addManualCommission(call, {
        ...line,
        partner_id: first.id,
        amount_minor: 25_000,
        reason: 'Goodwill for the portal outage in spring',
      });
      await addManualCommission(call, {
        ...line,
        partner_id: second.id,
        amount_minor: -12_000,
        reason: 'Training that was paid twice',
      });
      await addManualCommission(call, {
        ...line,
        partner_id: gone.id,
        amount_minor: -8_000,
        reason: 'Event contribution for a fair that was not visited',
      });
    },
    { user_id: finance },
  );
  await history.on(
    history.day(month, 4),
    (call) =>
      writeOff(call, {
        partner_id: gone.id,
        currency,
        amount_minor: 8_000,
        reason: 'The partner has closed its office',
      }),
    { user_id: finance },
  );
}

export const demo = [
  defineDemo('commissions-by-hand', {
    when: 'month',
    after: ['payout-method-to-verify'],
    run: enterByHand,
  }),
];
