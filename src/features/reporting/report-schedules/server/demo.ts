import { Call, scopeOf } from '#server/call.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Kernel } from '#server/kernel.ts';
import { fixedClock } from '#server/ports/clock.ts';
import type { Recipient } from '../schema.ts';
import { reportTemplates } from '../templates.ts';
import { createReportSchedule, sendDueReports } from './service.ts';

const DAY = 86_400_000;
const WEEKS = 5;

interface Sending {
  organization_id: string;
  /** In partner mode: whose program it is. */
  partner_id: string | null;
  user_id: string;
  template: string;
  recipients: Recipient[];
}

/** Reports that were sent for some weeks already, by the product's own jobs under a clock of the past. */
async function sendReports(kernel: Kernel, sendings: readonly Sending[]): Promise<void> {
  const now = kernel.clock.now().getTime();
  const past = (at: number) => ({ ...kernel, clock: fixedClock(new Date(at)) });
  for (const { organization_id, partner_id, user_id, template, recipients } of sendings) {
    const actor = await kernel.identity.actorIn(user_id, organization_id, partner_id);
    const found = reportTemplates[partner_id ? 'partner' : 'company'].find(({ key }) => key === template);
    if (!actor || !found) throw new Error(`No one can create the report ${template}.`);
    const { clock } = past(now - WEEKS * 7 * DAY);
    await kernel.db.transaction(scopeOf(actor), (tx) =>
      createReportSchedule(new Call({ actor, tx, clock, sealing: kernel.sealing }), {
        ...found.values,
        timezone: actor.timezone,
        recipients,
      }),
    );
  }
  const companies = new Set(sendings.map(({ organization_id }) => organization_id));
  for (let days = WEEKS * 7; days >= 0; days -= 7) {
    for (const id of companies) await sendDueReports(await jobFor(past(now - days * DAY), id));
  }
}

/** The larger company's people and one of its partners have reports sent to them. */
async function sendWeekly(story: DemoStory): Promise<void> {
  const { owner, owners, finance, portal_user, organization_id, hasExceptions } = story.company;
  if (!hasExceptions) return;
  const role = (name: string) => ({ kind: 'role' as const, role: name });
  const person = (user_id: string) => ({ kind: 'user' as const, user_id });
  const manager = owners.at(-1)!;
  const ofCompany = { organization_id, partner_id: null, user_id: owner };
  await sendReports(story.kernel, [
    { ...ofCompany, template: 'open-pipeline', recipients: [person(owner), person(manager), role('finance')] },
    { ...ofCompany, user_id: finance, template: 'payable-commissions', recipients: [role('finance'), person(owner)] },
    { ...ofCompany, template: 'protections-ending', recipients: [{ kind: 'every_partner' }, person(manager)] },
    {
      organization_id,
      partner_id: story.get('partners')[0]!.id,
      user_id: portal_user,
      template: 'open-pipeline',
      recipients: [person(portal_user)],
    },
  ]);
}

export const demo = [defineDemo('report-schedules', { when: 'afterwards', run: sendWeekly })];
