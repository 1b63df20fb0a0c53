import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { WorkItem, WorkItemList } from '../../schema.ts';

/** A company with two partners, each with a person. */
export interface Setting {
  world: World;
  company: Company;
  owner: Person;
  partner_id: string;
  partner: Person;
  rival: Person;
}

export async function createSetting(options: Parameters<typeof createWorld>[0] = {}): Promise<Setting> {
  const world = await createWorld(options);
  const company = await world.company();
  const [partner_id, other_id] = await company.within(async (call) => [
    await samplePartner(call),
    await samplePartner(call),
  ]);
  const partner = await world.partnerUser(company, partner_id!);
  const rival = await world.partnerUser(company, other_id!);
  await world.switchEverythingOn();
  return { world, company, owner: company.owner, partner_id: partner_id!, partner, rival };
}

/** One kind of work: makes an item and does the work. */
export interface Case {
  /** @returns the id of the item */
  create: (setting: Setting) => Promise<string>;
  finish: (setting: Setting, id: string) => Promise<unknown>;
  /** Hands the item to the other side, in a way that the item itself does not offer. It waits there from now on. */
  send?: (setting: Setting, id: string) => Promise<unknown>;
  /** The item can be seen by the person who made it, but not by colleagues. */
  sees?: (setting: Setting) => Promise<Person> | Person;
}

export type Cases = Readonly<Record<string, Case>>;

export const listOf = (person: Person, query = '') =>
  person.get<WorkItemList>(`/work_items?whose=all&_end=100${query && `&${query}`}`);

export const itemOf = async (person: Person, kind: string, id: string): Promise<WorkItem | undefined> =>
  (await listOf(person, `kind=${kind}`)).items.find((item) => item.id === id);

/** Changes a row directly, for states that only time or another person's work leads to. */
export async function set(call: Call, table: string, id: string, values: Record<string, unknown>): Promise<void> {
  const names = Object.keys(values);
  await call.run(
    `update ${table} set ${names.map((name, index) => `${name} = $${index + 3}`).join(', ')} where organization_id = $1 and id = $2`,
    [call.organization_id, id, ...Object.values(values)],
  );
}

/** @returns the id of the only row that a condition finds; `$2` is the given value */
export async function idOf(call: Call, from: string, value: string): Promise<string> {
  const { id } = await call.one<{ id: string }>(`select id from ${from} limit 1`, [call.organization_id, value]);
  return id;
}
