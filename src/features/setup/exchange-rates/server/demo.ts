import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createRow } from '#server/resource/verbs.ts';
import { exchangeRates } from './resource.ts';

/** Units of the currency for one euro at the start of each quarter, so that the demo needs no network. */
const perEuro: Record<string, readonly string[]> = {
  USD: ['1.0842', '1.1318', '1.1704', '1.1586'],
  GBP: ['0.8371', '0.8492', '0.8655', '0.8723'],
  CAD: ['1.5527', '1.5711', '1.6022', '1.6164'],
};

/** Adds the rates that the treasury entered for the last four quarters. */
async function enterRates({ history }: DemoStory): Promise<void> {
  await history.on(history.today, async (call) => {
    for (const [quote, rates] of Object.entries(perEuro))
      for (const [index, rate] of rates.entries()) {
        const as_of = history.day(3 * (index - rates.length));
        await createRow(call, exchangeRates, { base: 'EUR', quote, rate, as_of, note: 'Treasury, quarterly rate' });
      }
  });
}

export const demo = [defineDemo('exchange-rates', { when: 'end', run: enterRates })];
