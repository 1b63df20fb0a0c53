import type { ReactNode } from 'react';
import type { Translation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: Translation<typeof english> = {
  noun: 'plan d’incitation',
  bases: {
    net: 'Montant net (après remise et taxe)',
    gross: 'Montant brut',
    margin: 'Marge (net moins coût)',
    first_year: 'Valeur de la première année',
    tcv: 'Valeur totale du contrat',
    collected: 'Montant net, au fur et à mesure des paiements du client',
  },
  roles: {
    source: 'Apport d’affaires',
    resell: 'Revente',
    influence: 'Influence',
    services: 'Services',
    distributor: 'Distribution',
  },
  resets: { deal: 'Affaire', month: 'Mois', quarter: 'Trimestre', year: 'Année', lifetime: 'Jamais' },
  periods: { deal: 'Une affaire', month: 'Mois', quarter: 'Trimestre', year: 'Année', lifetime: 'Depuis le début' },
  measures: { credited_base: 'Volume de ventes', deal_count: 'Nombre d’affaires', units: 'Unités vendues' },
  modes: {
    marginal: { title: 'Progressif', text: 'Chaque partie du volume est rémunérée au taux de sa tranche.' },
    slab: { title: 'Un taux par affaire', text: 'La tranche atteinte fixe le taux de toute l’affaire.' },
    retroactive: {
      title: 'Rétroactif',
      text: 'Atteindre une tranche supérieure relève aussi les affaires antérieures de la période.',
    },
  },
  always: 'Toujours',
  rules: 'Règles',
  versions: 'Versions',
  structure: 'Plan',
  pays: 'Rémunération',
  status: 'Statut',
  activeFrom: 'Actif à partir du',
  earnedToDate: 'Acquis à ce jour',
  paid: 'Payé',
  incentiveStructures: 'Plans d’incitation',
  scheduled: 'Planifié',
  ended: 'Terminé',
  active: 'Actif',
  allPartners: 'Tous les partenaires',
  type: (name: Part) => `Type ${name}`,
  region: (name: Part) => `Région ${name}`,
  tier: (name: Part) => `Niveau ${name}`,
  audience: (name: Part) => `Audience ${name}`,
  howYouEarn: 'Vos gains',
  noIncentivesYet: 'Aucune incitation pour l’instant',
  yourIncentivesAppearHereWhenPublishes: (company: Part) =>
    `Vos incitations apparaissent ici lorsque ${company} les publie. Pour toute question, adressez-vous à votre responsable partenaires.`,
  yourTierIs: (tierName: Part) => ` Votre niveau est ${tierName}.`,
  yourIncentivesFrom: (company: ReactNode, tierName: ReactNode) => rich`Vos incitations de ${company}.${tierName}`,
  thisEndsOnNextTermsNot: (endsOn: ReactNode) =>
    rich`Prend fin le ${endsOn}. Les conditions suivantes ne sont pas encore publiées.`,
  upcoming: 'À venir',
  since: 'Depuis le',
  from: 'À partir du',
  version: (state: ReactNode, from: ReactNode, version: ReactNode) => rich`${state} ${from} · version ${version}`,
};
