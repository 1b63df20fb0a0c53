import { defineTexts } from '#shared/text/texts.ts';

export const texts = defineTexts('access/invitations/server', {
  toPortal: (company: string) => `Your invitation to ${company}'s partner portal`,
  toTeam: (company: string) => `Your invitation to join ${company}`,
  invitesToPortal: (inviter: string, company: string, partner: string) =>
    `${inviter} invites you to join ${company}'s partner portal as a user of ${partner}.`,
  invitesToTeam: (inviter: string, company: string) => `${inviter} invites you to join the team of ${company}.`,
  expiresInDays: (days: number) => `The link expires in ${days} days and can be used once.`,
  accept: 'Accept invitation',
  footer: (company: string, email: string) =>
    `${company} sent this email to ${email}. If you did not expect it, you can ignore it.`,
});
