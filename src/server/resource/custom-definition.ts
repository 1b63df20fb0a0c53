import type { FieldType } from '#shared/nouns/field-types.ts';

/** A custom field of an entity as stored in `custom_fields`. */
export interface CustomDefinition {
  id: string;
  key: string;
  label: string;
  field_type: FieldType;
  /** The choices; for REFERENCE, the resources it can refer to (none means any). Rows keep archived choices. */
  options: { value: string; label: string; color?: string | null; is_archived?: boolean }[];
  is_required: boolean;
  partner_access: 'none' | 'read' | 'write';
  /** The stages that require the field, for deals. */
  required_stage_ids: string[];
}
