import type { Call } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { newProof } from '#server/dns/records.ts';
import { invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { HostSettings } from '../schema.ts';
import { type HostProblem, type HostReading, type HostResolver, hostProof, readHost } from './check.ts';
import { readableHost, requireHostName } from './host-name.ts';

/** A name whose DNS fails is paused after this time, so that a short fault changes no links. */
export const PAUSE_AFTER_MS = 3 * 86_400_000;

interface HostRow {
  id: string;
  host: string;
  proof: string;
  status: 'waiting' | 'active' | 'paused';
  problem: HostProblem | null;
  failing_since: string | null;
  proven_at: string | null;
}

const columns = sql.raw('id, host, proof, status, problem, failing_since, proven_at');

export async function hostSettings({ config, hosts }: Kernel, call: Call): Promise<HostSettings> {
  const installation = new URL(config.baseUrl).hostname;
  const row = await call.maybe<HostRow>(
    sql`select ${columns} from company_hosts where organization_id = ${call.organization_id}`,
  );
  return {
    installation: config.baseUrl,
    is_possible: installation.includes('.') && !hosts.isLocal(installation),
    host: row
      ? {
          host: row.host,
          readable: readableHost(row.host),
          status: row.status,
          problem: row.problem,
          failing_since: row.failing_since,
          pauses_at:
            row.status === 'active' && row.failing_since
              ? new Date(Date.parse(row.failing_since) + PAUSE_AFTER_MS).toISOString()
              : null,
          address: row.status === 'active' ? hosts.addressOf(call.organization_id) : null,
          records: [
            { type: 'CNAME', host: row.host, value: installation },
            { type: 'TXT', ...hostProof(row.host, row.proof) },
          ],
        }
      : null,
  };
}

/** Sets the host name of the company; a former one is free at once. @throws 422 */
export async function saveHost({ hosts }: Kernel, call: Call, input: { host: string }): Promise<void> {
  const host = requireHostName(input.host, hosts);
  const former = await call.maybe<{ host: string }>(
    sql`select host from company_hosts where organization_id = ${call.organization_id} for update`,
  );
  if (former?.host === host) return;
  await removeHost(call);
  await call.run(sql`
    insert into company_hosts (organization_id, host, proof) values (${call.organization_id}, ${host}, ${newProof()})`);
}

export async function removeHost(call: Call): Promise<void> {
  await call.run(sql`delete from company_hosts where organization_id = ${call.organization_id}`);
}

export const currentHost = (call: Call): Promise<HostRow | undefined> =>
  call.maybe<HostRow>(sql`select ${columns} from company_hosts where organization_id = ${call.organization_id}`);

/** Reads the DNS of a company's name, outside of any transaction, and stores what follows from it. */
export async function checkHost(
  kernel: Kernel,
  { organization_id, row }: { organization_id: string; row: HostRow },
  resolver: HostResolver,
): Promise<void> {
  const reading = await readHost(resolver, row, new URL(kernel.config.baseUrl).hostname);
  const isChanged = await kernel.system.unscoped((tx) =>
    storeReading(tx, { organization_id, row, reading, now: kernel.clock.now() }),
  );
  if (!isChanged) return;
  await kernel.hosts.announceChange();
  kernel.outbox.poke();
}

interface Outcome {
  organization_id: string;
  row: HostRow;
  reading: HostReading;
  now: Date;
}

/** @returns whether anything changed */
async function storeReading(tx: Tx, { organization_id, row, reading, now }: Outcome): Promise<boolean> {
  const [current] = await tx.rows<HostRow>(sql`
    select ${columns} from company_hosts where organization_id = ${organization_id} and id = ${row.id} for update`);
  if (!current) return false;
  const isProven = reading.problem === null || reading.problem === 'address';
  const problem = isProven && (await isTaken(tx, organization_id, row.host, reading)) ? 'taken' : reading.problem;
  const next = nextState(current, problem, now);
  const isSame =
    next.status === current.status &&
    next.problem === current.problem &&
    (next.failing_since === null) === (current.failing_since === null) &&
    (next.proven_at === null) === (current.proven_at === null);
  if (isSame) return false;
  await tx.run(sql`
    update company_hosts
    set status = ${next.status}, problem = ${next.problem}, failing_since = ${next.failing_since},
      proven_at = ${next.proven_at} where organization_id = ${organization_id} and id = ${row.id}`);
  return true;
}

/** Whether another company proves the name too. One that proved it before and removed its record gives way. */
async function isTaken(tx: Tx, organization_id: string, host: string, { proofs }: HostReading): Promise<boolean> {
  const [other] = await tx.rows<{ organization_id: string; id: string; proof: string }>(sql`
    select organization_id, id, proof from company_hosts
    where host = ${host} and proven_at is not null and organization_id <> ${organization_id} for update`);
  if (!other) return false;
  if (proofs.includes(hostProof(host, other.proof).value)) return true;
  await tx.run(sql`
    update company_hosts set status = 'waiting', problem = 'proof', proven_at = null, failing_since = null
    where organization_id = ${other.organization_id} and id = ${other.id}`);
  return false;
}

type State = Pick<HostRow, 'status' | 'problem' | 'failing_since' | 'proven_at'>;

/** The state after a check: a working name is only paused when its DNS has failed for days. */
export function nextState(current: State, problem: HostProblem | null, now: Date): State {
  const proven_at = current.proven_at ?? now.toISOString();
  if (problem === null) return { status: 'active', problem, failing_since: null, proven_at };
  const failing_since = current.failing_since ?? now.toISOString();
  if (current.status === 'waiting')
    return { status: 'waiting', problem, failing_since: null, proven_at: problem === 'address' ? proven_at : null };
  const isPaused = current.status === 'paused' || now.getTime() - Date.parse(failing_since) >= PAUSE_AFTER_MS;
  return { status: isPaused ? 'paused' : 'active', problem, failing_since, proven_at: current.proven_at };
}

/** @throws 422 when there is no name to check */
export function requireHost(row: HostRow | undefined): HostRow {
  if (!row) throw invalid({ host: ['is missing: enter a host name first'] });
  return row;
}
