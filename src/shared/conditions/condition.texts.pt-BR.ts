import type { FullTranslation } from '../text/texts.ts';
import type { conditionTexts as english } from './condition.texts.ts';

/** Not yet reviewed by a native speaker. */
export const conditionTexts: FullTranslation<typeof english> = {
  is: (subject: string, values: string) => `${subject} é ${values}`,
  isNot: (subject: string, value: string) => `${subject} não é ${value}`,
  isNone: (subject: string, values: string) => `${subject} não é nenhuma destas opções: ${values}`,
  above: (subject: string, value: string) => `${subject} é superior a ${value}`,
  orMore: (subject: string, value: string) => `${subject} é no mínimo ${value}`,
  below: (subject: string, value: string) => `${subject} é inferior a ${value}`,
  orLess: (subject: string, value: string) => `${subject} é no máximo ${value}`,
  between: (subject: string, from: string, to: string) => `${subject} é de ${from} a ${to}`,
  contains: (subject: string, value: string) => `${subject} contém ${value}`,
  startsWith: (subject: string, value: string) => `${subject} começa com ${value}`,
  endsWith: (subject: string, value: string) => `${subject} termina com ${value}`,
  hasValue: (subject: string) => `${subject} tem um valor`,
  hasNoValue: (subject: string) => `${subject} não tem nenhum valor`,
  inLastDays: (subject: string, days: string) =>
    `${subject} está dentro ${days === '1' ? 'do último dia' : `dos últimos ${days} dias`}`,
  beforeLastDays: (subject: string, days: string) => `${subject} é de mais de ${days} ${dayWord(days)} atrás`,
  inNextDays: (subject: string, days: string) =>
    `${subject} está dentro ${days === '1' ? 'do próximo dia' : `dos próximos ${days} dias`}`,
  yes: 'sim',
  no: 'não',
  deletedItem: 'um item excluído',
  deletedField: 'um campo excluído',
  /** Abbreviations such as MDF keep their capitals. */
  subject: (label: string) => (/^\p{Lu}{2}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`),
  all: (conditions: readonly string[]) => conditions.join(' e '),
  // "Quando" keeps the indicative, which the conditions have when they stand alone; "se" would need another mood.
  any: (groups: readonly string[]) => groups.join('; ou quando '),
  none: (noun: string) => `Sem ${noun.toLowerCase()}: adicione uma condição.`,
  every: (noun: string) => `${noun}, sem exceção.`,
  those: (noun: string, conditions: string) => `${noun} quando ${conditions}.`,
  fails: {
    eq: (subject: string, values: string) => `${subject} não é ${values}`,
    in: (subject: string, values: string) => `${subject} não é um de ${values}`,
    neq: (subject: string, values: string) => `${subject} é ${values}`,
    nin: (subject: string, values: string) => `${subject} é um de ${values}`,
    gt: (subject: string, values: string) => `${subject} não ultrapassa ${values}`,
    gte: (subject: string, values: string) => `${subject} está abaixo de ${values}`,
    lt: (subject: string, values: string) => `${subject} não está abaixo de ${values}`,
    lte: (subject: string, values: string) => `${subject} ultrapassa ${values}`,
    between: (subject: string, values: string) => `${subject} não está entre ${values}`,
    contains: (subject: string, values: string) => `${subject} não contém ${values}`,
    starts_with: (subject: string, values: string) => `${subject} não começa com ${values}`,
    ends_with: (subject: string, values: string) => `${subject} não termina com ${values}`,
    is_set: (subject: string) => `${subject} não tem valor`,
    is_not_set: (subject: string) => `${subject} tem um valor`,
  },
};

const dayWord = (days: string) => (days === '1' ? 'dia' : 'dias');
