import { sql } from '#server/db/sql.ts';
import type { JobHandler } from '#server/jobs/job.ts';

/** Used and ended links are kept for a while, so that their page can say why they do not work. */
const KEPT_DAYS = 60;

export const mailActionJobs: Record<string, JobHandler> = {
  'mail-actions.tidy': async ({ within }) => {
    await within((call) =>
      call.run(sql`
        delete from mail_actions
        where organization_id = ${call.organization_id}
          and expires_at < ${new Date(call.now().getTime() - KEPT_DAYS * 86_400_000)}`),
    );
  },
};
