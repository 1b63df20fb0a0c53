import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { addDays, addMonths } from '#shared/time/dates.ts';
import { closeMonth, readPeriods, runNightlyCheckpoint, startClosing } from './service.ts';

/**
 * Finance has closed each old month some days after its end; the last month but one is being closed, the last one
 * waits.
 */
async function closeOldMonths({ history, company: { finance } }: DemoStory): Promise<void> {
  const as = { user_id: finance };
  const ended = (await history.on(history.today, readPeriods)).filter(({ has_ended }) => has_ended).reverse();
  for (const { month } of ended.slice(0, -2)) {
    await history.on(
      addDays(addMonths(`${month}-01`, 1), 6),
      async (call) => {
        await startClosing(call, month);
        await closeMonth(call, month);
      },
      as,
    );
  }
  const next = ended.at(-2);
  if (next) await history.on(history.today, (call) => startClosing(call, next.month), as);
}

export const demo = [
  defineDemo('accounting-periods', { when: 'end', after: ['disputes'], run: closeOldMonths }),
  defineDemo('ledger-check', {
    when: 'afterwards',
    after: ['report-schedules'],
    run: async ({ kernel, company }) => runNightlyCheckpoint(await jobFor(kernel, company.organization_id), {}),
  }),
];
