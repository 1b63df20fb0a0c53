import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  toPortal: (company) => `Tu invitación al portal de partners de ${company}`,
  toTeam: (company) => `Tu invitación a ${company}`,
  invitesToPortal: (inviter, company, partner) =>
    `${inviter} te invita al portal de partners de ${company} como usuario de ${partner}.`,
  invitesToTeam: (inviter, company) => `${inviter} te invita a unirte al equipo de ${company}.`,
  expiresInDays: (days) => `El enlace caduca en ${days} días y se puede usar una sola vez.`,
  accept: 'Aceptar invitación',
  footer: (company, email) => `${company} envió este correo a ${email}. Si no lo esperabas, puedes ignorarlo.`,
};
