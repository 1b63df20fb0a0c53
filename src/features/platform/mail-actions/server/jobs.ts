import type { JobHandler } from '#server/jobs/job.ts';

/** Used and ended links are kept for a while, so that their page can say why they do not work. */
const KEPT_DAYS = 60;

export const mailActionJobs: Record<string, JobHandler> = {
  'mail-actions.tidy': async ({ within }) => {
    await within((call) =>
      call.run('delete from mail_actions where organization_id = $1 and expires_at < $2', [
        call.organization_id,
        new Date(call.now().getTime() - KEPT_DAYS * 86_400_000),
      ]),
    );
  },
};
