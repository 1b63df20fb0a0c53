import type { FullTranslation } from '#shared/text/texts.ts';
import type { accessTexts as englishAccessTexts } from './appTexts.ts';
import { texts as ownTexts } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const accessTexts: FullTranslation<typeof englishAccessTexts> = {
  label: 'Acceso',
  read: {
    label: 'Solo lectura',
    help: 'Lee lo que tú puedes abrir.',
  },
  propose: {
    label: 'Leer y proponer',
    help: 'Puede preparar cambios; tú confirmas cada uno.',
  },
  only: (what: string) => ownTexts.onlyTheseRecords(what),
  leaves:
    'Lo que lee pasa a la aplicación y al modelo de lenguaje que usa, incluidos nombres y datos de contacto. Los datos bancarios, secretos y notas nunca se envían.',
};
