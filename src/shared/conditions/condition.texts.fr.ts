import type { FullTranslation } from '#shared/text/texts.ts';
import type { conditionTexts as english } from './condition.texts.ts';

/** Zero and decimals below two, such as "1,5", take the singular. */
const plural = (count: string, one: string, many: string) => `${count} ${/^[01](,|$)/.test(count) ? one : many}`;

/** Not yet reviewed by a native speaker. */
export const conditionTexts: FullTranslation<typeof english> = {
  is: (subject: string, values: string) => `${subject} est ${values}`,
  isNot: (subject: string, value: string) => `${subject} n’est pas ${value}`,
  isNone: (subject: string, values: string) => `${subject} ne figure pas parmi ${values}`,
  above: (subject: string, value: string) => `${subject} est supérieur à ${value}`,
  orMore: (subject: string, value: string) => `${subject} est supérieur ou égal à ${value}`,
  below: (subject: string, value: string) => `${subject} est inférieur à ${value}`,
  orLess: (subject: string, value: string) => `${subject} est inférieur ou égal à ${value}`,
  between: (subject: string, from: string, to: string) => `${subject} est compris entre ${from} et ${to}`,
  contains: (subject: string, value: string) => `${subject} contient ${value}`,
  startsWith: (subject: string, value: string) => `${subject} commence par ${value}`,
  endsWith: (subject: string, value: string) => `${subject} se termine par ${value}`,
  hasValue: (subject: string) => `${subject} a une valeur`,
  hasNoValue: (subject: string) => `${subject} n’a pas de valeur`,
  inLastDays: (subject: string, days: string) => `${subject} remonte à ${plural(days, 'jour', 'jours')} au plus`,
  beforeLastDays: (subject: string, days: string) => `${subject} remonte à plus de ${plural(days, 'jour', 'jours')}`,
  inNextDays: (subject: string, days: string) =>
    `${subject} tombe dans un délai de ${plural(days, 'jour', 'jours')} à partir d’aujourd’hui`,
  yes: 'oui',
  no: 'non',
  deletedItem: 'un élément supprimé',
  deletedField: 'une condition sur un champ supprimé est remplie',
  /** In quotation marks, because a label has no article. */
  subject: (label: string) => `«\u00a0${label}\u00a0»`,
  all: (conditions: readonly string[]) => conditions.join(' et '),
  any: (groups: readonly string[]) => groups.join('\u202f; ou bien '),
  none: (noun: string) => `${noun}\u00a0: aucun résultat. Ajoutez une condition.`,
  every: (noun: string) => `L’ensemble des ${noun.toLowerCase()}.`,
  those: (noun: string, conditions: string) => `${noun} remplissant la condition suivante\u00a0: ${conditions}.`,
  fails: {
    eq: (subject: string, values: string) => `${subject} n’est pas ${values}`,
    in: (subject: string, values: string) => `${subject} ne fait pas partie de ${values}`,
    neq: (subject: string, values: string) => `${subject} est ${values}`,
    nin: (subject: string, values: string) => `${subject} fait partie de ${values}`,
    gt: (subject: string, values: string) => `${subject} ne dépasse pas ${values}`,
    gte: (subject: string, values: string) => `${subject} est en dessous de ${values}`,
    lt: (subject: string, values: string) => `${subject} n’est pas en dessous de ${values}`,
    lte: (subject: string, values: string) => `${subject} dépasse ${values}`,
    between: (subject: string, values: string) => `${subject} n’est pas entre ${values}`,
    contains: (subject: string, values: string) => `${subject} ne contient pas ${values}`,
    starts_with: (subject: string, values: string) => `${subject} ne commence pas par ${values}`,
    ends_with: (subject: string, values: string) => `${subject} ne se termine pas par ${values}`,
    is_set: (subject: string) => `${subject} n’a pas de valeur`,
    is_not_set: (subject: string) => `${subject} a une valeur`,
  },
};
