import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  viewingAsAnotherUser: 'Consultation en tant qu’un autre utilisateur',
  youAre: (name: ReactNode) => rich`${name}, vous êtes en`,
  youCannotMakeChanges: (partnerName: ReactNode) => rich`de ${partnerName}. Vous ne pouvez rien modifier.`,
  viewingAs: (name: ReactNode, fullName: ReactNode, partnerName: ReactNode) =>
    rich`${name}consultation en tant que ${fullName}${partnerName}`,
  minLeft: (left: ReactNode) => rich`encore ${left}\u00a0min`,
  endView: 'Mettre fin à la consultation',
  seePortalAsOnePartnersUsers:
    'Voyez le portail comme le voit l’un des utilisateurs du partenaire, pendant une heure au plus. Chaque consultation est consignée.',
  partner: 'Partenaire',
  chooseAPartner: 'Choisissez un partenaire',
  noOneAtThisPartnerHas: 'Personne chez ce partenaire n’a encore rejoint le portail.',
  partnerUsers: 'Utilisateurs partenaires',
  person: 'Personne',
  email: 'E-mail',
  actions: 'Actions',
  viewAs: 'Consulter en tant que',
  viewAsFullName: (fullName: Part) => `Consulter en tant que ${fullName}`,
  recordsThatPartnerDoesNotShare:
    ' Les fiches que le partenaire ne partage pas, comme ses listes de comptes et ses connexions, sont masquées.',
  forUpToOneHourThis: (fullName: Part, partnerId: Part) =>
    `Pendant une heure au plus, cet onglet affiche ce que voit ${fullName}. Vous ne pouvez rien modifier.${partnerId}`,
  reason: 'Motif',
  recordedInCompanysAuditLog: 'Consigné dans le journal d’audit de l’entreprise.',
  portalAccess: 'Accès au portail',
  viewAsPartnerUser: 'Consulter en tant qu’utilisateur partenaire',
  accessLog: 'Journal des accès',
  noEntriesYet: 'Aucune entrée pour l’instant',
  eachTimeTeamMemberOrSuper:
    'Chaque fois qu’un membre de l’équipe ou un super admin consulte Tandem en tant qu’un autre utilisateur, c’est consigné ici.',
  viewedBy: 'Consulté par',
  viewedAs: 'Consulté en tant que',
  started: 'Début',
  ended: 'Fin',
  superAdmin: 'Super admin',
  active: 'Active',
};
