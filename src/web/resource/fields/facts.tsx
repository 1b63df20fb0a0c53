import type { ReactNode } from 'react';
import type { Field, Fields } from '#shared/nouns/fields.ts';
import { nounAddress } from '#shared/nouns/nouns.ts';
import { DateText } from '../../components/DateText.tsx';
import { Link } from '../../components/Link.tsx';
import { Person } from '../../components/Person.tsx';
import { ReferenceName } from '../record/ReferenceName.tsx';
import { fieldsOf, isEmpty, labelFieldOf, type RowValues, valueText } from './values.ts';

/** A label, a value, and a key if two labels may be equal. */
type Fact = [label: string, value: ReactNode, key?: string];

/**
 * One card of facts: first `items` (names of fields and the screen's own facts), then the other fields declared for the
 * card, in order. `cards` is the card's name, or several that are shown as one.
 */
export function factsOf<F extends Fields>(
  fields: F,
  row: object,
  cards: string | readonly string[],
  items: readonly ((keyof F & string) | Fact)[] = [],
): Fact[] {
  const isIn = ({ facts, card, section }: Field) => facts !== false && [cards].flat().includes(card ?? section ?? '');
  const rest = fieldsOf(fields)
    .filter(([key, field]) => isIn(field) && !items.includes(key))
    .map(([key]) => key);
  return [...items, ...rest].map((item) => {
    if (typeof item !== 'string') return item;
    return [fields[item]!.label, factValue(fields[item]!, item, row as RowValues), item];
  });
}

/** The value of a field as text or as a link. */
export function factValue(field: Field, key: string, row: RowValues): ReactNode {
  const value = row[key];
  const name = field.named ? row[field.named] : null;
  if (isEmpty(value) && isEmpty(name)) return null;
  switch (field.kind) {
    case 'url':
      return <Outside href={value as string} />;
    case 'email':
      return <a href={`mailto:${value}`}>{value as string}</a>;
    case 'phone':
      return <a href={`tel:${value}`}>{value as string}</a>;
    case 'date':
      return <DateText value={value as string} />;
    case 'instant':
      return <DateText value={value as string} as={field.relative ? 'relative' : 'instant'} />;
    case 'longText':
      return <span style={{ whiteSpace: 'pre-wrap' }}>{value as string}</span>;
    case 'reference': {
      if (!field.named)
        return <ReferenceName resource={field.resource!} ids={value} labelField={labelFieldOf(field.resource!)} />;
      if (field.resource === 'people') return <Person name={String(name)} />;
      const to = field.link && nounAddress(field.resource!, value as string);
      return to ? <Link to={to}>{String(name ?? '')}</Link> : String(name ?? '');
    }
    case 'references':
      return <ReferenceName resource={field.resource!} ids={value} labelField={labelFieldOf(field.resource!)} />;
    default:
      return valueText(field, value, row);
  }
}

/** A link to a website without the common beginning of its address. */
export function Outside({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </a>
  );
}
