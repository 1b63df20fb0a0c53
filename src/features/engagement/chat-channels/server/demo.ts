import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createChannel } from './channels.ts';

/** Adds channels that are switched off, because the demo sends nothing to other servers. */
async function addChannels(story: DemoStory): Promise<void> {
  const { history, company } = story;
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
  const partner = story.get('partners')[0]!;
  await history.on(
    history.day(-1),
    async (call) => {
      await createChannel(call, {
        name: 'Vendor news',
        kind: 'slack',
        topics: ['decisions'],
        is_on: false,
        address: 'https://hooks.slack.com/services/T00000001/B00000001/demo',
      });
    },
    {
      mode: 'partner',
      partner_id: partner.id,
      role: 'partner_admin',
      user_id: company.portal_user,
      full_name: 'Piet Partner',
    },
  );
}

export const demo = [defineDemo('chat-channels', { when: 'afterwards', run: addChannels })];
