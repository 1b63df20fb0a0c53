import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  thisInvitationNoLongerExists: 'Diese Einladung gibt es nicht mehr.',
  removeSAccess: (fullName: Part) => `Zugang von ${fullName} entfernen?`,
  theySignedOutImmediatelyAndNeed:
    'Die Person wird sofort abgemeldet und benötigt eine neue Einladung, um zurückzukehren.',
  removeAccess: 'Zugang entfernen',
  hasNotSignedInWithThis: (fullName: Part) => `${fullName} hat sich mit dieser Adresse noch nicht angemeldet.`,
  inviteToPortal: 'Zum Portal einladen…',
  resendInvitation: 'Einladung erneut senden',
  withdrawInvitation: 'Einladung zurückziehen',
  viewAs: 'Ansicht als…',
  removeAccessText: 'Zugang entfernen…',
  portalAccess: 'Portalzugang',
  portalAccessOf: (fullName: Part) => `Portalzugang von ${fullName}`,
  thePartner: 'dem Partner',
  inviteUser: 'Benutzer einladen',
  invitationSentTo: (email: Part) => `Einladung an ${email} gesendet`,
  inviteUserFrom: (name: Part) => `Benutzer von ${name} einladen`,
  inviteTeamMember: 'Teammitglied einladen',
  sendInvitation: 'Einladung senden',
  theyGetEmailWithLinkThat: (iNVITATIONDAYS: Part) =>
    `Die Person erhält eine E-Mail mit einem Link, der nach ${iNVITATIONDAYS} Tagen abläuft und einmal verwendet werden kann.`,
  email: 'E-Mail',
  emailIsRequired: 'Die E-Mail-Adresse ist erforderlich',
  invalidEmailAddress: 'Ungültige E-Mail-Adresse',
  name: 'Name',
  role: 'Rolle',
  chooseARole: 'Wählen Sie eine Rolle',
  personalMessage: 'Persönliche Nachricht',
  openInvitations: 'Offene Einladungen',
  expired: 'Abgelaufen',
  expires: (expiresAt: ReactNode) => rich`läuft ab ${expiresAt}`,
  resend: 'Erneut senden',
  withdraw: 'Zurückziehen',
  invitationOf: (email: Part) => `Einladung von ${email}`,
  invitations: 'Einladungen',
  inviteTeamMembersHereAndPartner: 'Laden Sie hier Teammitglieder ein, Partnerbenutzer auf der Seite des Partners.',
  invitationResentTo: (email: Part) => `Einladung an ${email} erneut gesendet`,
  invitationWithdrawn: 'Einladung zurückgezogen',
};
