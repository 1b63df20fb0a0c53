import type { Cipher } from '../ports/cipher.ts';

/** A column whose values are encrypted with a key of the installation, and are encrypted anew when their company moves. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The purpose of the cipher. */
  purpose: string;
  /** A SQL expression over the table's columns that gives the place of the cipher. */
  place: string;
  /** For text columns: the prefix of encrypted values, which are base64url; other values are readable. */
  prefix?: string;
  /** A column with a keyed hash of the value, which is computed anew. */
  print?: { column: string; of: (cipher: Cipher, text: string) => string | null };
}

/** The kernel's own columns; features declare theirs (`seals`). */
export const kernelSeals: readonly SealedColumn[] = [
  {
    table: 'stored_secrets',
    column: 'sealed',
    purpose: 'stored secrets',
    place: "concat_ws(' ', organization_id, ref_table, ref_id, name)",
  },
  { table: 'inbound_webhooks', column: 'sealed', purpose: 'inbound webhooks', place: 'id::text' },
  { table: 'inbound_webhooks', column: 'previous_sealed', purpose: 'inbound webhooks', place: 'id::text' },
];
