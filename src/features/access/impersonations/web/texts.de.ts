import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  viewingAsAnotherUser: 'Ansicht als andere Person',
  youAre: (name: ReactNode) => rich`${name}:`,
  youCannotMakeChanges: (partnerName: ReactNode) => rich`von ${partnerName}. Sie können keine Änderungen vornehmen.`,
  viewingAs: (name: ReactNode, fullName: ReactNode, partnerName: ReactNode) =>
    rich`${name}Ansicht als ${fullName}${partnerName}`,
  minLeft: (left: ReactNode) => rich`noch ${left} Min.`,
  endView: 'Ansicht beenden',
  seePortalAsOnePartnersUsers:
    'Sehen Sie das Portal bis zu einer Stunde lang so, wie ein Benutzer des Partners es sieht. Jede Ansicht wird protokolliert.',
  partner: 'Partner',
  chooseAPartner: 'Partner auswählen',
  noOneAtThisPartnerHas: 'Von diesem Partner ist noch niemand dem Portal beigetreten.',
  partnerUsers: 'Partnerbenutzer',
  person: 'Person',
  email: 'E-Mail',
  actions: 'Aktionen',
  viewAs: 'Ansicht als',
  viewAsFullName: (fullName: Part) => `Ansicht als ${fullName}`,
  recordsThatPartnerDoesNotShare:
    ' Datensätze, die der Partner nicht teilt, etwa seine Accountlisten und Verbindungen, sind verborgen.',
  forUpToOneHourThis: (fullName: Part, partnerId: Part) =>
    `Bis zu einer Stunde lang zeigt dieser Tab, was ${fullName} sieht. Sie können keine Änderungen vornehmen.${partnerId}`,
  reason: 'Grund',
  recordedInCompanysAuditLog: 'Wird im Audit-Protokoll des Unternehmens festgehalten.',
  portalAccess: 'Portalzugang',
  viewAsPartnerUser: 'Ansicht als Partnerbenutzer',
  accessLog: 'Zugriffsprotokoll',
  noEntriesYet: 'Noch keine Einträge',
  eachTimeTeamMemberOrSuper:
    'Jede Ansicht von Tandem als andere Person durch ein Teammitglied oder einen Super-Admin wird hier festgehalten.',
  viewedBy: 'Angesehen von',
  viewedAs: 'Angesehen als',
  started: 'Begonnen',
  ended: 'Beendet',
  superAdmin: 'Super-Admin',
  active: 'Aktiv',
};
