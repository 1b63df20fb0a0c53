import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  toPortal: (company) => `Votre invitation au portail partenaires de ${company}`,
  toTeam: (company) => `Votre invitation à rejoindre ${company}`,
  invitesToPortal: (inviter, company, partner) =>
    `${inviter} vous invite à rejoindre le portail partenaires de ${company} en tant qu’utilisateur de ${partner}.`,
  invitesToTeam: (inviter, company) => `${inviter} vous invite à rejoindre l’équipe de ${company}.`,
  expiresInDays: (days) => `Le lien expire dans ${days} jours et ne peut être utilisé qu’une fois.`,
  accept: 'Accepter l’invitation',
  footer: (company, email) =>
    `${company} a envoyé cet e-mail à ${email}. Si vous ne l’attendiez pas, vous pouvez l’ignorer.`,
};
