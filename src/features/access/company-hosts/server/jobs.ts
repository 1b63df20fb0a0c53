import { dnsResolver } from '#server/dns/records.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { checkHost, currentHost } from './host.ts';

export const hostJobs: Record<string, JobHandler> = {
  'company-hosts.check': async ({ kernel, organization_id, within }) => {
    const row = await within(currentHost);
    if (!row) return;
    // A working name is checked once an hour, the others at each run.
    const isWorking = row.status === 'active' && row.problem === null;
    if (isWorking && kernel.clock.now().getUTCMinutes() >= 15) return;
    await checkHost(kernel, { organization_id, row }, dnsResolver());
  },
};

export const hostSchedules: Schedule[] = [
  { cron: '*/15 * * * *', task: 'company-hosts.check', companies: withRows('company_hosts') },
];
