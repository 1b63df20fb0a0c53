import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'portability/program-files'> = {
  'It has a draft. Publish or discard it first.':
    'Es gibt einen Entwurf. Veröffentlichen oder verwerfen Sie ihn zuerst.',
  'It has unpublished changes. Publish or discard them first.':
    'Es gibt unveröffentlichte Änderungen. Veröffentlichen oder verwerfen Sie sie zuerst.',
  'It is published and cannot become a draft again.': 'Ist veröffentlicht und kann nicht wieder zum Entwurf werden.',
  'Only a person who is signed in can do this.': 'Nur eine angemeldete Person kann dies tun.',
  'Published requirements cannot become a draft again.':
    'Veröffentlichte Anforderungen können nicht wieder zum Entwurf werden.',
  'The program was changed in the meantime. Compare the files again.':
    'Das Programm wurde in der Zwischenzeit geändert. Vergleichen Sie die Dateien erneut.',
  'The tier requirements have a draft. Publish or discard it first.':
    'Die Anforderungen der Stufen haben einen Entwurf. Veröffentlichen oder verwerfen Sie ihn zuerst.',
};
