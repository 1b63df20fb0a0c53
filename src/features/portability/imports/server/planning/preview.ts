import { readDateOf, readInstantOf, readMoney } from '#server/spreadsheets/values.ts';
import { countryCode } from '#shared/places/countries.ts';
import type { ImportReport } from '../../schema.ts';
import type { Field } from './fields-of-resource.ts';
import type { RowReading } from './model.ts';
import type { Planning, RowPosition } from './planned.ts';
import type { Cells } from './row-values.ts';

/** The first rows of each file that the check shows. */
export const PREVIEWED = 5;

type Preview = NonNullable<ImportReport['preview']>[number];
type Shown = Preview['cells'][number];

/** A row as it will look: amounts, dates and names as they were read. */
export function importPreview(
  { target, file, row }: Pick<RowPosition, 'target' | 'file' | 'row'>,
  cells: Cells,
  reading: RowReading,
  planning: Planning,
): Pick<Preview, 'file' | 'row' | 'cells'> {
  const shown = target.fields.flatMap((field): Shown[] => {
    const text = cells[field.key];
    return text ? [{ key: field.key, label: field.label, text, ...readAs(field, text, reading, planning) }] : [];
  });
  return { file, row, cells: shown };
}

function readAs(field: Field, text: string, reading: RowReading, { directory, unknowns }: Planning): Partial<Shown> {
  switch (field.kind) {
    case 'money': {
      const read = readMoney(text, reading.currency, reading.decimal_mark, reading.multipliers[field.key]);
      return 'problem' in read || read.value === undefined
        ? {}
        : { amount_minor: read.value, currency: reading.currency };
    }
    case 'date': {
      const read = readDateOf(text, reading.date_orders[field.key] ?? reading.date_order);
      return 'problem' in read ? {} : { date: read.value };
    }
    case 'instant': {
      const read = readInstantOf(text, reading.date_orders[field.key] ?? reading.date_order, reading.zone);
      return 'problem' in read ? {} : { date: read.value };
    }
    case 'country':
      return { country: countryCode(text) ?? undefined };
    case 'partner':
    case 'account':
    case 'product': {
      const kind = `${field.kind}s` as const;
      const match = unknowns.match(kind, text);
      const named = directory.find(kind, match && 'to' in match ? match.to : text);
      return named ? { text: named.name } : {};
    }
    default:
      return {};
  }
}
