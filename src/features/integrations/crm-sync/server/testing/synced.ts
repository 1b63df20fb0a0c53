import { expect } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { defineConnectors } from '#server/extension-points/connectors.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import type { Company, World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { FieldMapping, ObjectMapping, SyncIssue, SyncRun } from '../../schema.ts';
import { syncJobs } from '../jobs.ts';
import { MemoryCrm, usualObjects } from './memory-crm.ts';

const crms = new Map<string, MemoryCrm>();

defineConnectors({
  key: 'memory_crm',
  name: 'Memory CRM',
  category: 'crm',
  sides: ['company'],
  summary: 'A CRM for tests.',
  does: [],
  needs: [],
  stays: '',
  goes: '',
  access: [{ kind: 'none' }],
  crm: ({ connection_id }) => crms.get(connection_id) ?? new MemoryCrm([]),
});

type Row = Partial<FieldMapping> & Pick<FieldMapping, 'local_field' | 'remote_field'>;

export const companyRows: Row[] = [
  { local_field: 'name', remote_field: 'name' },
  { local_field: 'domain', remote_field: 'domain' },
  { local_field: 'industry', remote_field: 'industry' },
  { local_field: 'employees', remote_field: 'employees' },
];

/** A company with a CRM. */
export class Synced {
  readonly world: World;
  readonly company: Company;
  readonly crm: MemoryCrm;
  readonly connection_id: string;

  private constructor(world: World, company: Company, crm: MemoryCrm, connection_id: string) {
    this.world = world;
    this.company = company;
    this.crm = crm;
    this.connection_id = connection_id;
  }

  static async begin(world: World, company?: Company): Promise<Synced> {
    const owned = company ?? (await world.company());
    const crm = new MemoryCrm(usualObjects());
    crm.now = world.clock.now().getTime();
    const id = newId();
    crms.set(id, crm);
    await owned.within((call) =>
      call.run(sql`
        insert into connections (id, organization_id, connector, name, access, connected_at)
        values (${id}, ${call.organization_id}, 'memory_crm', 'Memory CRM', 'none', ${call.now()})`),
    );
    return new Synced(world, owned, crm, id);
  }

  get owner() {
    return this.company.owner;
  }

  async map(given: Partial<ObjectMapping>, rows: readonly Row[]): Promise<ObjectMapping> {
    const mapping = await this.owner.post<ObjectMapping>('/object_mappings', {
      connection_id: this.connection_id,
      creates_in: true,
      creates_out: true,
      ...given,
    });
    for (const row of rows) await this.owner.post('/field_mappings', { object_mapping_id: mapping.id, ...row });
    return mapping;
  }

  /** Accounts that are the customers among the companies of the CRM. */
  accounts(given: Partial<ObjectMapping> = {}, rows: readonly Row[] = companyRows): Promise<ObjectMapping> {
    return this.map(
      {
        local_table: 'accounts',
        remote_object: 'companies',
        in_filters: [{ field: 'kind', equals: ['customer'] }],
        match_local: 'domain',
        match_remote: 'domain',
        ...given,
      },
      [
        ...rows,
        { local_field: null, remote_field: 'kind', fixed_value: 'customer', on_create: 'out', on_update: 'none' },
      ],
    );
  }

  async simulate({ id }: Pick<ObjectMapping, 'id'>): Promise<SyncRun> {
    const run = await this.owner.post<SyncRun>(`/object_mappings/${id}/simulate`);
    await this.settle();
    return this.owner.get<SyncRun>(`/sync_runs/${run.id}`);
  }

  async live(mapping: ObjectMapping): Promise<ObjectMapping> {
    const run = await this.simulate(mapping);
    expect(run, run.error ?? '').toMatchObject({ status: 'done' });
    return this.owner.post<ObjectMapping>(`/object_mappings/${mapping.id}/activate`);
  }

  async backfill({ id }: Pick<ObjectMapping, 'id'>): Promise<SyncRun> {
    const run = await this.owner.post<SyncRun>(`/object_mappings/${id}/backfill`);
    await this.settle();
    return this.owner.get<SyncRun>(`/sync_runs/${run.id}`);
  }

  /** Runs the queued work until there is none. */
  async settle(): Promise<void> {
    while ((await runWaiting(this.world, syncJobs)) > 0);
  }

  /** Notes that records here changed, as the outbox does. */
  async changed(table: string, ...ids: readonly string[]): Promise<void> {
    const { jobFor } = await import('#server/jobs/worker.ts');
    const job = await jobFor(this.world.kernel, this.company.id);
    const events = ids.map((ref_id) => ({ seq: 0, tx: 0, topic: `${table}.updated`, ref_id, payload: {} }));
    await syncJobs['field-mappings.events']!(job, { events } as never);
  }

  /** Lets the time for the next poll come, and runs it. */
  async pass(ms = 3 * 60_000): Promise<void> {
    const { jobFor } = await import('#server/jobs/worker.ts');
    this.world.clock.advance(ms);
    this.crm.now += ms;
    await syncJobs['field-mappings.tick']!(await jobFor(this.world.kernel, this.company.id), {});
    await this.settle();
  }

  issues(query = 'status=open'): Promise<SyncIssue[]> {
    return this.owner.get<SyncIssue[]>(`/sync_issues?${query}&_end=100`);
  }
}
