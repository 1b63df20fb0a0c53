import { Call } from '#server/call.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { newId } from '#shared/ids.ts';
import type { PartnerAnnouncementCreate } from '../schema.ts';
import { createPartnerAnnouncement } from './service.ts';
import { takeAnnouncementStep } from './steps.ts';

/** Past events reach nobody’s mailbox. */
const quiet = (call: Call) => new Call({ ...call, batch_id: newId() });

/** One that has ended, two that partners see, one that is scheduled and a draft. */
async function announce(story: DemoStory): Promise<void> {
  const { history } = story;
  const at = (days: number) => history.day(0, days);
  const send = (days: number, input: PartnerAnnouncementCreate) =>
    history.on(at(days), async (call) => {
      const id = await createPartnerAnnouncement(quiet(call), input);
      await takeAnnouncementStep.send(quiet(call), id);
      return id;
    });
  const old = await send(-40, {
    title: 'Office closed on October 31',
    body: 'Registrations that arrive on that day are decided on the next working day.',
  });
  await history.on(at(-30), (call) => takeAnnouncementStep.end(quiet(call), old));
  await send(-6, {
    title: 'New price list from January 1',
    body: 'Prices of the Fleet edition rise by 4%. Quotes sent before December 31 keep the current prices.',
    link: '/partner-resources',
    link_label: 'Open resources',
    tone: 'info',
    sends_email: true,
  });
  await send(-1, {
    title: 'Double commission on first deals until year end',
    body: 'Every partner who wins a first deal this quarter earns twice the usual rate.',
    link: '/revenue/incentives',
    link_label: 'How you earn',
    tone: 'success',
    rings_bell: true,
  });
  await history.on(at(0), async (call) => {
    const id = await createPartnerAnnouncement(quiet(call), {
      title: 'Partner day on March 12',
      body: 'Save the date: roadmap, workshops and the partner awards.',
      starts_at: new Date(call.now().getTime() + 14 * 86_400_000).toISOString(),
    });
    await takeAnnouncementStep.send(quiet(call), id);
    await createPartnerAnnouncement(quiet(call), { title: 'New training for sales teams', tone: 'info' });
  });
}

export const demo = [defineDemo('partner announcements', { when: 'afterwards', run: announce })];
