import { sql } from '#server/db/sql.ts';
import type { InstallationJob } from '#server/jobs/job.ts';

/** Removes tokens of the past. They stay for a day, so that a page that was left open learns that its token expired. */
export const widgetJobs: InstallationJob = {
  task: 'portal-widget.clean-tokens',
  cron: '41 3 * * *',
  run: async (kernel) => {
    const yesterday = new Date(kernel.clock.now().getTime() - 86_400_000);
    await kernel.system.unscoped((tx) => tx.run(sql`delete from widget_tokens where expires_at < ${yesterday}`));
  },
};
