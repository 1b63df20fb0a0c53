import { IDBFactory } from 'fake-indexeddb';

/** One database for all tests of a process, because the module that opens it keeps it open. */
export const database = new IDBFactory();
