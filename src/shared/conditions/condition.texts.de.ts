import type { FullTranslation } from '#shared/text/texts.ts';
import type { conditionTexts as english } from './condition.texts.ts';

/** A day, such as 31.12.2026 or 31. Dez. 2026: days are early or late, numbers small or large. */
const isDay = (value: string) => /^\d{1,2}\.(\d{1,2}\.|\s\p{L}+\.?\s)\d{4}$/u.test(value);

/** Not yet reviewed by a native speaker. */
export const conditionTexts: FullTranslation<typeof english> = {
  is: (subject: string, values: string) => `${subject} ist ${values}`,
  isNot: (subject: string, value: string) => `${subject} ist nicht ${value}`,
  isNone: (subject: string, values: string) => `${subject} ist keiner dieser Werte (${values})`,
  above: (subject: string, value: string) =>
    isDay(value) ? `${subject} liegt nach dem ${value}` : `${subject} beträgt mehr als ${value}`,
  orMore: (subject: string, value: string) =>
    isDay(value) ? `${subject} liegt am ${value} oder später` : `${subject} beträgt mindestens ${value}`,
  below: (subject: string, value: string) =>
    isDay(value) ? `${subject} liegt vor dem ${value}` : `${subject} beträgt weniger als ${value}`,
  orLess: (subject: string, value: string) =>
    isDay(value) ? `${subject} liegt am ${value} oder früher` : `${subject} beträgt höchstens ${value}`,
  between: (subject: string, from: string, to: string) => `${subject} liegt im Bereich ${from} bis ${to}`,
  contains: (subject: string, value: string) => `${subject} enthält ${value}`,
  startsWith: (subject: string, value: string) => `${subject} beginnt mit ${value}`,
  endsWith: (subject: string, value: string) => `${subject} endet auf ${value}`,
  hasValue: (subject: string) => `${subject} ist angegeben`,
  hasNoValue: (subject: string) => `${subject} ist nicht angegeben`,
  inLastDays: (subject: string, days: string) =>
    days === '1' ? `${subject} liegt höchstens 1 Tag zurück` : `${subject} liegt in den letzten ${days} Tagen`,
  beforeLastDays: (subject: string, days: string) =>
    `${subject} liegt mehr als ${days} ${days === '1' ? 'Tag' : 'Tage'} zurück`,
  inNextDays: (subject: string, days: string) =>
    days === '1' ? `${subject} liegt höchstens 1 Tag in der Zukunft` : `${subject} liegt in den nächsten ${days} Tagen`,
  yes: 'ja',
  no: 'nein',
  deletedItem: 'ein gelöschtes Element',
  deletedField: 'ein gelöschtes Feld',
  subject: (label: string) => label,
  all: (conditions: readonly string[]) => conditions.join(' und '),
  any: (groups: readonly string[]) => groups.join('; oder: '),
  none: (noun: string) => `Keine ${noun}: Fügen Sie eine Bedingung hinzu.`,
  every: (noun: string) => `Alle ${noun}.`,
  those: (noun: string, conditions: string) => `${noun}, für die Folgendes zutrifft: ${conditions}.`,
  fails: {
    eq: (subject: string, values: string) => `${subject} ist nicht ${values}`,
    in: (subject: string, values: string) => `${subject} ist keiner der Werte ${values}`,
    neq: (subject: string, values: string) => `${subject} ist ${values}`,
    nin: (subject: string, values: string) => `${subject} ist einer der Werte ${values}`,
    gt: (subject: string, values: string) => `${subject} liegt nicht über ${values}`,
    gte: (subject: string, values: string) => `${subject} liegt unter ${values}`,
    lt: (subject: string, values: string) => `${subject} liegt nicht unter ${values}`,
    lte: (subject: string, values: string) => `${subject} liegt über ${values}`,
    between: (subject: string, values: string) => `${subject} liegt nicht zwischen ${values}`,
    contains: (subject: string, values: string) => `${subject} enthält nicht ${values}`,
    starts_with: (subject: string, values: string) => `${subject} beginnt nicht mit ${values}`,
    ends_with: (subject: string, values: string) => `${subject} endet nicht mit ${values}`,
    is_set: (subject: string) => `${subject} ist nicht gesetzt`,
    is_not_set: (subject: string) => `${subject} ist gesetzt`,
  },
};
