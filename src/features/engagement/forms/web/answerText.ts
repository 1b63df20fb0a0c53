import { moneyText } from '#web/components/Money.tsx';
import { countryName } from '#web/countries.ts';
import { formatDay, formatInstant, formatNumber } from '#web/region.ts';
import type { FormAddress, ProductLine } from '../answers.ts';
import type { FormField } from '../definition.schema.ts';
import { texts } from './texts.ts';

/** An answer in words, for reading; files are shown by their names elsewhere. */
export function answerText(field: FormField, answer: unknown): string | null {
  if (answer === undefined || answer === null) return null;
  const labelOf = (value: unknown) => field.options?.find((one) => one.value === value)?.label ?? String(value);
  switch (field.type) {
    case 'SELECT':
    case 'REFERENCE':
      return labelOf(answer);
    case 'MULTI_SELECT':
      return Array.isArray(answer) ? answer.map(labelOf).join(', ') : String(answer);
    case 'BOOL':
    case 'CONSENT':
      return answer ? texts.yes : texts.no;
    case 'COUNTRY':
      return countryName(String(answer)) ?? String(answer);
    case 'DECIMAL':
      return formatNumber(answer as number);
    case 'DATETIME':
      return field.date_only ? formatDay(String(answer)) : formatInstant(String(answer));
    case 'ADDRESS': {
      const { country, ...parts } = answer as FormAddress;
      return [...Object.values(parts), country && (countryName(country) ?? country)].filter(Boolean).join(', ');
    }
    case 'PRODUCT_LINES':
      return (answer as ProductLine[])
        .map(({ product_id, quantity, amount_minor }) => {
          const amount =
            amount_minor !== undefined && field.currency ? `, ${moneyText(amount_minor, field.currency)}` : '';
          return `${quantity} × ${labelOf(product_id)}${amount}`;
        })
        .join('; ');
    case 'FILE':
      return Array.isArray(answer) ? String(answer.length) : null;
    default:
      return String(answer);
  }
}
