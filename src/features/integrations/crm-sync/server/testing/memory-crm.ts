import {
  type Crm,
  CrmError,
  type CrmField,
  type CrmFilter,
  type CrmHookChange,
  type CrmHookRequest,
  type CrmListing,
  type CrmObject,
  type CrmPage,
  type CrmRecord,
  type CrmUnreadable,
  type CrmValue,
  type CrmWrite,
  type CrmWriteResult,
} from '#server/ports/crm.ts';

interface Stored {
  id: string;
  values: Record<string, CrmValue>;
  revision: number;
  updated_at: number;
  is_deleted: boolean;
  merged_into: string | null;
  external_id: string | null;
}

/** A failure of one of the next calls. */
export interface Fault {
  /** The method that fails; any by default. */
  on?: 'check' | 'describe' | 'changes' | 'read' | 'find' | 'write';
  error: CrmError;
  /** The number of records that are written before it fails. */
  after_writes?: number;
}

export const HOOK_SECRET = 'memory-crm-secret';

/**
 * A CRM in memory, with what matters to a synchronization: revisions as the position of changes, deletions, merges, values
 * that the CRM changes when they are written, limits of the rate, and faults. Its clock is its own and can differ from
 * ours.
 */
export class MemoryCrm implements Crm {
  readonly objects: CrmObject[];
  readonly #records = new Map<string, Map<string, Stored>>();
  #revision = 0;
  #ids = 0;
  now = Date.parse('2026-03-16T09:00:00Z');
  readonly faults: Fault[] = [];
  readonly calls: { method: string; object: string; count: number }[] = [];
  /** The number of calls until the rate is limited. */
  budget = Number.POSITIVE_INFINITY;
  retry_after = 10_000;
  /** The number of rejected calls after which the rate is free again. */
  burst = Number.POSITIVE_INFINITY;
  /** A page contains records that were changed up to this time before. */
  repeats = 0;
  /** The next listing cannot read these. */
  readonly unreadable: CrmUnreadable[] = [];
  /** Changes values as they are stored, such as to upper case. */
  normalize: (object: string, values: Record<string, CrmValue>) => Record<string, CrmValue> = (_, values) => values;
  rejects: (object: string, values: Readonly<Record<string, CrmValue>>) => CrmError | undefined = () => undefined;
  /** Called after a write was stored and before its answer, to stop a process there. */
  afterWrite: () => void | Promise<void> = () => {};

  constructor(objects: CrmObject[]) {
    this.objects = objects;
    for (const { name } of objects) this.#records.set(name, new Map());
  }

  // Changes by people and other programs in the CRM.

  add(object: string, values: Record<string, CrmValue>): string {
    this.#ids += 1;
    const id = String(this.#ids);
    this.#of(object).set(id, this.#stored({ id, values: this.normalize(object, values), external_id: null }));
    return id;
  }

  edit(object: string, id: string, values: Record<string, CrmValue>): void {
    const record = this.#of(object).get(id);
    if (!record || record.is_deleted) return;
    this.#touch(record, this.normalize(object, values));
  }

  remove(object: string, id: string): void {
    const record = this.#of(object).get(id);
    if (!record) return;
    this.#touch(record, {});
    record.is_deleted = true;
  }

  merge(object: string, id: string, into: string): void {
    const record = this.#of(object).get(id)!;
    this.#touch(record, {});
    record.is_deleted = true;
    record.merged_into = into;
    this.#touch(this.#of(object).get(into)!, {});
  }

  get(object: string, id: string): Record<string, CrmValue> | undefined {
    const record = this.#of(object).get(id);
    return record && !record.is_deleted ? record.values : undefined;
  }

  /** The records that are not deleted. */
  all(object: string): { id: string; external_id: string | null; values: Record<string, CrmValue> }[] {
    return [...this.#of(object).values()].filter(({ is_deleted }) => !is_deleted);
  }

  count(method: string): number {
    return this.calls.filter((one) => one.method === method).length;
  }

  #of(object: string): Map<string, Stored> {
    const found = this.#records.get(object);
    if (!found) throw new CrmError('missing', `There is no object ${object}.`);
    return found;
  }

  #stored(given: Pick<Stored, 'id' | 'values' | 'external_id'>): Stored {
    this.#revision += 1;
    this.now += 1;
    return { ...given, revision: this.#revision, updated_at: this.now, is_deleted: false, merged_into: null };
  }

  #touch(record: Stored, values: Record<string, CrmValue>): void {
    this.#revision += 1;
    this.now += 1;
    Object.assign(record.values, values);
    record.revision = this.#revision;
    record.updated_at = this.now;
  }

