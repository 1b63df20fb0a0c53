import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './validation.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  required: 'Ce champ est obligatoire.',
  unknownField: 'Ce champ est inconnu.',
  mustBe: (expected) => `Valeur attendue\u00a0: ${expected.join(' ou ')}.`,
  oneOf: (values) => `une des valeurs ${values}`,
  wrongFormat: 'Le format est incorrect.',
  otherText: 'un texte dans un autre format',
  validFormat: (format) => `une valeur valide (${format})`,
  minCharacters: (count) => `Saisissez au moins ${count} ${count === 1 ? 'caractère' : 'caractères'}.`,
  maxCharacters: (count) => `Saisissez au plus ${count} ${count === 1 ? 'caractère' : 'caractères'}.`,
  atLeast: (value) => `Doit être au moins ${value}.`,
  atMost: (value) => `Doit être au plus ${value}.`,
  moreThan: (value) => `Doit être supérieur à ${value}.`,
  lessThan: (value) => `Doit être inférieur à ${value}.`,
  multipleOf: (value) => `Doit être un multiple de ${value}.`,
  minEntries: (count) => `Indiquez au moins ${count} ${count === 1 ? 'élément' : 'éléments'}.`,
  maxEntries: (count) => `Indiquez au plus ${count} ${count === 1 ? 'élément' : 'éléments'}.`,
  entryTwice: 'Le même élément ne peut figurer deux fois.',
  minFields: (count) => `Indiquez au moins ${count} ${count === 1 ? 'champ' : 'champs'}.`,
  maxFields: (count) => `Indiquez au plus ${count} ${count === 1 ? 'champ' : 'champs'}.`,
  malformed: 'La valeur est mal formée.',
  kinds: {
    string: 'un texte',
    integer: 'un nombre entier',
    number: 'un nombre',
    boolean: 'true ou false',
    array: 'une liste',
    object: 'un objet',
    null: 'vide',
  },
  formats: {
    uuid: 'un identifiant (UUID)',
    date: 'une date (AAAA-MM-JJ)',
    'date-time': 'une date et une heure (ISO 8601, par exemple 2026-03-16T09:00:00Z)',
    time: 'une heure (HH:MM:SS)',
    email: 'une adresse e-mail',
    uri: 'une adresse web',
  },
};
