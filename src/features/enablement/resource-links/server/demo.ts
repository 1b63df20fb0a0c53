import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { newId } from '#shared/ids.ts';
import { recordOpen } from './link.ts';
import { shareResource } from './share.ts';
import { takeLinkStep } from './steps.ts';

const readers = [
  { name: 'Grace Weber', email: 'grace.weber@harbor-logistics.example' },
  { name: 'Tomas Novak', email: 'tomas.novak@northway.example' },
  { name: 'Lena Fischer', email: 'lena.fischer@coldworks.example' },
] as const;

/** Shares a product overview with three customers: one reads it twice, one once, and one link was revoked. */
async function shareSome(story: DemoStory): Promise<void> {
  const { history } = story;
  const resource_id = story.get('resources')['Product overview']!;
  const links = await history.on(history.day(0, -9), (call) =>
    shareResource(call, resource_id, {
      recipients: readers.map(({ name, email }) => ({ name, email })),
      has_watermark: true,
      expires_in_days: 30,
    }),
  );
  for (const [index, days] of [
    [0, 8],
    [0, 4],
    [1, 6],
  ] as const) {
    const { id, email } = links[index]!;
    const open = { link: { id, resource_id }, email, version: 1, ticket: newId() };
    await history.on(history.day(0, -days), async (call) => {
      await recordOpen(call, { ...open, kind: 'opened' });
      if (days === 4) await recordOpen(call, { ...open, kind: 'downloaded' });
    });
  }
  await history.on(history.day(0, -2), (call) => takeLinkStep.revoke(call, links[2]!.id));
}

export const demo = [defineDemo('resource-links', { when: 'end', after: ['resources'], run: shareSome })];