  // The port.

  async check() {
    this.#begin('check', '', 0);
    return { account: 'Memory', scopes: [] };
  }

  async describe(): Promise<readonly CrmObject[]> {
    this.#begin('describe', '', 0);
    return this.objects;
  }

  async changes(object: string, cursor: string | null, { fields, filters, limit }: CrmListing): Promise<CrmPage> {
    this.#begin('changes', object, limit);
    const from = cursor === null ? 0 : Math.max(0, Number(cursor) - this.repeats);
    const later = [...this.#of(object).values()]
      .filter((record) => record.revision > from && (record.is_deleted || this.#fits(record, filters)))
      .sort((a, b) => a.revision - b.revision);
    const page = later.slice(0, limit);
    const last = page.at(-1)?.revision ?? from;
    const isLast = later.length <= limit;
    return {
      records: page.map((record) => this.#shown(record, fields)),
      cursor: String(Math.max(Number(cursor ?? 0), isLast ? Math.max(last, this.#revision) : last)),
      has_more: !isLast,
      ...(this.unreadable.length > 0 && { unreadable: this.unreadable.splice(0) }),
    };
  }

  async read(object: string, ids: readonly string[], fields: readonly string[]): Promise<readonly CrmRecord[]> {
    this.#begin('read', object, ids.length);
    return ids.flatMap((id) => {
      const record = this.#of(object).get(id);
      return record ? [this.#shown(record, fields)] : [];
    });
  }

  async find(object: string, field: string | null, values: readonly string[], fields: readonly string[]) {
    this.#begin('find', object, values.length);
    const wanted = new Set(values.map((value) => value.toLowerCase()));
    return [...this.#of(object).values()]
      .filter((record) => {
        const value = field === null ? record.external_id : record.values[field];
        return !record.is_deleted && value !== null && value !== undefined && wanted.has(String(value).toLowerCase());
      })
      .map((record) => this.#shown(record, fields));
  }

  async write(object: string, writes: readonly CrmWrite[]): Promise<readonly CrmWriteResult[]> {
    const fault = this.#begin('write', object, writes.length);
    const results: CrmWriteResult[] = [];
    for (const [index, one] of writes.entries()) {
      if (fault && index >= (fault.after_writes ?? 0)) throw fault.error;
      results.push(this.#writeOne(object, one));
    }
    await this.afterWrite();
    return results;
  }

  #writeOne(object: string, { id, external_id, values }: CrmWrite): CrmWriteResult {
    const description = this.objects.find(({ name }) => name === object)!;
    const unknown = Object.keys(values).find((name) => !description.fields.some((one) => one.name === name));
    if (unknown)
      return { status: 'failed', error: new CrmError('invalid', `${unknown} does not exist.`, { field: unknown }) };
    const rejection = this.rejects(object, values);
    if (rejection) return { status: 'failed', error: rejection };
    const stored = this.#of(object);
    let record =
      id === null
        ? [...stored.values()].find((one) => one.external_id === external_id && !one.is_deleted)
        : stored.get(id);
    if (id !== null && (!record || record.is_deleted))
      return { status: 'failed', error: new CrmError('missing', 'The record was deleted.') };
    const kept = this.normalize(object, { ...values });
    if (!record) {
      this.#ids += 1;
      record = this.#stored({ id: String(this.#ids), values: kept, external_id });
      stored.set(record.id, record);
      return { status: 'created', id: record.id, updated_at: new Date(record.updated_at).toISOString() };
    }
    this.#touch(record, kept);
    return { status: 'updated', id: record.id, updated_at: new Date(record.updated_at).toISOString() };
  }

  /** @throws CrmError `forbidden` for a forged one */
  readHook({ headers, body }: CrmHookRequest): readonly CrmHookChange[] {
    if (headers['x-memory-secret'] !== HOOK_SECRET) throw new CrmError('forbidden', 'The signature is wrong.');
    return JSON.parse(body) as CrmHookChange[];
  }

  #begin(method: NonNullable<Fault['on']>, object: string, count: number): Fault | undefined {
    this.calls.push({ method, object, count });
    this.budget -= 1;
    if (this.budget < 0) {
      this.burst -= 1;
      if (this.burst <= 0) this.budget = Number.POSITIVE_INFINITY;
      throw new CrmError('busy', 'Too many requests.', { retry_after: this.retry_after });
    }
    const at = this.faults.findIndex(({ on }) => !on || on === method);
    if (at < 0) return undefined;
    const [fault] = this.faults.splice(at, 1);
    if (fault!.after_writes !== undefined) return fault;
    throw fault!.error;
  }

  #fits({ values }: Stored, filters: readonly CrmFilter[]): boolean {
    return filters.every(({ field, equals }) =>
      equals.some((one) => String(one ?? '') === String(values[field] ?? '')),
    );
  }

  #shown(record: Stored, fields: readonly string[]): CrmRecord {
    return {
      id: record.id,
      values: Object.fromEntries(fields.map((name) => [name, record.values[name] ?? null])),
      updated_at: new Date(record.updated_at).toISOString(),
      is_deleted: record.is_deleted,
      merged_into: record.merged_into,
      external_id: record.external_id,
      url: `https://crm.example/${record.id}`,
    };
  }
}

const field = (name: string, type: CrmField['type'] = 'text', more: Partial<CrmField> = {}): CrmField => ({
  name,
  label: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '),
  type,
  is_required: false,
  is_read_only: false,
  ...more,
});

/** Companies, contacts and deals, as most CRM systems have them. */
export const usualObjects = (): CrmObject[] => [
  {
    name: 'companies',
    label: 'Companies',
    fields: [
      field('name', 'text', { is_required: true }),
      field('domain'),
      field('kind', 'choice', {
        options: [
          { value: 'partner', label: 'Partner', is_archived: false },
          { value: 'customer', label: 'Customer', is_archived: false },
        ],
      }),
      field('industry', 'choice', {
        options: ['Software', 'Retail', 'Banking'].map((value) => ({ value, label: value, is_archived: false })),
      }),
      field('employees', 'number'),
      field('phone', 'phone', { max_length: 30 }),
      field('city', 'text', { max_length: 40 }),
      field('last_payment', 'amount'),
      field('created', 'instant', { is_read_only: true }),
    ],
  },
  {
    name: 'contacts',
    label: 'Contacts',
    fields: [
      field('firstname'),
      field('lastname'),
      field('email', 'email'),
      field('company', 'reference', { references: 'companies' }),
    ],
  },
  {
    name: 'deals',
    label: 'Deals',
    fields: [
      field('dealname', 'text', { is_required: true }),
      field('amount', 'amount'),
      field('currency'),
      field('stage', 'choice', {
        options: [
          { value: 'open', label: 'Open', is_archived: false },
          { value: 'closedwon', label: 'Closed won', is_archived: false },
          { value: 'closedlost', label: 'Closed lost', is_archived: false },
        ],
      }),
      field('closedate', 'date'),
      field('company', 'reference', { references: 'companies' }),
      field('registration_status'),
      field('commission', 'amount'),
    ],
  },
  {
    name: 'payments',
    label: 'Payments',
    fields: [
      field('title', 'text', { is_required: true }),
      field('company', 'reference', { references: 'companies' }),
      field('total', 'amount'),
      field('state'),
      field('day', 'date'),
    ],
  },
  {
    name: 'commissions',
    label: 'Commissions',
    fields: [
      field('title', 'text', { is_required: true }),
      field('deal', 'reference', { references: 'deals' }),
      field('total', 'amount'),
      field('state'),
    ],
  },
];
