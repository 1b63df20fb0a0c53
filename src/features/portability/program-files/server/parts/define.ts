import type { Row } from '#server/db/client.ts';
import type { ProgramApi } from '../api.ts';

/** A record of the program: as a file describes it, or as the company has it. */
export interface Item {
  part: ProgramPart;
  key: string;
  /** The fields, with references instead of ids; empty ones are missing. */
  values: Row;
}

/** A record of the company. */
export interface StoredItem extends Item {
  id: string;
  row: Row;
}

/** The means of a part's own writers. */
export interface Writing {
  api: ProgramApi;
  /** The fields with ids instead of references. */
  body: Row;
  item: Item;
  deletes: boolean;
  /** The id of the record of a reference without its mark, such as `stages/resale/won`. */
  idOf: (ref: string) => string | undefined;
  /** Remembers the key of a record inside this one. */
  keep: (part: string, key: string, table: string, id: string) => Promise<void>;
  /** Tells the caller about a step that a person takes afterwards. */
  note: (text: string) => void;
}

/**
 * A kind of record in program files, described once. The API's own declaration of the resource says which fields there
 * are, and the API's own endpoints write them, so that permissions and rules are the same as everywhere.
 */
export interface ProgramPart {
  /** The file or folder, and the first part of references: `tiers`. */
  key: string;
  /** The singular, for people: "Tier". */
  one: string;
  resource: string;
  /** One file with a list, in the order of the records; one file per record; or one file with a single record. */
  file: 'list' | 'records' | 'single';
  /** The fields, in this order; by default those that can be created. */
  fields?: readonly string[];
  /** Fields that stay with the company, such as people and pictures. */
  leaves?: readonly string[];
  /** The name of a row, from which its key is derived; the field `name` by default. */
  named?: (row: Row) => string;
  /** The name that people read, if it differs. */
  title?: (values: Row) => string;
  /** The rows that belong to the program. */
  includes?: (row: Row, today: string) => boolean;
  /** The reason why files cannot describe a row. */
  outside?: (row: Row) => string | undefined;
  /** The step that a person takes after the record was written. */
  reminder?: (title: string) => string;
  /** Texts with these names are in files of their own. */
  markdown?: readonly string[];
  /** The step that publishes the record, and the one that takes it back. */
  states?: {
    column: string;
    publish: string;
    unpublish?: string;
    /** Where earlier published content is stored, for records with unpublished changes. */
    versions?: { table: string; parent: string; version: string; content?: string; fields: readonly string[] };
  };
  /** Records inside the record, with keys of their own. */
  nested?: { field: string; part: string; resource: string; fields: readonly string[] };
  /** The address of the company's settings that the file holds, for settings that are no resource of their own. */
  settings?: string;
  /** Records cannot be changed, so another one takes their place. */
  isReplaced?: true;
  /** Adds values to the rows. */
  read?: (api: ProgramApi, rows: Row[]) => Promise<Row[]>;
  create?: (writing: Writing) => Promise<string>;
  update?: (writing: Writing, current: StoredItem) => Promise<void>;
  remove?: (api: ProgramApi, current: StoredItem) => Promise<unknown>;
  /** The words for a value of a field in a diff; undefined leaves it to the general words. */
  say?: (field: string, value: unknown, parent: Row, reading: { currency: string }) => string | undefined;
}

export const defineProgramPart = (part: ProgramPart): ProgramPart => part;
