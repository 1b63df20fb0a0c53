import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type Job, type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { closeSignings, moveByDates } from './end.ts';
import { contractActor, recordContractEvent } from './events.ts';
import { lockedContract, type Signing, signingsOf } from './locked.ts';
import { tellContractExpired, tellContractExpiring, tellEnded } from './notices.ts';
import { sealContract } from './seal/seal.ts';
import { sendTurns } from './signing/turns.ts';

const DAY_MS = 86_400_000;

export const contractJobs: Record<string, JobHandler> = {
  'contracts.seal': (job, { contract_id }) => sealContract(job, contract_id as string),
  'contracts.clock': async (job) => {
    await forEach(job, overdue, expire);
    await forEach(job, toRemind, remind);
    await forEach(job, dated, followDates);
    await sealLeft(job);
  },
};
export const contractSchedules: Schedule[] = [
  { cron: '*/15 * * * *', task: 'contracts.clock', companies: withRows('contracts') },
];

/** Tries sealings that failed again. @throws the first failure, after all of them were tried */
async function sealLeft(job: Job): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await job.within(unsealed)) {
    await sealContract(job, id).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** One transaction for each, so that a long list leaves whole what it has reached. */
async function forEach(
  job: Job,
  find: (call: Call) => Promise<string[]>,
  work: (call: Call, id: string) => Promise<unknown>,
) {
  for (const id of await job.within(find)) await job.within((call) => work(call, id));
}

const idsOf = async (call: Call, where: string, values: unknown[]): Promise<string[]> =>
  (
    await call.rows<{ id: string }>(
      `select id from contracts where organization_id = $1 and ${where} order by number`,
      [call.organization_id, ...values],
    )
  ).map(({ id }) => id);

const overdue = (call: Call) =>
  idsOf(call, "status in ('sent', 'partially_signed') and expires_at <= $2", [call.now()]);
const unsealed = (call: Call) =>
  idsOf(call, "status = 'awaiting_seal' and updated_at < $2", [new Date(call.now().getTime() - 15 * 60_000)]);
/** Those whose status may change today. */
const dated = (call: Call) =>
  idsOf(
    call,
    `((status = 'completed' and effective_on <= $2::date) or (status in ('active', 'expiring') and ends_on is not null
       and (ends_on < $2::date or (status = 'active' and ends_on - notice_days <= $2::date))))`,
    [call.today()],
  );
const toRemind = (call: Call) =>
  idsOf(
    call,
    `status in ('sent', 'partially_signed') and expires_at > $2 and exists (select from contract_signings s
       where s.organization_id = $1 and s.contract_id = contracts.id and s.status in ('notified', 'opened')
         and s.reminders < jsonb_array_length(contracts.reminder_days)
         and s.turn_at + make_interval(days => (contracts.reminder_days->>s.reminders)::int) <= $2)`,
    [call.now()],
  );

async function expire(call: Call, id: string): Promise<void> {
  const contract = await lockedContract(call, id);
  if (!['sent', 'partially_signed'].includes(contract.status) || new Date(contract.expires_at!) > call.now()) return;
  await closeSignings(call, id, 'expired');
  await call.run(
    sql`update contracts set status = 'expired' where organization_id = ${call.organization_id} and id = ${id}`,
  );
  await recordContractEvent(call, contract, { kind: 'expired', actor: contractActor(call) });
  await tellContractExpired(call, contract);
}

/** Each signer once for every day of the list. Several days missed are one reminder. */
async function remind(call: Call, id: string): Promise<void> {
  const contract = await lockedContract(call, id);
  if (!['sent', 'partially_signed'].includes(contract.status)) return;
  const isDue = ({ status, turn_at, reminders }: Signing) => {
    const days = contract.reminder_days[reminders];
    return (
      ['notified', 'opened'].includes(status) &&
      turn_at !== null &&
      days !== undefined &&
      new Date(turn_at).getTime() + days * DAY_MS <= call.now().getTime()
    );
  };
  for (const signing of (await signingsOf(call, id)).filter(isDue)) {
    await recordContractEvent(call, contract, {
      kind: 'reminder_sent',
      actor: contractActor(call),
      payload: { to: signing.email },
    });
    await sendTurns(call, contract, [signing], { again: true, isReminder: true });
  }
}

async function followDates(call: Call, id: string): Promise<void> {
  const became = await moveByDates(call, id);
  const contract = await lockedContract(call, id);
  if (became === 'expiring') await tellContractExpiring(call, contract);
  else if (became === 'ended' || became === 'renewed') await tellEnded(call, contract, became);
}
