import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './validation.texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  required: 'Este campo es obligatorio.',
  unknownField: 'Este campo no se conoce.',
  mustBe: (expected) => `Se espera ${expected.join(' o ')}.`,
  oneOf: (values) => `uno de estos valores: ${values}`,
  wrongFormat: 'El formato no es correcto.',
  otherText: 'un texto con otro formato',
  validFormat: (format) => `un valor válido (${format})`,
  minCharacters: (count) => `Escribe al menos ${count} ${count === 1 ? 'carácter' : 'caracteres'}.`,
  maxCharacters: (count) => `Escribe como máximo ${count} ${count === 1 ? 'carácter' : 'caracteres'}.`,
  atLeast: (value) => `Debe ser al menos ${value}.`,
  atMost: (value) => `Debe ser como máximo ${value}.`,
  moreThan: (value) => `Debe ser mayor que ${value}.`,
  lessThan: (value) => `Debe ser menor que ${value}.`,
  multipleOf: (value) => `Debe ser un múltiplo de ${value}.`,
  minEntries: (count) => `Indica al menos ${count} ${count === 1 ? 'elemento' : 'elementos'}.`,
  maxEntries: (count) => `Indica como máximo ${count} ${count === 1 ? 'elemento' : 'elementos'}.`,
  entryTwice: 'No puede contener dos veces el mismo elemento.',
  minFields: (count) => `Indica al menos ${count} ${count === 1 ? 'campo' : 'campos'}.`,
  maxFields: (count) => `Indica como máximo ${count} ${count === 1 ? 'campo' : 'campos'}.`,
  malformed: 'El valor está mal formado.',
  kinds: {
    string: 'un texto',
    integer: 'un número entero',
    number: 'un número',
    boolean: 'true o false',
    array: 'una lista',
    object: 'un objeto',
    null: 'vacío',
  },
  formats: {
    uuid: 'un identificador (UUID)',
    date: 'una fecha (AAAA-MM-DD)',
    'date-time': 'una fecha y hora (ISO 8601, por ejemplo 2026-03-16T09:00:00Z)',
    time: 'una hora (HH:MM:SS)',
    email: 'una dirección de correo',
    uri: 'una dirección web',
  },
};
