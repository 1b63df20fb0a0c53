import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  exported: (name) => `${name} hat alle Daten Ihres Unternehmens exportiert.`,
  exportedSubject: (name) => `${name} hat die Daten Ihres Unternehmens exportiert`,
  viewAuditLog: 'Audit-Protokoll ansehen',
};
