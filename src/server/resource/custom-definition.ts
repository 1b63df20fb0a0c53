import type { FieldType } from '#shared/field-types.ts';

/** A custom field of an entity, as `custom_fields` stores it. */
export interface CustomDefinition {
  id: string;
  key: string;
  label: string;
  field_type: FieldType;
  /** Choices; for REFERENCE the resources it can refer to (none: any). Rows keep archived choices they have. */
  options: { value: string; label: string; color?: string | null; is_archived?: boolean }[];
  is_required: boolean;
  partner_access: 'none' | 'read' | 'write';
  /** For deals: the stages that require it. */
  required_stage_ids: string[];
}
