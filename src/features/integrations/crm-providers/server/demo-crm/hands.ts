import type { DemoRecordCreate, DemoSystem } from '../../schema.ts';

export type OtherSystem = Exclude<DemoSystem, 'hubspot'>;

/** The mock in the hands of a person who works in it. `object` is the name of the provider. */
export interface Hands {
  save(object: string, values: Record<string, unknown>, id?: string): Promise<string>;
  remove(object: string, id: string): Promise<void>;
  merge?(object: string, id: string, into: string): Promise<void>;
}

/** The steps of a person in a demo system. */
export interface Person {
  create(values: DemoRecordCreate['values']): Promise<{ id: string }>;
  update(id: string, values: DemoRecordCreate['values']): Promise<void>;
  remove(id: string): Promise<void>;
  merge(id: string, into: string): Promise<void>;
}
