/** A copy of an answer of the API. */
export interface Copy {
  /** The person and program whose answer it is (`owner.ts`). */
  owner: string;
  address: string;
  /** When it was answered, in milliseconds since 1970. */
  at: number;
  body: string;
  headers: [string, string][];
}

/** A write that waits for the network. */
export interface WaitingWrite {
  /** Also its idempotency key, so that it arrives once. */
  id: string;
  user_id: string;
  /** The program in which it was made. */
  partner_id: string;
  path: string;
  body: unknown;
  /** The action of the person, in a few words. */
  label: string;
  /** Where it can be changed, with the id at the end. */
  edit: string | null;
  at: number;
  /** The refusal of the server, which the person decides about. */
  refusal: { status: number; message: string; errors: Record<string, string[]> } | null;
  /** Sent as a form instead of the body. */
  file?: WaitingFile;
  /** Waits in its place as soon as it has arrived. */
  next?: NextWrite;
}

export interface WaitingFile {
  name: string;
  content: Blob;
}

/** A file that belongs to a write, such as the photo of a captured deal. */
export interface NextWrite {
  id: string;
  path: string;
  label: string;
  file: WaitingFile;
}

/** A file or a text that another app shared with the installed one. The worker writes it (`share-worker.js`). */
export interface SharedRow {
  id: string;
  user_id: string;
  /** The program that was open. */
  partner_id: string;
  at: number;
  title: string;
  text: string;
  url: string;
  /** `size` is in bytes; `head` is the beginning of the file. */
  file: { name: string; size: number; head: ArrayBuffer } | null;
}

const NAME = 'tandem-offline';
/** The stores, with their keys. */
const STORES = { copies: ['owner', 'address'], waiting: 'id', shared: 'id', people: null } as const;

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 2);
    request.onupgradeneeded = () => {
      for (const [name, keyPath] of Object.entries(STORES))
        if (!request.result.objectStoreNames.contains(name))
          request.result.createObjectStore(name, { keyPath: keyPath as string | string[] | null });
    };
    request.onsuccess = () => {
      // A newer version of the application may change the database.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

type Store = keyof typeof STORES;

async function within<T>(
  store: Store,
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

export const readCopy = (owner: string, address: string): Promise<Copy | undefined> =>
  within<Copy>('copies', 'readonly', (rows) => rows.get([owner, address]));

export const writeCopy = (copy: Copy): Promise<unknown> => within('copies', 'readwrite', (rows) => rows.put(copy));

/** Deletes the copies that `isKept` does not name. */
export const deleteCopies = (isKept: (copy: Copy) => boolean = () => false): Promise<unknown> =>
  deleteRows('copies', isKept);

export const readWaiting = async (): Promise<WaitingWrite[]> => {
  const all = (await within<WaitingWrite[]>('waiting', 'readonly', (rows) => rows.getAll())) ?? [];
  return all.sort((one, other) => one.at - other.at);
};

export const writeWaiting = (write: WaitingWrite): Promise<unknown> =>
  within('waiting', 'readwrite', (rows) => rows.put(write));

export const deleteWaiting = (id: string): Promise<unknown> =>
  within('waiting', 'readwrite', (rows) => rows.delete(id) as IDBRequest<unknown>);

export const deleteWaitingExcept = (isKept: (write: WaitingWrite) => boolean): Promise<unknown> =>
  deleteRows('waiting', isKept);

export const readShared = async (): Promise<SharedRow[]> => {
  const all = (await within<SharedRow[]>('shared', 'readonly', (rows) => rows.getAll())) ?? [];
  return all.sort((one, other) => one.at - other.at);
};

export const deleteShared = (id: string): Promise<unknown> =>
  within('shared', 'readwrite', (rows) => rows.delete(id) as IDBRequest<unknown>);

export const deleteSharedExcept = (isKept: (row: SharedRow) => boolean): Promise<unknown> =>
  deleteRows('shared', isKept);

/** The person to whom the worker gives what is shared; null for none. */
export const writePresentPerson = (person: { user_id: string; partner_id: string } | null): Promise<unknown> =>
  within<unknown>(
    'people',
    'readwrite',
    (rows) => (person ? rows.put(person, 'present') : rows.delete('present')) as IDBRequest<unknown>,
  );

function deleteRows<Row>(store: Store, isKept: (row: Row) => boolean): Promise<unknown> {
  return within(store, 'readwrite', (rows) => {
    const cursor = rows.openCursor();
    cursor.onsuccess = () => {
      if (!cursor.result) return;
      if (!isKept(cursor.result.value as Row)) cursor.result.delete();
      cursor.result.continue();
    };
    return undefined;
  });
}
