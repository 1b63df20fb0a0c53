import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  reasonOptional: 'Grund (optional)',
  youNowTakePartInThis: 'Sie wirken jetzt an diesem Deal mit',
  youInvitedToTakePart: 'Sie sind eingeladen mitzuwirken',
  companyInvitesYouToTakePart: (roleClauses: ReactNode) =>
    rich`Das Unternehmen lädt Sie ein, an diesem Deal ${roleClauses} mitzuwirken. Wenn Sie annehmen, können Sie daran Provision verdienen.`,
  accept: 'Annehmen',
  decline: 'Ablehnen',
  onlyTeamMembersWithPermissionTo:
    'Nur Teammitglieder mit der Berechtigung, Opportunities zu verwalten, können antworten.',
  declineInvitation: 'Einladung ablehnen',
  youWillNoLongerSeeThis: 'Sie sehen diesen Deal dann nicht mehr. Das Unternehmen sieht Ihren Grund.',
  choosePartnerForEveryRow: 'Wählen Sie in jeder Zeile einen Partner aus.',
  enterReasonForAmendment: 'Geben Sie einen Grund für die nachträgliche Änderung ein',
  amended: 'Geändert',
  saved: 'Gespeichert',
  partners: (text: Part) => `Partner: ${text}.`,
  amendSplit: 'Aufteilung nachträglich ändern',
  partnersAndSplit: 'Partner und Aufteilung',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  leadPartner: 'Federführender Partner',
  partner: 'Partner',
  role: 'Rolle',
  weight: 'Gewichtung',
  status: 'Status',
  shareCommissionForThisRole: 'Anteil an der Provision für diese Rolle',
  removePartner: 'Partner entfernen',
  addPartner: 'Partner hinzufügen',
  amend: 'Nachträglich ändern',
  save: 'Speichern',
  cancel: 'Abbrechen',
  editSplit: 'Aufteilung bearbeiten',
  addPartners: 'Partner hinzufügen',
  noPartnersYet: 'Noch keine Partner',
  addPartnersWhoSourceSellOr:
    'Fügen Sie Partner hinzu, die diesen Deal vermitteln, verkaufen oder umsetzen. Die Provision wird nach Rolle und Anteil aufgeteilt.',
  shareOfRole: 'Anteil der Rolle',
  confirmed: 'Bestätigt',
  confirm: 'Bestätigen',
  reject: 'Ablehnen',
  thisPartner: 'Diesen Partner',
  rejectPartnerName: (partnerName: Part) => `${partnerName} ablehnen?`,
  partnerNoLongerTakesPartIn:
    'Der Partner wirkt nicht mehr an diesem Deal mit, verdient keine Provision daran und kann ihn nicht mehr sehen. Der Partner sieht Ihren Grund.',
};
