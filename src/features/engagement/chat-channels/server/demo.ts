import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createChannel } from './channels.ts';

/** Adds a channel that is switched off, because the demo sends nothing to other servers. */
async function addChannel({ history, company }: DemoStory): Promise<void> {
  if (!company.hasExceptions) return;
  await history.on(history.day(-1), async (call) => {
    await createChannel(call, {
      name: 'Deal desk',
      kind: 'slack',
      topics: ['registrations'],
      is_on: false,
      address: 'https://hooks.slack.com/services/T00000000/B00000000/demo',
    });
  });
}

export const demo = [defineDemo('chat-channels', { when: 'afterwards', run: addChannel })];
