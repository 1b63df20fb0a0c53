/**
 * The port to customer relationship management systems. Each provider implements it in one folder; the synchronization
 * knows nothing else about providers. An association of a provider is a field of the type `reference`.
 */

/** A value as JSON carries it: dates are `2026-01-31`, times are ISO 8601 in UTC, amounts are decimal text such as `"1200.50"`. */
export type CrmValue = string | number | boolean | null | readonly string[];

export type CrmFieldType =
  | 'text'
  | 'long_text'
  | 'email'
  | 'phone'
  | 'url'
  | 'number'
  | 'amount'
  | 'boolean'
  | 'date'
  | 'instant'
  | 'choice'
  | 'choices'
  | 'reference';

export interface CrmField {
  name: string;
  label: string;
  type: CrmFieldType;
  is_required: boolean;
  /** Calculated by the CRM, or never accepted from outside. */
  is_read_only: boolean;
  max_length?: number;
  /** The values of a picklist. An archived one is valid on old records only. */
  options?: readonly { value: string; label: string; is_archived: boolean }[];
  /** The object that a reference leads to. */
  references?: string;
  /** The currency of all values of an amount; `null` when it differs between records. */
  currency?: string | null;
}

export interface CrmObject {
  /** The provider's name: `companies`, `Account`. */
  name: string;
  label: string;
  fields: readonly CrmField[];
}

export interface CrmRecord {
  id: string;
  /** Only the fields that were asked for. */
  values: Readonly<Record<string, CrmValue>>;
  /** ISO 8601 with milliseconds, by the clock of the CRM. */
  updated_at: string;
  is_deleted: boolean;
  /** The record that this one was merged into. */
  merged_into: string | null;
  /** The id of ours that was written with the record, which keeps a repeated creation from doubling it. */
  external_id: string | null;
  /** The address of the record for people. */
  url: string | null;
}

export interface CrmPage {
  records: readonly CrmRecord[];
  /** The durable position after these records, opaque to the caller. A record can be listed again, but none is skipped. */
  cursor: string;
  has_more: boolean;
  /** The records that cannot be read, such as a bad row of a file. They are passed over and must be reported. */
  unreadable?: readonly CrmUnreadable[];
}

export interface CrmUnreadable {
  /** The place for people: `companies.csv, line 7`. */
  where: string;
  message: string;
  /** The list itself is at fault, not one of its records. */
  is_list?: true;
}

export interface CrmFilter {
  field: string;
  equals: readonly CrmValue[];
}

export interface CrmListing {
  fields: readonly string[];
  /** All conditions must hold. */
  filters: readonly CrmFilter[];
  /** At most this many records; a provider may return fewer. */
  limit: number;
}

export interface CrmWrite {
  /** The record to change; without it, one is created, or the one with this `external_id` is changed. */
  id: string | null;
  /** The id of our record. */
  external_id: string;
  values: Readonly<Record<string, CrmValue>>;
}

/** In the order of the writes; one bad record does not stop the others. */
export type CrmWriteResult =
  | { status: 'created' | 'updated'; id: string; updated_at: string }
  | { status: 'failed'; error: CrmError };

/** A change that a webhook of the provider announces. */
export interface CrmHookChange {
  object: string;
  id: string;
  /** Unique per change, to drop what arrives twice. */
  event_id: string;
}

export interface CrmHookRequest {
  method: string;
  /** The full address that the provider called. */
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** A connection to one account of one provider. Every method throws `CrmError`. */
export interface Crm {
  /** Checks the credentials. @returns the account's name and the granted scopes */
  check(): Promise<{ account: string; scopes: readonly string[] }>;
  /** The objects that can be mapped, with the fields that this account has. */
  describe(): Promise<readonly CrmObject[]>;
  /** Lists changes after a cursor, oldest first, with deletions and merges; without a cursor, all records. */
  changes(object: string, cursor: string | null, listing: CrmListing): Promise<CrmPage>;
  /** The records that exist, deleted ones marked, in any order. */
  read(object: string, ids: readonly string[], fields: readonly string[]): Promise<readonly CrmRecord[]>;
  /** Records by the value of a field, such as a domain, an email address or the external id (`field: null`). */
  find(
    object: string,
    field: string | null,
    values: readonly string[],
    fields: readonly string[],
  ): Promise<readonly CrmRecord[]>;
  write(object: string, writes: readonly CrmWrite[]): Promise<readonly CrmWriteResult[]>;
  /** Verifies a webhook of the provider. Absent when the provider sends none. @throws CrmError `forbidden` for a forged one */
  readHook?(request: CrmHookRequest): readonly CrmHookChange[];
}

/**
 * - `expired`: the credentials are no longer accepted, and refreshing did not help;
 * - `forbidden`: a scope or a permission is missing;
 * - `busy`: the provider limits the rate, or reports that it is temporarily unavailable: worth trying again;
 * - `invalid`: the provider rejects the values; `missing`: the record or object is gone; `conflict`: a unique value is taken.
 */
export type CrmErrorKind = 'expired' | 'forbidden' | 'busy' | 'invalid' | 'missing' | 'conflict';

/** A failure of the other system in plain words; it never contains a credential. */
export class CrmError extends Error {
  override name = 'CrmError';
  readonly kind: CrmErrorKind;
  /** The provider's field that was rejected. */
  readonly field: string | undefined;
  /** Milliseconds that the provider asks to wait. */
  readonly retry_after: number | undefined;

  constructor(kind: CrmErrorKind, message: string, more: { field?: string; retry_after?: number } = {}) {
    super(message);
    this.kind = kind;
    this.field = more.field;
    this.retry_after = more.retry_after;
  }
}
