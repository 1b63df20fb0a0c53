import { useMemo } from 'react';
import { useSession } from '../../session/session.tsx';
import type { Column, ColumnKind } from '../list/columns.ts';
import type { FilterSpec } from '../list/filters.ts';
import { texts as t } from '../texts.ts';
import { type CustomField, nameField, useCustomFields } from './customFields.ts';
import { customText } from './customText.ts';

/** Rows without `custom` have no values of own fields. */
const customOf = (row: object): Record<string, unknown> | undefined =>
  (row as { custom?: Record<string, unknown> }).custom;

const kinds: Partial<Record<CustomField['field_type'], ColumnKind>> = {
  BOOL: 'bool',
  DECIMAL: 'number',
  DATETIME: 'instant',
  SELECT: 'status',
  MULTI_SELECT: 'tags',
};

/** An entity's custom fields as columns (hidden until chosen) and filters, to be added to those of a list. */
export function useCustomColumns<Row extends object>(
  entity: string | undefined,
): { columns: Column<Row>[]; filters: FilterSpec[] } {
  const { mode } = useSession();
  const fields = useCustomFields(entity);
  return useMemo(() => {
    const shown = fields.filter((field) => mode === 'company' || field.partner_access !== 'none');
    return { columns: shown.map((field) => columnOf<Row>(field)), filters: shown.flatMap(filterOf) };
  }, [fields, mode]);
}

function columnOf<Row extends object>(field: CustomField): Column<Row> {
  const kind = kinds[field.field_type];
  const value = (row: Row) => customOf(row)?.[field.key];
  return {
    field: `custom.${field.key}`,
    label: field.label,
    hidden: true,
    sortable: true,
    kind,
    options: field.options,
    value: kind ? value : (row) => (value(row) === undefined ? null : customText(field, value(row))),
  };
}

function filterOf(field: CustomField): FilterSpec[] {
  const common = { field: `custom.${field.key}`, label: field.label, group: t.customFilters };
  switch (field.field_type) {
    case 'SELECT':
    case 'MULTI_SELECT':
      return [{ ...common, kind: 'multi', options: field.options }];
    case 'BOOL':
      return [{ ...common, kind: 'bool' }];
    case 'DECIMAL':
      return [{ ...common, kind: 'number' }];
    case 'DATETIME':
      return [{ ...common, kind: 'instant' }];
    case 'REFERENCE':
      // A filter can only list the rows of one resource.
      return field.options.length === 1
        ? [
            {
              ...common,
              kind: 'reference',
              resource: field.options[0]!.value,
              labelField: nameField(field.options[0]!.value),
            },
          ]
        : [];
    default:
      return [{ ...common, kind: 'text' }];
  }
}
