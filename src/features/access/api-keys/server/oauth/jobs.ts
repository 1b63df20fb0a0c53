import { sql } from '#server/db/sql.ts';
import type { InstallationJob } from '#server/jobs/job.ts';

/** Removes codes of the past and apps that nobody let in. */
export const oauthJobs: InstallationJob = {
  task: 'api-keys.clean-apps',
  cron: '17 3 * * *',
  run: async (kernel) => {
    const yesterday = new Date(kernel.clock.now().getTime() - 86_400_000);
    await kernel.system.unscoped(async (tx) => {
      await tx.run(sql`delete from oauth_codes where expires_at < ${yesterday}`);
      await tx.run(sql`delete from oauth_refresh_tokens where used_at < now() - interval '90 days'`);
      await tx.run(
        sql`update oauth_refresh_tokens set salt = null where salt is not null and used_at < now() - interval '1 day'`,
      );
      await tx.run(sql`delete from oauth_clients where used_at is null and created_at < now() - interval '7 days'`);
    });
  },
};
