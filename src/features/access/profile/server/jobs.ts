import { deleteExpiredChallenges } from '#server/auth/challenges.ts';
import { KNOWN_DEVICE_DAYS } from '#server/auth/known-devices.ts';
import { sql } from '#server/db/sql.ts';
import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { DAY_MS } from './begun-companies.ts';
import { mailRegistration } from './mailed-registration.ts';
import { mailGuesses, mailReset } from './passwords.ts';

export const profileJobs: Record<string, JobHandler> = {
  'profile.mail_reset': mailReset,
  'profile.mail_guesses': mailGuesses,
  'profile.mail_registration': mailRegistration,
  /** Expired rows are deleted. The job runs once per company, and repeated runs do almost nothing. */
  'profile.tidy': async ({ kernel }) => {
    const now = kernel.clock.now();
    const yesterday = new Date(now.getTime() - DAY_MS);
    await kernel.system.unscoped(async (tx) => {
      await tx.run(sql`delete from identity.sessions where expires_at < now()`);
      await tx.run(sql`delete from identity.sign_in_challenges where expires_at < ${now}`);
      await deleteExpiredChallenges(tx, now);
      await tx.run(sql`delete from identity.mailed_tokens where expires_at < ${yesterday}`);
      await tx.run(sql`delete from identity.registrations where expires_at < ${now}`);
      await tx.run(sql`delete from identity.begun_companies where created_at < ${yesterday}`);
      await tx.run(sql`delete from identity.attempts where last_at < ${yesterday}`);
      await tx.run(
        sql`delete from identity.known_devices where last_at < now() - make_interval(days => ${KNOWN_DEVICE_DAYS})`,
      );
    });
  },
};

export const profileSchedules: Schedule[] = [{ cron: '17 3 * * *', task: 'profile.tidy' }];
