import { type Row, useList } from '../data/useResource.ts';
import type { Option } from '../list/columns.ts';

/** A custom field of an entity, defined by the company. */
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
  /** Null if the reader may not open the record. */
  name: string | null;
}

/** Contacts are named by their full name, all other records by `name`. */
export const nameField = (table: string): string => (table === 'contacts' ? 'full_name' : 'name');

/** The custom fields of an entity, in order; empty without an entity. */
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

/** Groups fields by section in the order of first appearance; those without a section come first. */
export function bySection(fields: readonly CustomField[]): [string | null, CustomField[]][] {
  const sections = new Map<string | null, CustomField[]>([[null, []]]);
  for (const field of fields) sections.set(field.section, [...(sections.get(field.section) ?? []), field]);
  return [...sections].filter(([, members]) => members.length > 0);
}
