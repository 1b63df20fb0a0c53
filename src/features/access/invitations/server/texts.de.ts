import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  toPortal: (company) => `Ihre Einladung in das Partnerportal von ${company}`,
  toTeam: (company) => `Ihre Einladung zu ${company}`,
  invitesToPortal: (inviter, company, partner) =>
    `${inviter} lädt Sie ein, das Partnerportal von ${company} für ${partner} zu nutzen.`,
  invitesToTeam: (inviter, company) => `${inviter} lädt Sie in das Team von ${company} ein.`,
  expiresInDays: (days) => `Der Link läuft in ${days} Tagen ab und kann einmal verwendet werden.`,
  accept: 'Einladung annehmen',
  footer: (company, email) =>
    `${company} hat diese E-Mail an ${email} gesendet. Wenn Sie sie nicht erwartet haben, können Sie sie ignorieren.`,
};
