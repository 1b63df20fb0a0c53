import { decimalOf, isCurrency } from '#shared/money.ts';
import type { TSchema } from '#shared/schema.ts';
import type { Row } from '../db/client.ts';
import { kindOf } from './column.ts';
import { addressParts } from './custom.ts';
import type { CustomDefinition } from './custom-definition.ts';
import type { ListView } from './list-sql.ts';

/** A column of an exported list, and how a spreadsheet should treat it. */
export interface ExportColumn {
  heading: string;
  kind: 'text' | 'number' | 'money' | 'boolean' | 'date' | 'instant';
  of: (row: Row) => unknown;
  /** For money: the column with its currency. */
  currency?: string;
}

/** Money is exported in major units: `award_minor` becomes `award` in a file. */
export function headingOf({ heading, kind }: ExportColumn): string {
  return kind === 'money' ? heading.replace(/_minor$/, '') : heading;
}

/** Decimals of the currency; undefined without a known one, and the amount stays in minor units under its own name. */
export function majorText(minor: number, currency: unknown): string | undefined {
  return typeof currency === 'string' && isCurrency(currency) ? decimalOf(minor, currency) : undefined;
}

export const inMinorUnits = (minor: unknown): string => `${minor} minor units`;

/** The columns this caller can read, each custom field as one (an address as its parts). */
export function exportColumns({ row, custom }: ListView): ExportColumn[] {
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

/** `award_minor` has its currency in `award_currency` if there is one, otherwise in the row's `currency`. */
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

/** Headed by their key, as in filters and imports; chosen options appear as labels. */
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
