import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  earned: (program, isPersonal, until) =>
    `${isPersonal ? 'Você' : 'Sua organização'} obteve o certificado “${program}”.${until ? ` Ele é válido até ${until}.` : ''}`,
  renewed: (program, isPersonal, until) =>
    `${isPersonal ? 'Seu certificado' : 'O certificado da sua organização'} “${program}” foi renovado.${until ? ` Ele é válido até ${until}.` : ''}`,
  earnedSubject: (program) => `Seu certificado: ${program}`,
  renewedSubject: (program) => `Certificado renovado: ${program}`,
  expires: (program, day) =>
    `Seu certificado “${program}” vence em ${day}. Conclua novamente os cursos dele para renová-lo.`,
  expiresSubject: (program, day) => `Vence em ${day}: ${program}`,
  expired: (program, day) =>
    `Seu certificado “${program}” venceu em ${day}. Conclua novamente os cursos dele para obter um novo.`,
  expiredSubject: (program) => `Vencido: ${program}`,
  lost: (program, people, needed) =>
    `Sua organização não tem mais “${program}”: há ${people} de ${needed} pessoas certificadas.`,
  lostSubject: (program) => `Encerrado: ${program}`,
  revoked: (program, reason) => `Seu certificado “${program}” foi revogado: ${reason}`,
  revokedSubject: (program) => `Revogado: ${program}`,
  viewCertificate: 'Ver certificado',
  renewCertificate: 'Renovar certificado',

  theyEarned: ({ person, partner }, program) =>
    person ? `${person} (${partner}) obteve “${program}”.` : `${partner} obteve “${program}”.`,
  theyRenewed: ({ person, partner }, program) =>
    person ? `${person} (${partner}) renovou “${program}”.` : `${partner} renovou “${program}”.`,
  theyEarnedSubject: ({ person, partner }, program) =>
    person ? `Novo certificado: ${program}, ${person} (${partner})` : `Novo certificado: ${program}, ${partner}`,
  theyRenewedSubject: ({ person, partner }, program) =>
    person
      ? `Certificado renovado: ${program}, ${person} (${partner})`
      : `Certificado renovado: ${program}, ${partner}`,
  theirsExpired: ({ person, partner }, program, day) =>
    person
      ? `“${program}” de ${person} (${partner}) venceu em ${day}.`
      : `“${program}” de ${partner} venceu em ${day}.`,
  theirsExpiredSubject: ({ person, partner }, program) =>
    person ? `Vencido: ${program} de ${person} (${partner})` : `Vencido: ${program} de ${partner}`,
  theyLost: (partner, program, people, needed) =>
    `${partner} não tem mais “${program}”: há ${people} de ${needed} pessoas certificadas.`,
  theyLostSubject: (partner, program) => `Encerrado: ${program} de ${partner}`,
};
