/** One record of a mock CRM. */
export interface StoredRecord {
  object: string;
  id: string;
  values: Readonly<Record<string, unknown>>;
  /** The ids of associated records by object, for providers whose references are no fields. */
  links: Readonly<Record<string, readonly string[]>>;
  /** Both times are ISO 8601 with milliseconds. */
  created_at: string;
  updated_at: string;
  is_deleted: boolean;
  merged_into: string | null;
}

/** The records within one transaction. Deleted records are listed too. */
export interface StoreView {
  /** All records of an object in the order of their creation. */
  list(object: string): Promise<readonly StoredRecord[]>;
  get(object: string, ids: readonly string[]): Promise<readonly StoredRecord[]>;
  /** Creates records, or replaces those with the same id. */
  put(records: readonly StoredRecord[]): Promise<void>;
  /** @returns a numeric id that no record has */
  nextId(): Promise<string>;
}

/** The state of a mock. */
export interface MockStore {
  /** One transaction runs after the other; an error undoes its changes. */
  transaction<T>(work: (view: StoreView) => Promise<T>): Promise<T>;
}

/** Keeps the records in memory. */
export function memoryStore({ firstId = 1001 }: { firstId?: number } = {}): MockStore {
  const objects = new Map<string, Map<string, StoredRecord>>();
  let lastId = firstId - 1;
  let queue: Promise<unknown> = Promise.resolve();

  async function run<T>(work: (view: StoreView) => Promise<T>): Promise<T> {
    const changed = new Map<string, Map<string, StoredRecord>>();
    const current = (object: string, id: string) => changed.get(object)?.get(id) ?? objects.get(object)?.get(id);
    const result = await work({
      async list(object) {
        const stored = objects.get(object);
        const own = changed.get(object);
        if (!own) return [...(stored?.values() ?? [])];
        return [...new Map([...(stored ?? []), ...own]).values()];
      },
      async get(object, ids) {
        return ids.flatMap((id) => current(object, id) ?? []);
      },
      async put(records) {
        for (const record of records) {
          const own = changed.get(record.object) ?? new Map<string, StoredRecord>();
          changed.set(record.object, own.set(record.id, record));
        }
      },
      async nextId() {
        lastId += 1;
        return String(lastId);
      },
    });
    for (const [object, own] of changed) {
      const stored = objects.get(object) ?? new Map<string, StoredRecord>();
      objects.set(object, stored);
      for (const [id, record] of own) stored.set(id, record);
    }
    return result;
  }

  return {
    transaction(work) {
      const turn = queue.then(() => run(work));
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}
