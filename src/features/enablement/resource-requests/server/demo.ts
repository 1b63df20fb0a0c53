import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { requestResource } from './service.ts';
import { takeRequestStep } from './steps.ts';

/** Adds three requests, of the demo partner and of others: answered, declined and open. */
async function requestSome(story: DemoStory): Promise<void> {
  const { history } = story;
  const [home, second = home, third = home] = story.get('partners').map(({ id }) => id);
  const ask = (ago: number, partner_id: string, title: string, details: string) =>
    history.on(history.day(0, -ago), (call) => requestResource(call, partner_id, { title, details }));
  const answered = await ask(
    19,
    home!,
    'Savings calculation for customers',
    'Our customers ask for figures every week.',
  );
  await history.on(history.day(0, -17), (call) =>
    takeRequestStep.answer(call, answered, {
      answer: 'The guide has all four figures.',
      resource_id: story.get('resources')['Return on investment guide']!,
    }),
  );
  const declined = await ask(14, second!, 'Purchase prices of the gateway', 'For our own calculation.');
  await history.on(history.day(0, -13), (call) =>
    takeRequestStep.decline(call, declined, {
      answer: 'Purchase prices are part of your contract. Your partner manager can help.',
    }),
  );
  await ask(3, home!, 'Product overview in Dutch', 'Two tenders in the Netherlands need it by the end of the month.');
  await ask(1, third!, 'Reference customer in food logistics', 'A quote or a short story is enough.');
}

export const demo = [defineDemo('resource-requests', { when: 'end', after: ['resources'], run: requestSome })];
