import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  earned: (program, isPersonal, until) =>
    `${isPersonal ? 'Obtuviste' : 'Tu organización obtuvo'} el certificado «${program}».${until ? ` Es válido hasta el ${until}.` : ''}`,
  renewed: (program, isPersonal, until) =>
    `Se renovó ${isPersonal ? 'tu certificado' : 'el certificado de tu organización'} «${program}».${until ? ` Es válido hasta el ${until}.` : ''}`,
  earnedSubject: (program) => `Tu certificado: ${program}`,
  renewedSubject: (program) => `Certificado renovado: ${program}`,
  expires: (program, day) =>
    `Tu certificado «${program}» vence el ${day}. Completa de nuevo sus cursos para renovarlo.`,
  expiresSubject: (program, day) => `Vence el ${day}: ${program}`,
  expired: (program, day) =>
    `Tu certificado «${program}» venció el ${day}. Completa de nuevo sus cursos para obtener uno nuevo.`,
  expiredSubject: (program) => `Vencido: ${program}`,
  lost: (program, people, needed) =>
    `Tu organización ya no tiene «${program}»: hay ${people} de ${needed} personas certificadas.`,
  lostSubject: (program) => `Finalizado: ${program}`,
  revoked: (program, reason) => `Se revocó tu certificado «${program}»: ${reason}`,
  revokedSubject: (program) => `Revocado: ${program}`,
  viewCertificate: 'Ver certificado',
  renewCertificate: 'Renovar certificado',

  theyEarned: ({ person, partner }, program) =>
    person ? `${person} de ${partner} obtuvo «${program}».` : `${partner} obtuvo «${program}».`,
  theyRenewed: ({ person, partner }, program) =>
    person ? `${person} de ${partner} renovó «${program}».` : `${partner} renovó «${program}».`,
  theyEarnedSubject: ({ person, partner }, program) =>
    person ? `Nuevo certificado: ${program}, ${person} de ${partner}` : `Nuevo certificado: ${program}, ${partner}`,
  theyRenewedSubject: ({ person, partner }, program) =>
    person
      ? `Certificado renovado: ${program}, ${person} de ${partner}`
      : `Certificado renovado: ${program}, ${partner}`,
  theirsExpired: ({ person, partner }, program, day) =>
    person
      ? `«${program}» de ${person} (${partner}) venció el ${day}.`
      : `«${program}» de ${partner} venció el ${day}.`,
  theirsExpiredSubject: ({ person, partner }, program) =>
    person ? `Vencido: ${program} de ${person} (${partner})` : `Vencido: ${program} de ${partner}`,
  theyLost: (partner, program, people, needed) =>
    `${partner} ya no tiene «${program}»: hay ${people} de ${needed} personas certificadas.`,
  theyLostSubject: (partner, program) => `Finalizado: ${program} de ${partner}`,
};
