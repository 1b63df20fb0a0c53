import type { ReactNode } from 'react';
import { auditNameOf, type Fields } from '#shared/nouns/fields.ts';
import { ReferenceName } from '../record/ReferenceName.tsx';
import { fieldsOf, labelFieldOf, valueText } from './values.ts';

interface ChangeWords {
  labels: Record<string, string>;
  show: (field: string, value: unknown) => ReactNode;
}

/**
 * The labels of a record's fields in the change history, and the format of their values. Computed fields are left out.
 */
export function changesOf(fields: Fields): ChangeWords {
  return {
    labels: Object.fromEntries(
      fieldsOf(fields)
        .filter(([, { write, audit }]) => write !== 'never' || audit)
        .map(([key, field]) => [key, auditNameOf(field)]),
    ),
    show: (key, value) => {
      const field = fields[key];
      if (!field) return typeof value === 'object' ? JSON.stringify(value) : String(value);
      if (field.kind === 'reference' || field.kind === 'references')
        return <ReferenceName resource={field.resource!} ids={value} labelField={labelFieldOf(field.resource!)} />;
      // The currency of an amount is in the row, which a change does not contain.
      return field.kind === 'money' ? String(value) : valueText(field, value);
    },
  };
}
