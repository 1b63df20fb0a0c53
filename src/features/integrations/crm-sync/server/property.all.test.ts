import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#features/deals/accounts/schema.ts';
import { sql } from '#server/db/sql.ts';
import { CrmError } from '#server/ports/crm.ts';
import { inBreadth } from '#server/testing/breadth.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { Synced } from './testing/synced.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
});
afterAll(() => world.close());

const industries = ['Software', 'Retail', 'Banking'] as const;

type Step =
  | {
      kind: 'add_here' | 'add_there' | 'edit_here' | 'edit_there' | 'delete_there' | 'archive_here' | 'add_both';
      n: number;
      value: number;
    }
  | { kind: 'pass' | 'repeat' | 'busy' | 'outage' | 'kill' | 'limit'; n: number; value: number };

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    'add_here',
    'add_there',
    'add_both',
    'edit_here',
    'edit_here',
    'edit_there',
    'edit_there',
    'delete_there',
    'archive_here',
    'pass',
    'pass',
    'repeat',
    'busy',
    'outage',
    'kill',
    'limit',
  ),
  n: fc.nat(20),
  value: fc.nat(1000),
});

/** Random changes on both sides, with everything that goes wrong between them. */
class Story {
  readonly synced: Synced;
  #made = 0;

  constructor(synced: Synced) {
    this.synced = synced;
  }

  async accounts(): Promise<Account[]> {
    return this.synced.owner.get<Account[]>('/accounts?_end=100&_sort=created_at&_order=asc');
  }

  async take({ kind, n, value }: Step): Promise<void> {
    const { crm, owner } = this.synced;
    const values = { industry: industries[value % 3]!, employees: value };
    if (kind === 'add_here' || kind === 'add_both') {
      this.#made += 1;
      const account = await owner.post<Account>('/accounts', {
        name: `N${this.#made}`,
        domain: `n${this.#made}.example`,
        ...values,
      });
      await this.synced.changed('accounts', account.id);
    }
    if (kind === 'add_there') this.#made += 1;
    if (kind === 'add_there' || kind === 'add_both')
      crm.add('companies', {
        name: `N${this.#made}`,
        domain: `n${this.#made}.example`,
        kind: 'customer',
        employees: value + 1,
      });
    if (kind === 'edit_here' || kind === 'archive_here') {
      const all = await this.accounts();
      const account = all[n % Math.max(all.length, 1)];
      if (!account) return;
      if (kind === 'edit_here') await owner.patch(`/accounts/${account.id}`, value % 2 ? values : { employees: value });
      else await owner.request('DELETE', `/accounts/${account.id}`);
      await this.synced.changed('accounts', account.id);
    }
    const remote = crm.all('companies');
    const one = remote[n % Math.max(remote.length, 1)];
    if (one && kind === 'edit_there') crm.edit('companies', one.id, value % 2 ? values : { industry: values.industry });
    if (one && kind === 'delete_there') crm.remove('companies', one.id);
    if (kind === 'pass') await this.pass();
    if (kind === 'repeat') crm.repeats = value % 5;
    if (kind === 'busy') crm.faults.push({ error: new CrmError('busy', 'Busy.', { retry_after: 1000 }) });
    if (kind === 'outage')
      crm.faults.push({ on: 'write', after_writes: value % 3, error: new CrmError('busy', 'Away.') });
    if (kind === 'limit') crm.budget = value % 6;
    if (kind === 'kill')
      crm.afterWrite = () => {
        crm.afterWrite = () => {};
        throw new Error('killed');
      };
  }

  async pass(): Promise<void> {
    try {
      await this.synced.pass(4 * 60_000);
    } catch (error) {
      if ((error as Error).message !== 'killed') throw error;
    }
    this.synced.crm.budget = Number.POSITIVE_INFINITY;
  }

  /** The CRM answers again, and everything that waits is done. */
  async end(): Promise<void> {
    const { crm } = this.synced;
    crm.faults.length = 0;
    crm.budget = Number.POSITIVE_INFINITY;
    crm.afterWrite = () => {};
    for (let n = 0; n < 3; n += 1) await this.synced.pass(3 * 3_600_000);
  }
}

test('after random changes and faults nothing is doubled, nothing is lost, and both sides are equal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
      const synced = await Synced.begin(world);
      const mapping = await synced.live(await synced.accounts({ on_remote_delete: 'archive' }));
      const story = new Story(synced);
      for (const one of steps) await story.take(one);
      await story.end();
      const here = await story.accounts();
      const links = await synced.owner.get<
        { record_id: string; remote_id: string; ended_at: string | null; end_reason: string | null }[]
      >(`/record_links?object_mapping_id=${mapping.id}&_end=100`);
      const live = links.filter(({ ended_at }) => !ended_at);
      // Each account here has exactly one company there, with the same values.
      const there = new Map(synced.crm.all('companies').map(({ id, values }) => [id, values]));
      const pairs = here.map(({ id, domain, name, industry, employees }) => {
        const link = live.find(({ record_id }) => record_id === id);
        const remote = link && there.get(link.remote_id);
        return [
          { domain, name, industry, employees },
          remote && {
            domain: remote.domain,
            name: remote.name,
            industry: remote.industry ?? null,
            employees: remote.employees ?? null,
          },
        ];
      });
      for (const [ours, theirs] of pairs) expect(theirs).toEqual(ours);
      // Each company there is linked, or its account was archived here.
      for (const id of there.keys())
        expect(
          links.some((link) => link.remote_id === id),
          `company ${id}`,
        ).toBe(true);
      const domains = [...there.values()].map(({ domain }) => domain);
      expect(new Set(domains).size).toBe(domains.length);
      expect(new Set(here.map(({ domain }) => domain)).size).toBe(here.length);
      const [waiting] = await synced.company.within((call) =>
        call.rows<{ n: number }>(
          sql`select count(*)::int as n from sync_changes where organization_id = ${call.organization_id}`,
        ),
      );
      expect(waiting!.n).toBe(0);
    }),
    { numRuns: inBreadth(200, 12), seed: 30, interruptAfterTimeLimit: 60_000 },
  );
}, 90_000);
