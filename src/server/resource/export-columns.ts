import { decimalOf, isCurrency } from '#shared/money.ts';
import type { TSchema } from '#shared/schema.ts';
import type { Row } from '../db/client.ts';
import { kindOf } from './column.ts';
import { addressParts, type CustomDefinition } from './custom.ts';
import type { Sight } from './list-sql.ts';

/** What a column of an exported list holds, and how a spreadsheet should take it. */
export interface ExportColumn {
  heading: string;
  kind: 'text' | 'number' | 'money' | 'boolean' | 'date' | 'instant';
  of: (row: Row) => unknown;
  /** Of money: the column with its currency. */
  currency?: string;
}

/** Money is exported in major units: `award_minor` is called `award` in a file. */
export function headingOf({ heading, kind }: ExportColumn): string {
  return kind === 'money' ? heading.replace(/_minor$/, '') : heading;
}

/** Digits as the currency has them; nothing for an amount without a known one, which stays as it is kept and says so. */
export function majorText(minor: number, currency: unknown): string | undefined {
  return typeof currency === 'string' && isCurrency(currency) ? decimalOf(minor, currency) : undefined;
}

export const inMinorUnits = (minor: unknown): string => `${minor} minor units`;

/** The columns this caller may read, a company's own fields each as one (an address as its parts). */
export function exportColumns({ row, custom }: Sight): ExportColumn[] {
  const properties = row.properties as Record<string, TSchema>;
  return Object.entries(properties).flatMap(([name, schema]): ExportColumn[] => {
    if (name === 'row_version') return [];
    if (name === 'custom') return custom.flatMap(customColumns);
    const of = (found: Row) => found[name];
    const currency = currencyOf(name, properties);
    return [
      currency ? { heading: name, kind: 'money', of, currency } : { heading: name, kind: sheetKinds(schema), of },
    ];
  });
}

/** `award_minor` is in `award_currency` where there is one, else in the row's `currency`. */
function currencyOf(name: string, properties: Record<string, TSchema>): string | undefined {
  if (!name.endsWith('_minor')) return undefined;
  return [name.replace(/minor$/, 'currency'), 'currency'].find((column) => column in properties);
}

function sheetKinds(schema: TSchema): ExportColumn['kind'] {
  const kind = kindOf(schema);
  if (kind === 'integer') return 'number';
  return kind === 'number' || kind === 'boolean' || kind === 'date' || kind === 'instant' ? kind : 'text';
}

const customKinds: Partial<Record<CustomDefinition['field_type'], ExportColumn['kind']>> = {
  DECIMAL: 'number',
  BOOL: 'boolean',
  DATETIME: 'instant',
};

/** Named by their key, as filters and imports name them; chosen options are told by their labels. */
function customColumns({ key, field_type, options }: CustomDefinition): ExportColumn[] {
  const heading = `custom.${key}`;
  const value = ({ custom }: Row) => (custom as Row | null)?.[key] ?? null;
  const label = (chosen: unknown) => options.find((option) => option.value === chosen)?.label ?? chosen;
  switch (field_type) {
    case 'ADDRESS':
      return addressParts.map((part) => ({
        heading: `${heading}.${part}`,
        kind: 'text',
        of: (row) => (value(row) as Row | null)?.[part],
      }));
    case 'SELECT':
      return [{ heading, kind: 'text', of: (row) => label(value(row)) }];
    case 'MULTI_SELECT':
      return [{ heading, kind: 'text', of: (row) => (value(row) as unknown[] | null)?.map(label) }];
    case 'REFERENCE':
      return [{ heading, kind: 'text', of: (row) => (value(row) as Row | null)?.name }];
    default:
      return [{ heading, kind: customKinds[field_type] ?? 'text', of: value }];
  }
}
