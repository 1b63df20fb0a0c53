import type { Row } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { redact } from '../http/redact.ts';
import type { Kernel } from '../kernel.ts';
import type { Job, JobHandler, JobRule } from './job.ts';

interface GivenUpJob {
  task: string;
  payload: Row;
  queue: string | null;
  reason: string;
}

const MOST_REASON = 500;
/** Failed work beyond this number is counted, but not kept for another try. */
const MOST_PAYLOADS = 100;

/** Takes the declared step for every job that failed for the last time, each once. */
export async function giveUpJobs(
  kernel: Kernel,
  { handlers, rules }: { handlers: ReadonlyMap<string, JobHandler>; rules: ReadonlyMap<string, JobRule> },
  jobFor: (kernel: Kernel, company_id: string) => Promise<Job>,
): Promise<void> {
  const jobs = await kernel.system.unscoped((tx) =>
    tx.rows<GivenUpJob & { id: number }>(sql`select * from jobs_to_give_up()`),
  );
  for (const job of jobs) {
    const about = { kind: 'job', place: `${job.task} was given up`, request_id: null, user_id: null } as const;
    const company_id = typeof job.payload.organization_id === 'string' ? job.payload.organization_id : null;
    try {
      const rule = rules.get(job.task);
      if (company_id && handlers.has(job.task) && rule) await giveUp(await jobFor(kernel, company_id), job, rule);
    } catch (error) {
      kernel.failures.note({ ...about, company_id }, error);
    }
    await kernel.system.unscoped((tx) =>
      tx.run(sql`insert into given_up_jobs (job_id) values (${job.id}) on conflict do nothing`),
    );
  }
}

/** Takes the declared step for one job. */
export async function giveUp(job: Job, given: GivenUpJob, { onGivenUp }: JobRule): Promise<void> {
  if (onGivenUp === 'runs-again' || onGivenUp === 'operators') return;
  const { organization_id: _, ...payload } = given.payload;
  const reason = plainReason(given.reason);
  if (typeof onGivenUp === 'function') return onGivenUp(job, payload, reason);
  await recordFailedJob(job, { ...given, payload, reason }, onGivenUp);
}

/** The company's administrators find it among their work items. */
async function recordFailedJob(
  job: Job,
  { task, payload, queue, reason }: GivenUpJob,
  { says, to }: Extract<JobRule['onGivenUp'], { says: string }>,
): Promise<void> {
  const opens = typeof to === 'function' ? to(payload) : (to ?? null);
  await job.within((call) =>
    call.run(sql`
      insert into failed_jobs as f (organization_id, task, title, reason, opens, payloads, queue, created_at)
      values (${call.organization_id}, ${task}, ${says}, ${reason}, ${opens},
        jsonb_build_array(${JSON.stringify(payload)}::jsonb), ${queue}, ${call.now()})
      on conflict (organization_id, task, title, (coalesce(opens, ''))) where status = 'open'
      do update set count = f.count + 1, reason = excluded.reason,
        payloads = case when jsonb_array_length(f.payloads) < ${sql.raw(MOST_PAYLOADS)} then f.payloads ||
          excluded.payloads else f.payloads end`),
  );
}

/** The first line of an error, without secrets. */
const plainReason = (text: string): string => redact(text.split('\n')[0]!.trim()).slice(0, MOST_REASON);
