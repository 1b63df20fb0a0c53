import type { FullTranslation } from '../text/texts.ts';
import type { conditionTexts as english } from './condition.texts.ts';

/** Not yet reviewed by a native speaker. */
export const conditionTexts: FullTranslation<typeof english> = {
  is: (subject: string, values: string) => `${subject} es ${values}`,
  isNot: (subject: string, value: string) => `${subject} no es ${value}`,
  isNone: (subject: string, values: string) => `${subject} no es ninguna de estas opciones: ${values}`,
  above: (subject: string, value: string) => `${subject} es superior a ${value}`,
  orMore: (subject: string, value: string) => `${subject} es como mínimo ${value}`,
  below: (subject: string, value: string) => `${subject} es inferior a ${value}`,
  orLess: (subject: string, value: string) => `${subject} es como máximo ${value}`,
  between: (subject: string, from: string, to: string) => `${subject} es de ${from} a ${to}`,
  contains: (subject: string, value: string) => `${subject} contiene ${value}`,
  startsWith: (subject: string, value: string) => `${subject} empieza por ${value}`,
  endsWith: (subject: string, value: string) => `${subject} termina en ${value}`,
  hasValue: (subject: string) => `${subject} tiene un valor`,
  hasNoValue: (subject: string) => `${subject} no tiene ningún valor`,
  inLastDays: (subject: string, days: string) =>
    `${subject} está dentro ${days === '1' ? 'del último día' : `de los últimos ${days} días`}`,
  beforeLastDays: (subject: string, days: string) => `${subject} es de hace más de ${days} ${dayWord(days)}`,
  inNextDays: (subject: string, days: string) =>
    `${subject} está dentro ${days === '1' ? 'del próximo día' : `de los próximos ${days} días`}`,
  yes: 'sí',
  no: 'no',
  deletedItem: 'un elemento eliminado',
  deletedField: 'un campo eliminado',
  /** Abbreviations such as MDF keep their capitals. */
  subject: (label: string) => (/^\p{Lu}{2}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`),
  all: (conditions: readonly string[]) => conditions.join(' y '),
  any: (groups: readonly string[]) => groups.join('; o si '),
  none: (noun: string) => `Sin ${noun.toLowerCase()}: añade una condición.`,
  every: (noun: string) => `${noun}, sin excepción.`,
  those: (noun: string, conditions: string) => `${noun} si ${conditions}.`,
  fails: {
    eq: (subject: string, values: string) => `${subject} no es ${values}`,
    in: (subject: string, values: string) => `${subject} no es uno de ${values}`,
    neq: (subject: string, values: string) => `${subject} es ${values}`,
    nin: (subject: string, values: string) => `${subject} es uno de ${values}`,
    gt: (subject: string, values: string) => `${subject} no supera ${values}`,
    gte: (subject: string, values: string) => `${subject} está por debajo de ${values}`,
    lt: (subject: string, values: string) => `${subject} no está por debajo de ${values}`,
    lte: (subject: string, values: string) => `${subject} supera ${values}`,
    between: (subject: string, values: string) => `${subject} no está entre ${values}`,
    contains: (subject: string, values: string) => `${subject} no contiene ${values}`,
    starts_with: (subject: string, values: string) => `${subject} no empieza por ${values}`,
    ends_with: (subject: string, values: string) => `${subject} no termina en ${values}`,
    is_set: (subject: string) => `${subject} no tiene valor`,
    is_not_set: (subject: string) => `${subject} tiene un valor`,
  },
};

const dayWord = (days: string) => (days === '1' ? 'día' : 'días');
