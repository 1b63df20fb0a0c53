import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  toPortal: (company) => `Seu convite para o portal do parceiro de ${company}`,
  toTeam: (company) => `Seu convite para ${company}`,
  invitesToPortal: (inviter, company, partner) =>
    `${inviter} convida você para o portal do parceiro de ${company} como usuário de ${partner}.`,
  invitesToTeam: (inviter, company) => `${inviter} convida você para a equipe de ${company}.`,
  expiresInDays: (days) => `O link expira em ${days} dias e pode ser usado uma única vez.`,
  accept: 'Aceitar convite',
  footer: (company, email) => `${company} enviou este e-mail para ${email}. Se você não o esperava, pode ignorá-lo.`,
};
