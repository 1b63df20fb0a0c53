import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  reasonOptional: 'Motif (facultatif)',
  youNowTakePartInThis: 'Vous participez désormais à cette affaire',
  youInvitedToTakePart: 'Invitation à participer',
  companyInvitesYouToTakePart: (roleClauses: ReactNode) =>
    rich`L’entreprise vous invite à participer à cette affaire ${roleClauses}. Si vous acceptez, vous pouvez toucher une commission.`,
  accept: 'Accepter',
  decline: 'Décliner',
  onlyTeamMembersWithPermissionTo: 'Seuls les membres de l’équipe autorisés à gérer les opportunités peuvent répondre.',
  declineInvitation: 'Décliner l’invitation',
  youWillNoLongerSeeThis: 'Vous ne verrez plus cette affaire. L’entreprise voit votre motif.',
  choosePartnerForEveryRow: 'Choisissez un partenaire pour chaque ligne.',
  enterReasonForAmendment: 'Indiquez le motif de la rectification',
  amended: 'Rectification enregistrée',
  saved: 'Modifications enregistrées',
  partners: (text: Part) => `Partenaires\u00a0: ${text}.`,
  amendSplit: 'Rectifier la répartition',
  partnersAndSplit: 'Partenaires et répartition',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  leadPartner: 'Partenaire principal',
  partner: 'Partenaire',
  role: 'Rôle',
  weight: 'Poids',
  status: 'Statut',
  shareCommissionForThisRole: 'Part de la commission pour ce rôle',
  removePartner: 'Retirer le partenaire',
  addPartner: 'Ajouter un partenaire',
  amend: 'Rectifier',
  save: 'Enregistrer',
  cancel: 'Annuler',
  editSplit: 'Modifier la répartition',
  addPartners: 'Ajouter des partenaires',
  noPartnersYet: 'Aucun partenaire pour l’instant',
  addPartnersWhoSourceSellOr:
    'Ajoutez les partenaires qui apportent, vendent ou livrent cette affaire. La commission est répartie par rôle et par part.',
  shareOfRole: 'Part du rôle',
  confirmed: 'Confirmé',
  confirm: 'Confirmer',
  reject: 'Refuser',
  thisPartner: 'ce partenaire',
  rejectPartnerName: (partnerName: Part) => `Refuser ${partnerName}\u202f?`,
  partnerNoLongerTakesPartIn:
    'Le partenaire ne participe plus à cette affaire, ne touche pas de commission et ne peut plus la voir. Il voit votre motif.',
};
