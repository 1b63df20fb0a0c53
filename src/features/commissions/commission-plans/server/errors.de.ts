import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/commission-plans'> = {
  'Commission was earned under this assignment. Set an end date instead of removing it.':
    'Unter dieser Zuweisung wurde Provision verdient. Legen Sie ein Enddatum fest, statt sie zu entfernen.',
  'Incentive changes': 'Änderungen der Vergütung',
  'New terms, before they apply.': 'Neue Bedingungen, bevor sie gelten.',
  'The draft was changed in the meantime. Review it again before you publish.':
    'Der Entwurf wurde in der Zwischenzeit geändert. Prüfen Sie ihn erneut, bevor Sie ihn veröffentlichen.',
  'This structure': 'Diese Struktur',
  'This structure is archived. Restore it before you assign it.':
    'Diese Struktur ist archiviert. Stellen Sie sie wieder her, bevor Sie sie zuweisen.',
  'This structure is archived. Restore it before you edit it.':
    'Diese Struktur ist archiviert. Stellen Sie sie wieder her, bevor Sie sie bearbeiten.',
  'This structure is archived. Restore it before you publish.':
    'Diese Struktur ist archiviert. Stellen Sie sie wieder her, bevor Sie sie veröffentlichen.',
  'already has a draft': 'Hat bereits einen Entwurf.',
  'already has this structure in this period': 'Hat diese Struktur in diesem Zeitraum bereits.',
  'cannot be combined with a template': 'Kann nicht mit einer Vorlage kombiniert werden.',
  'is not a structure': 'Ist keine Struktur.',
  'is not a version of this structure': 'Ist keine Version dieser Struktur.',
  'must be accepted, or choose a start date in an open month':
    'Muss akzeptiert werden, oder wählen Sie ein Startdatum in einem offenen Monat.',
  'must be after the start date': 'Muss nach dem Startdatum liegen.',
  'must be empty when you assign to all partners': 'Muss leer sein, wenn Sie allen Partnern zuweisen.',
  'must be today or later, because past members of an audience are not recorded':
    'Muss heute oder später sein, weil frühere Mitglieder einer Zielgruppe nicht erfasst sind.',
};
