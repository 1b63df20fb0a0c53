import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  earned: (program, isPersonal, until) =>
    `${isPersonal ? 'Vous avez' : 'Votre organisation a'} obtenu le certificat «\u00a0${program}\u00a0».${until ? ` Il est valable jusqu’au ${until}.` : ''}`,
  renewed: (program, isPersonal, until) =>
    `${isPersonal ? 'Votre certificat' : 'Le certificat de votre organisation'} «\u00a0${program}\u00a0» a été renouvelé.${until ? ` Il est valable jusqu’au ${until}.` : ''}`,
  earnedSubject: (program) => `Votre certificat\u00a0: ${program}`,
  renewedSubject: (program) => `Certificat renouvelé\u00a0: ${program}`,
  expires: (program, day) =>
    `Votre certificat «\u00a0${program}\u00a0» expire le ${day}. Suivez à nouveau ses formations pour le renouveler.`,
  expiresSubject: (program, day) => `Expire le ${day}\u00a0: ${program}`,
  expired: (program, day) =>
    `Votre certificat «\u00a0${program}\u00a0» a expiré le ${day}. Suivez à nouveau ses formations pour en obtenir un nouveau.`,
  expiredSubject: (program) => `Expiré\u00a0: ${program}`,
  lost: (program, people, needed) =>
    `Votre organisation ne détient plus «\u00a0${program}\u00a0» (personnes certifiées\u00a0: ${people} sur ${needed}).`,
  lostSubject: (program) => `Terminé\u00a0: ${program}`,
  revoked: (program, reason) => `Votre certificat «\u00a0${program}\u00a0» a été révoqué\u00a0: ${reason}`,
  revokedSubject: (program) => `Révoqué\u00a0: ${program}`,
  viewCertificate: 'Voir le certificat',
  renewCertificate: 'Renouveler le certificat',

  theyEarned: ({ person, partner }, program) =>
    person
      ? `${person} (${partner}) a obtenu «\u00a0${program}\u00a0».`
      : `${partner} a obtenu «\u00a0${program}\u00a0».`,
  theyRenewed: ({ person, partner }, program) =>
    person
      ? `${person} (${partner}) a renouvelé «\u00a0${program}\u00a0».`
      : `${partner} a renouvelé «\u00a0${program}\u00a0».`,
  theyEarnedSubject: ({ person, partner }, program) =>
    person
      ? `Nouveau certificat\u00a0: ${program}, ${person} (${partner})`
      : `Nouveau certificat\u00a0: ${program}, ${partner}`,
  theyRenewedSubject: ({ person, partner }, program) =>
    person
      ? `Certificat renouvelé\u00a0: ${program}, ${person} (${partner})`
      : `Certificat renouvelé\u00a0: ${program}, ${partner}`,
  theirsExpired: ({ person, partner }, program, day) =>
    person
      ? `«\u00a0${program}\u00a0» de ${person} (${partner}) a expiré le ${day}.`
      : `«\u00a0${program}\u00a0» de ${partner} a expiré le ${day}.`,
  theirsExpiredSubject: ({ person, partner }, program) =>
    person ? `Expiré\u00a0: ${program} de ${person} (${partner})` : `Expiré\u00a0: ${program} de ${partner}`,
  theyLost: (partner, program, people, needed) =>
    `${partner} ne détient plus «\u00a0${program}\u00a0» (personnes certifiées\u00a0: ${people} sur ${needed}).`,
  theyLostSubject: (partner, program) => `Terminé\u00a0: ${program} de ${partner}`,
};
