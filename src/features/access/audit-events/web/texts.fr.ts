import type { ReactNode } from 'react';
import type { FullTranslation, Translation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english, archiveTexts as englishArchive } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const archiveTexts: Translation<typeof englishArchive> = {
  title: 'Archives du journal d’audit',
  before: (month: string) => `Les événements antérieurs à ${month} sont dans les archives.`,
  wholeLogOnly: 'Seules les personnes qui voient tout le journal d’audit peuvent y rechercher.',
  companyOnly: (company: string) =>
    `Seules les personnes de ${company} qui voient tout le journal d’audit peuvent y rechercher.`,
  search: 'Rechercher dans les archives',
  from: 'Du mois',
  to: 'Au mois',
  nothing: 'Rien n’est archivé\u00a0: le journal d’audit contient tous les événements.',
  noEvents: 'Aucun événement archivé de cette période ne correspond.',
  ofRecord: 'Seuls les événements d’une fiche sont affichés.',
  allEvents: 'Afficher les événements de toutes les fiches',
  export: 'Exporter en CSV',
  older: (month: string) => `Modifications antérieures à ${month}`,
};

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  tandem: 'Tandem',
  provisioningToken: (provisioningTokenName: ReactNode) => rich`Jeton de provisionnement ${provisioningTokenName}`,
  formerUser: 'Ancien utilisateur',
  impersonatedBy: (impersonatorName: ReactNode) => rich`consulté par ${impersonatorName}`,
  user: 'Utilisateur',
  time: 'Heure',
  action: 'Action',
  partner: 'Partenaire',
  reason: 'Motif',
  requestId: 'ID de requête',
  copyRequestId: 'Copier l’ID de requête',
  noDetailsToShow: 'Aucun détail à afficher.',
  field: 'Champ',
  beforeText: 'Avant',
  after: 'Après',
  value: 'Valeur',
  empty: 'vide',
  yes: 'Oui',
  no: 'Non',
  entity: 'Entité',
  userType: 'Type d’utilisateur',
  everyChangeRecordedHereWhoMade:
    'Chaque modification est consignée ici\u00a0: qui l’a faite, quand, et les valeurs précédentes.',
  eventDetails: 'Détails de l’événement',
  verify: 'Vérifier',
  logIntact: 'Le journal est intact',
  logWasChanged: 'Le journal a été modifié',
  close: 'Fermer',
  text: (events: number) => plural(events, 'événement', 'événements'),
  verifiedInEachSealComputedFrom: (events: number, seals: number) =>
    `Vérification de ${plural(events, 'événement', 'événements')} dans ${plural(seals, 'sceau', 'sceaux')}. Chaque sceau est calculé à partir du précédent\u00a0: toute modification ultérieure rompt la chaîne.`,
  cannotBeCompared: 'ne peuvent pas être comparés',
  wereChangedAfterSealing: 'ont été modifiés après avoir été scellés',
  eventsSealUnchangedBeforeItCompare: (damage: ReactNode, brokenAt: ReactNode, damage2: ReactNode, events: number) =>
    rich`${damage}Les événements du sceau ${brokenAt} ${damage2}. Inchangés avant\u00a0: ${plural(events, 'événement', 'événements')}. Comparez le journal à une sauvegarde antérieure.`,
  auditLog: 'Journal d’audit',
  changesMadeByUsers: (name: Part) => `Modifications effectuées par les utilisateurs de ${name}`,
  program: (name: Part) => `Programme de ${name}`,
};
