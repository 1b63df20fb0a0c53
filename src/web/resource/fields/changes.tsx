import type { ReactNode } from 'react';
import { auditNameOf, type Fields } from '#shared/fields.ts';
import { ReferenceName } from '../record/ReferenceName.tsx';
import { fieldsOf, labelFieldOf, valueText } from './values.ts';

interface ChangeWords {
  labels: Record<string, string>;
  show: (field: string, value: unknown) => ReactNode;
}

/** How the history of a record names its fields and writes their values. What is computed changes without anybody. */
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
      // The currency of an amount is that of the row, which a change does not carry.
      return field.kind === 'money' ? String(value) : valueText(field, value);
    },
  };
}
