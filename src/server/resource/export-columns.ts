import { decimalOf, isCurrency } from '#shared/money/money.ts';
import type { TSchema } from '#shared/schema.ts';
import type { Row } from '../db/client.ts';
import { kindOf } from './column.ts';
import { addressParts } from './custom.ts';
import type { CustomDefinition } from './custom-definition.ts';
import type { ListView } from './list-sql.ts';

/** A column of an exported list, with its type in a spreadsheet. */
export interface ExportColumn {
  heading: string;
  kind: 'text' | 'number' | 'money' | 'boolean' | 'date' | 'instant';
  of: (row: Row) => unknown;
  /** The column with the currency, for money. */
  currency?: string;
}

/** Money is exported in major units: `award_minor` becomes `award` in a file. */
export function headingOf({ heading, kind }: ExportColumn): string {
  return kind === 'money' ? heading.replace(/_minor$/, '') : heading;
}

/**
 * Formats an amount with the decimals of the currency. Undefined if the currency is unknown; the amount then stays in
 * minor units under its own name.
 */
export function majorText(minor: number, currency: unknown): string | undefined {
  return typeof currency === 'string' && isCurrency(currency) ? decimalOf(minor, currency) : undefined;
}

export const inMinorUnits = (minor: unknown): string => `${minor} minor units`;

/** The columns this caller can read. Each custom field is one column, or several for the parts of an address. */
export function exportColumns({ row, custom }: ListView): ExportColumn[] {
  const properties = row.properties as Record<string, TSchema>;
  return Object.entries(properties).flatMap(([name, schema]): ExportColumn[] => {
    if (name === 'row_version') return [];
    if (name === 'custom') return custom.flatMap(customColumns);
    const of = (record: Row) => record[name];
    const currency = currencyOf(name, properties);
    return [
      currency ? { heading: name, kind: 'money', of, currency } : { heading: name, kind: sheetKinds(schema), of },
    ];
  });
}

/** The currency of `award_minor` is in `award_currency` if there is such a column, otherwise in `currency`. */
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

/** The heading is the key, as in filters and imports; chosen options appear as labels. */
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
