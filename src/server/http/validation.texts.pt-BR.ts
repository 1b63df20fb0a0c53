import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './validation.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  required: 'Este campo é obrigatório.',
  unknownField: 'Este campo não é conhecido.',
  mustBe: (expected) => `O valor esperado é ${expected.join(' ou ')}.`,
  oneOf: (values) => `um destes: ${values}`,
  wrongFormat: 'O formato está incorreto.',
  otherText: 'um texto em outro formato',
  validFormat: (format) => `um valor válido (${format})`,
  minCharacters: (count) => `Informe pelo menos ${count} ${count === 1 ? 'caractere' : 'caracteres'}.`,
  maxCharacters: (count) => `Informe no máximo ${count} ${count === 1 ? 'caractere' : 'caracteres'}.`,
  atLeast: (value) => `Deve ser no mínimo ${value}.`,
  atMost: (value) => `Deve ser no máximo ${value}.`,
  moreThan: (value) => `Deve ser maior que ${value}.`,
  lessThan: (value) => `Deve ser menor que ${value}.`,
  multipleOf: (value) => `Deve ser um múltiplo de ${value}.`,
  minEntries: (count) => `Informe pelo menos ${count} ${count === 1 ? 'item' : 'itens'}.`,
  maxEntries: (count) => `Informe no máximo ${count} ${count === 1 ? 'item' : 'itens'}.`,
  entryTwice: 'Não pode conter o mesmo item duas vezes.',
  minFields: (count) => `Informe pelo menos ${count} ${count === 1 ? 'campo' : 'campos'}.`,
  maxFields: (count) => `Informe no máximo ${count} ${count === 1 ? 'campo' : 'campos'}.`,
  malformed: 'O valor está malformado.',
  kinds: {
    string: 'um texto',
    integer: 'um número inteiro',
    number: 'um número',
    boolean: 'true ou false',
    array: 'uma lista',
    object: 'um objeto',
    null: 'vazio',
  },
  formats: {
    uuid: 'um identificador (UUID)',
    date: 'uma data (AAAA-MM-DD)',
    'date-time': 'uma data e hora (ISO 8601, por exemplo 2026-03-16T09:00:00Z)',
    time: 'uma hora (HH:MM:SS)',
    email: 'um endereço de e-mail',
    uri: 'um endereço da web',
  },
};
