import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/custom-fields'> = {
  'Add at least one option.': 'Fügen Sie mindestens eine Option hinzu.',
  'Only choice fields have options.': 'Nur Auswahlfelder haben Optionen.',
  'contains a stage that does not exist': 'Enthält eine Phase, die nicht existiert.',
  'is already used, possibly by an archived field':
    'Wird bereits verwendet, möglicherweise von einem archivierten Feld.',
  'is not an option of this field': 'Ist keine Option dieses Feldes.',
  'is only for choice fields': 'Nur für Auswahlfelder möglich.',
  'is only for fields of opportunities': 'Nur für Felder von Opportunities möglich.',
  'is only for text, numbers, dates, email addresses and phone numbers':
    'Nur für Text, Zahlen, Daten, E-Mail-Adressen und Telefonnummern möglich.',
  'must be a different option': 'Muss eine andere Option sein.',
};
