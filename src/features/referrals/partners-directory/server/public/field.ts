import type { FieldType } from '#shared/nouns/field-types.ts';

/** A custom field that a directory shows or filters by. */
export interface PublicField {
  id: string;
  key: string;
  label: string;
  field_type: FieldType;
  options: { value: string; label: string }[];
  is_shown: boolean;
  is_filter: boolean;
}
