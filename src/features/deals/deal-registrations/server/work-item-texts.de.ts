import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  question: {
    label: 'Fragen zu Registrierungen',
    says: ['Registrierung hat eine Frage an Sie', 'Registrierungen haben eine Frage an Sie'],
    verb: 'Antworten',
  },
  draft: {
    label: 'Registrierungen im Entwurf',
    says: ['Registrierung im Entwurf ist nicht eingereicht', 'Registrierungen im Entwurf sind nicht eingereicht'],
    verb: 'Fortfahren',
  },
  protection: {
    label: 'Bald endender Schutz',
    says: ['Deal-Schutz endet bald', 'Schutzfristen von Deals enden bald'],
    verb: 'Öffnen',
  },
};
