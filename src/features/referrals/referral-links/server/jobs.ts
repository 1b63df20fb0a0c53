import { dropMonths } from '#server/db/months.ts';
import { sql } from '#server/db/sql.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { addDays } from '#shared/time/dates.ts';
import { createDefaultLinks } from './default-links.ts';
import { oldestSalt } from './redirect/salts.ts';
import { readLinkSettings } from './settings.ts';

const LONGEST_RETENTION_DAYS = 1500;
const AT_ONCE = 20_000;

/** The end of clicks and salts whose time has passed. Every company's run may drop the months that all are done with. */
const keepClicks: JobHandler = async ({ kernel, within }) => {
  const today = kernel.clock.now().toISOString().slice(0, 10);
  await kernel.system.unscoped((tx) => dropMonths(tx, 'clicks', addDays(today, -LONGEST_RETENTION_DAYS)));
  let deleted: number;
  do {
    deleted = await within(async (call) => {
      const { retention_days } = await readLinkSettings(call);
      await call.run(
        sql`delete from click_salts where organization_id = ${call.organization_id} and day < ${oldestSalt(today)}`,
      );
      return call.run(
        `delete from clicks where organization_id = $1 and at < $2::date and id in (
           select id from clicks where organization_id = $1 and at < $2::date limit $3)`,
        [call.organization_id, addDays(today, -retention_days), AT_ONCE],
      );
    });
  } while (deleted === AT_ONCE);
};

export const linkJobs: Record<string, JobHandler> = {
  'referral-links.create-default-links': async ({ within }) => void (await within(createDefaultLinks)),
  'referral-links.keep-clicks': keepClicks,
};

export const linkSchedules: Schedule[] = [
  { cron: '20 1 * * *', task: 'referral-links.keep-clicks' },
  // Audiences change with facts and with time; new partners are noticed at once.
  { cron: '40 * * * *', task: 'referral-links.create-default-links', companies: withRows('default_links') },
];

export const linkTopics = {
  'partners.created': ['referral-links.create-default-links'],
  'partners.updated': ['referral-links.create-default-links'],
};
