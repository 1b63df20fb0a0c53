import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  youCanPasteUpToPartners: (mOSTPASTED: Part) =>
    `Sie können bis zu ${mOSTPASTED} Partner einfügen. Verwenden Sie für längere Listen den Schritt „Import“.`,
  enterNameOrPasteList: 'Namen eingeben oder Liste einfügen',
  name: 'Name',
  domain: 'Domain',
  type: 'Typ',
  add: 'Hinzufügen',
  left: (adding: Part) => `noch ${adding}`,
  partners: 'Partner',
  archive: (name: Part) => `${name} archivieren`,
  andMore: (total: ReactNode) => rich`und ${total} weitere`,
  logo: 'Logo',
  color: 'Farbe',
  customColor: 'Eigene Farbe',
  usingDefaultColor: 'Standardfarbe verwenden',
  preview: 'Vorschau',
  welcomeToPartnerPortal: 'Willkommen im Partnerportal.',
  registerDeal: 'Deal registrieren',
  partnerPortalPreview: 'Vorschau des Partnerportals',
  nameIsRequired: 'Name ist erforderlich',
  description: 'Beschreibung',
  whatYouOfferAndToWhom: 'Was Sie wem anbieten, in ein oder zwei Sätzen.',
  descriptionIsRequired: 'Beschreibung ist erforderlich',
  datesAndNumbers: 'Datums- und Zahlenformat',
  currency: 'Währung',
  timeZone: 'Zeitzone',
  importAnotherFile: 'Weitere Datei importieren',
  invitationSentTo: (email: Part) => `Einladung an ${email} gesendet`,
  invalidEmailAddress: 'Ungültige E-Mail-Adresse',
  email: 'E-Mail',
  role: 'Rolle',
  invite: 'Einladen',
  team: 'Team',
  invited: 'Eingeladen',
  revoke: 'Widerrufen',
};
