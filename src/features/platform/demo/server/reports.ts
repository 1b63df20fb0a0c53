import type { Recipient } from '#features/reporting/report-schedules/schema.ts';
import { createReportSchedule, sendAllDue } from '#features/reporting/report-schedules/server/service.ts';
import { reportTemplates } from '#features/reporting/report-schedules/templates.ts';
import { Call, scopeOf } from '#server/call.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Kernel } from '#server/kernel.ts';
import { fixedClock } from '#server/ports/clock.ts';

const DAY = 86_400_000;
const WEEKS = 5;

interface Sending {
  organization_id: string;
  /** In partner mode: whose programme it is. */
  partner_id: string | null;
  user_id: string;
  template: string;
  recipients: Recipient[];
}

/** Reports that were sent for some weeks already, by the product's own jobs under a clock of the past. */
export async function sendReports(kernel: Kernel, sendings: readonly Sending[]): Promise<void> {
  const now = kernel.clock.now().getTime();
  const past = (at: number) => ({ ...kernel, clock: fixedClock(new Date(at)) });
  for (const { organization_id, partner_id, user_id, template, recipients } of sendings) {
    const actor = await kernel.identity.actorIn(user_id, organization_id, partner_id);
    const found = reportTemplates[partner_id ? 'partner' : 'company'].find(({ key }) => key === template);
    if (!actor || !found) throw new Error(`Nobody can make the report ${template}.`);
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
    for (const id of companies) await sendAllDue(await jobFor(past(now - days * DAY), id));
  }
}
