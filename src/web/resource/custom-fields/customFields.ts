import { type Row, useList } from '../data/useResource.ts';
import type { Option } from '../list/columns.ts';

/** A field a company added to an entity itself. */
export interface CustomField extends Row {
  entity: string;
  key: string;
  label: string;
  field_type:
    | 'STRING'
    | 'MULTI_SELECT'
    | 'SELECT'
    | 'DECIMAL'
    | 'BOOL'
    | 'DATETIME'
    | 'EMAIL'
    | 'PHONE_NUMBER'
    | 'ADDRESS'
    | 'REFERENCE';
  options: Option[];
  is_required: boolean;
  section: string | null;
  help: string | null;
  partner_access: 'none' | 'read' | 'write';
  order: number;
}

export interface AddressValue {
  address_line_1?: string | null;
  address_line_2?: string | null;
  city?: string | null;
  state?: string | null;
  country?: string | null;
  postal_code?: string | null;
}

export interface ReferenceValue {
  table: string;
  id: string;
  /** Null where the reader may not open the record. */
  name: string | null;
}

/** People are called by their full name, everything else by its name. */
export const nameField = (table: string): string => (table === 'contacts' ? 'full_name' : 'name');

/** The fields that the company added to an entity, in their order; none without an entity. */
export function useCustomFields(entity: string | undefined): readonly CustomField[] {
  const { data } = useList<CustomField>(
    'custom_fields',
    {
      filters: [{ field: 'entity', operator: 'eq', values: [entity ?? ''] }],
      sort: [{ field: 'order', descending: false }],
      start: 0,
      end: 200,
    },
    { enabled: entity !== undefined },
  );
  return data?.rows ?? none;
}

const none: readonly CustomField[] = [];

/** By section in the order they first appear; the ones without come first. */
export function bySection(fields: readonly CustomField[]): [string | null, CustomField[]][] {
  const sections = new Map<string | null, CustomField[]>([[null, []]]);
  for (const field of fields) sections.set(field.section, [...(sections.get(field.section) ?? []), field]);
  return [...sections].filter(([, members]) => members.length > 0);
}
