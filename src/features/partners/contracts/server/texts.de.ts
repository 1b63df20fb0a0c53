import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  document: 'Dokument',
  signatures: 'Unterschriften',
  signedOf: (signed, signers) => `${signed} von ${signers}`,
  waitsFor: 'Wartet auf',
  signBy: 'Zu unterzeichnen bis',
  ends: 'Endet am',
  viewContract: 'Vertrag ansehen',

  received: (title) => `Der Vertrag „${title}“ wurde Ihrer Firma zur Unterschrift gesendet`,
  declined: (name, partner, title, reason) =>
    `${name} (${partner}) hat die Unterschrift unter „${title}“ abgelehnt: ${reason}`,
  progress: (name, title, partner, next) =>
    `${name} hat „${title}“${partner ? ` mit ${partner}` : ''} unterzeichnet.${next ? ` Als Nächstes an der Reihe: ${next}.` : ''}`,
  completed: (title, partner) => `„${title}“ mit ${partner} ist von allen unterzeichnet`,
  ownCompleted: (title) => `Der Vertrag „${title}“ ist von allen unterzeichnet`,
  guessed: (title, partner) => `Jemand versucht, den Code zum Unterzeichnen von „${title}“ mit ${partner} zu erraten`,
  expired: (title, partner) => `„${title}“ mit ${partner} wurde nicht rechtzeitig unterzeichnet`,
  expiring: (title, partner, day) => `„${title}“ mit ${partner} endet am ${day}`,
  ownExpiring: (title, day) => `Der Vertrag „${title}“ endet am ${day}`,
  renewed: (title, partner) => `„${title}“ mit ${partner} wurde verlängert`,
  ended: (title, partner) => `„${title}“ mit ${partner} ist beendet`,
  noticeOf: (partner, title) => `${partner} hat „${title}“ gekündigt`,
  noticeGiven: (title) => `Der Vertrag „${title}“ wurde gekündigt`,
};
