import { systemActor } from '#server/call.ts';
import { acrossCompanies } from '#server/company/across-companies.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createAnnouncement } from './announcements.ts';

/** Adds an announcement that has ended, so that it covers no screen of the demo. */
async function announceMaintenance({ kernel, history, company }: DemoStory): Promise<void> {
  if (!company.hasExceptions) return;
  await kernel.system.unscoped(async (tx) => {
    const call = await acrossCompanies(tx, kernel, systemActor(company.organization_id), null);
    await createAnnouncement(call, {
      text: 'Tandem is updated on Saturday between 10 and 11 PM UTC. Save your work before.',
      tone: 'warning',
      audience: 'everybody',
      starts_at: `${history.day(0, -12)}T08:00:00Z`,
      ends_at: `${history.day(0, -9)}T23:00:00Z`,
    });
  });
}

export const demo = [defineDemo('announcements', { when: 'afterwards', run: announceMaintenance })];
