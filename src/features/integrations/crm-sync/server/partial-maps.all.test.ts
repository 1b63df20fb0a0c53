import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#features/deals/accounts/schema.ts';
import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { createDefaultPipeline, pipelines } from '#features/deals/opportunity-types/server/service.ts';
import { inBreadth } from '#server/testing/breadth.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { conflictRules, directions } from '../schema.ts';
import { Synced } from './testing/synced.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
});
afterAll(() => world.close());

const remoteStages = ['open', 'closedwon', 'closedlost'] as const;
const currencies = ['USD', 'EUR', 'Taler', 'sek'] as const;

const step = fc.record({
  kind: fc.constantFrom('add_there', 'add_there', 'add_here', 'move_here', 'rename_here', 'edit_there', 'rename_there'),
  n: fc.nat(10),
  value: fc.nat(11),
});
const story = fc.record({
  /** Which stages of the CRM have a counterpart here, by position; the others have none. */
  pairs: fc.uniqueArray(fc.record({ ours: fc.nat(2), theirs: fc.nat(2) }), {
    selector: ({ theirs }) => theirs,
    maxLength: 2,
  }),
  on_conflict: fc.constantFrom(...conflictRules.map(({ value }) => value).filter((rule) => rule !== 'ask')),
  on_create: fc.constantFrom(...directions.map(({ value }) => value)),
  hasCurrency: fc.boolean(),
  steps: fc.array(step, { minLength: 3, maxLength: 8 }),
});

/** A field of one record with the value that people gave it. */
const keyOf = (id: string, field: string) => `${id} ${field}`;

test('with incomplete lists of values, no field changes that no person changed on the other side', async () => {
  // A story may end without any deal, but not all of them.
  const seen = { deals: 0 };
  await fc.assert(
    fc.asyncProperty(story, async ({ pairs, on_conflict, on_create, hasCurrency, steps }) => {
      const synced = await Synced.begin(world);
      const { crm, owner } = synced;
      const stages = await synced.company.within(async (call) => {
        const type_id = await createDefaultPipeline(call);
        const type = (await pipelines(call)).find(({ id }) => id === type_id)!;
        return type.stages.filter(({ category }) => category === 'open').map(({ id }) => id);
      });
      await synced.live(await synced.accounts());
      const value_map = pairs.map(({ ours, theirs }) => ({ local: stages[ours]!, remote: remoteStages[theirs]! }));
      const mapping = await synced.map({ local_table: 'opportunities', remote_object: 'deals' }, [
        { local_field: 'name', remote_field: 'dealname' },
        { local_field: 'account_id', remote_field: 'company' },
        { local_field: 'stage_id', remote_field: 'stage', value_map, on_conflict, on_create },
        { local_field: 'amount_minor', remote_field: 'amount' },
        ...(hasCurrency ? [{ local_field: 'currency', remote_field: 'currency', on_conflict }] : []),
      ]);
      await synced.live(mapping);
      const company = crm.add('companies', { name: 'Blue', domain: 'blue.example', kind: 'customer' });
      await synced.pass();
      const [account] = await owner.get<Account[]>('/accounts?_end=5');

      const setThere = new Map<string, unknown>();
      const changedHere = new Set<string>();
      const setHere = new Map<string, unknown>();
      const changedThere = new Set<string>();
      const deals = () => owner.get<Opportunity[]>('/opportunities?_end=50&_sort=created_at&_order=asc');
      const links = async () =>
        owner.get<{ record_id: string; remote_id: string }[]>(`/record_links?object_mapping_id=${mapping.id}&_end=50`);

      const givenThere = (id: string, values: Record<string, string>) => {
        for (const [field, value] of Object.entries(values)) {
          setThere.set(keyOf(id, field), value);
          changedThere.add(keyOf(id, field));
        }
      };
      const givenHere = (id: string, values: Record<string, unknown>) => {
        for (const [field, value] of Object.entries(values)) {
          setHere.set(keyOf(id, field), value);
          changedHere.add(keyOf(id, field));
        }
      };

      for (const [at, { kind, n, value }] of steps.entries()) {
        const mine = await deals();
        const one = mine[n % Math.max(mine.length, 1)];
        const theirs = crm.all('deals');
        const other = theirs[n % Math.max(theirs.length, 1)];
        const valuesThere = {
          stage: remoteStages[value % 3]!,
          currency: currencies[value % 4]!,
          amount: String(100 + value),
        };
        if (kind === 'add_there') {
          const id = crm.add('deals', { dealname: `T${at}`, company, ...valuesThere });
          givenThere(id, valuesThere);
        }
        if (kind === 'edit_there' && other) {
          crm.edit('deals', other.id, valuesThere);
          givenThere(other.id, valuesThere);
        }
        if (kind === 'rename_there' && other) crm.edit('deals', other.id, { dealname: `R${at}` });
        if (kind === 'add_here') {
          const values = {
            stage_id: stages[value % stages.length]!,
            currency: value % 2 ? 'USD' : 'EUR',
            amount_minor: 100 * value + 1000,
          };
          const made = await owner.post<Opportunity>('/opportunities', {
            name: `H${at}`,
            account_id: account!.id,
            ...values,
          });
          givenHere(made.id, values);
          await synced.changed('opportunities', made.id);
        }
        if (kind === 'rename_here' && one?.status === 'open') {
          await owner.patch(`/opportunities/${one.id}`, { name: `N${at}` });
          await synced.changed('opportunities', one.id);
        }
        if (kind === 'move_here' && one?.status === 'open') {
          const stage_id = stages[value % stages.length]!;
          if (stage_id !== one.stage_id) {
            await owner.post(`/opportunities/${one.id}/move`, { stage_id });
            givenHere(one.id, { stage_id });
            await synced.changed('opportunities', one.id);
          }
        }
        await synced.pass();
        await synced.pass();
      }

      const pairsOf = await links();
      const localOf = new Map(pairsOf.map(({ record_id, remote_id }) => [remote_id, record_id]));
      const remoteOf = new Map(pairsOf.map(({ record_id, remote_id }) => [record_id, remote_id]));
      const names = { stage: 'stage_id', currency: 'currency', amount: 'amount_minor' } as const;
      for (const { id, values } of crm.all('deals'))
        for (const [field, ours] of Object.entries(names)) {
          const local = localOf.get(id);
          if (local && changedHere.has(keyOf(local, ours))) continue;
          if (setThere.has(keyOf(id, field)))
            expect(values[field], `${field} there of ${values.dealname}`).toBe(setThere.get(keyOf(id, field)));
        }
      for (const deal of await deals())
        for (const [field, ours] of Object.entries(names)) {
          const remote = remoteOf.get(deal.id);
          if (remote && changedThere.has(keyOf(remote, field))) continue;
          if (setHere.has(keyOf(deal.id, ours)))
            expect(deal[ours], `${ours} here of ${deal.name}`).toBe(setHere.get(keyOf(deal.id, ours)));
        }
      // An amount is never in another currency than the one that a person gave it.
      const last = await deals();
      seen.deals += last.length;
      const inAnother = last.filter((deal) => {
        const remote = crm.get('deals', remoteOf.get(deal.id) ?? '');
        if (!remote || !hasCurrency || Number(remote.amount) * 100 !== deal.amount_minor) return false;
        return String(remote.currency ?? 'USD').toUpperCase() !== deal.currency;
      });
      expect(inAnother).toEqual([]);
    }),
    { numRuns: inBreadth(100, 8), seed: 42, interruptAfterTimeLimit: 60_000 },
  );
  expect(seen.deals).toBeGreaterThan(0);
}, 90_000);
