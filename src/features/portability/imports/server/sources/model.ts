/** A file as another partner program exports it. Headings are compared without spaces, punctuation and case. */
export interface SourceFile {
  /** The other system: "PartnerStack". */
  source: string;
  /** The content in its words: "rewards". */
  label: string;
  /** The resource that its rows become. */
  target: string;
  /** The headings by which it is recognized: all of these, of each group at least one, and none of these. */
  all: readonly string[];
  some?: readonly (readonly string[])[];
  none?: readonly string[];
  /** Our field, and the headings that can fill it; the first that the file has counts. */
  columns: Readonly<Record<string, readonly string[]>>;
  /** The fields whose amounts the system documents in the smallest unit. */
  cents?: readonly string[];
  /** The heading with the state of the entry, and of a partner. */
  state?: readonly string[];
  /** Columns that are worked out from others. */
  adds?: readonly Added[];
  existing?: 'keep' | 'fill' | 'update';
}

/** A column that is worked out: its heading, and its cell for a row. */
export interface Added {
  heading: string;
  /** The text of the cell from the cells of the row by heading. */
  of: (cell: (headings: readonly string[]) => string) => string;
  /** Equal cells are told apart by these headings: two people can have one name. */
  apart?: readonly string[];
}

export const JOINED_NAME = 'Joined name';
export const SYSTEM = 'Former system';
export const KIND = 'Kind of entry';
export const CUSTOMER = 'Customer in one piece';
export const DOMAIN = 'Domain of the email';
