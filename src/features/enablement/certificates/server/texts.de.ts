import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  earned: (program, isPersonal, until) =>
    `${isPersonal ? 'Sie haben' : 'Ihre Organisation hat'} das Zertifikat „${program}“ erworben.${until ? ` Es ist bis ${until} gültig.` : ''}`,
  renewed: (program, isPersonal, until) =>
    `${isPersonal ? 'Ihr Zertifikat' : 'Das Zertifikat Ihrer Organisation'} „${program}“ wurde erneuert.${until ? ` Es ist bis ${until} gültig.` : ''}`,
  earnedSubject: (program) => `Ihr Zertifikat: ${program}`,
  renewedSubject: (program) => `Zertifikat erneuert: ${program}`,
  expires: (program, day) =>
    `Ihr Zertifikat „${program}“ läuft am ${day} ab. Schließen Sie die Kurse erneut ab, um es zu erneuern.`,
  expiresSubject: (program, day) => `Läuft am ${day} ab: ${program}`,
  expired: (program, day) =>
    `Ihr Zertifikat „${program}“ ist am ${day} abgelaufen. Schließen Sie die Kurse erneut ab, um ein neues zu erhalten.`,
  expiredSubject: (program) => `Abgelaufen: ${program}`,
  lost: (program, people, needed) =>
    `Ihre Organisation besitzt „${program}“ nicht mehr: ${people} von ${needed} Personen sind zertifiziert.`,
  lostSubject: (program) => `Beendet: ${program}`,
  revoked: (program, reason) => `Ihr Zertifikat „${program}“ wurde widerrufen: ${reason}`,
  revokedSubject: (program) => `Widerrufen: ${program}`,
  viewCertificate: 'Zertifikat ansehen',
  renewCertificate: 'Zertifikat erneuern',

  theyEarned: ({ person, partner }, program) =>
    person ? `${person} von ${partner} hat „${program}“ erworben.` : `${partner} hat „${program}“ erworben.`,
  theyRenewed: ({ person, partner }, program) =>
    person ? `${person} von ${partner} hat „${program}“ erneuert.` : `${partner} hat „${program}“ erneuert.`,
  theyEarnedSubject: ({ person, partner }, program) =>
    person ? `Neues Zertifikat: ${program}, ${person} von ${partner}` : `Neues Zertifikat: ${program}, ${partner}`,
  theyRenewedSubject: ({ person, partner }, program) =>
    person
      ? `Zertifikat erneuert: ${program}, ${person} von ${partner}`
      : `Zertifikat erneuert: ${program}, ${partner}`,
  theirsExpired: ({ person, partner }, program, day) =>
    person
      ? `„${program}“ von ${person} (${partner}) ist am ${day} abgelaufen.`
      : `„${program}“ von ${partner} ist am ${day} abgelaufen.`,
  theirsExpiredSubject: ({ person, partner }, program) =>
    person ? `Abgelaufen: ${program} von ${person} (${partner})` : `Abgelaufen: ${program} von ${partner}`,
  theyLost: (partner, program, people, needed) =>
    `${partner} besitzt „${program}“ nicht mehr: ${people} von ${needed} Personen sind zertifiziert.`,
  theyLostSubject: (partner, program) => `Beendet: ${program} von ${partner}`,
};
