import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Renouvellements',
  ends: 'Se termine dans',
  days: (count: number) => `${count} jours`,
  all: 'Tous',
  next: 'Prochaine action',
  start: 'Démarrer le renouvellement',
  started: 'Renouvellement démarré',
  renewal: 'Renouvellement',
  endsOn: 'Se termine le',
  decide: 'Décider',
  decidedBy: (name: string) => `Décidé par ${name}`,
  renewed: 'Marquer comme renouvelée',
  renewedText: (name: string) =>
    `${name} est renouvelée. Choisissez l’affaire qui la renouvelle ou saisissez la nouvelle fin, s’il y en a une.`,
  renewingDeal: 'Renouvelée par',
  newEnd: 'Nouvelle fin',
  newEndHelp: 'L’affaire attend à nouveau un renouvellement avant ce jour.',
  notRenewed: 'Ne sera pas renouvelée',
  notRenewedText: (name: string) =>
    `Le client ne renouvelle pas ${name}. Elle quitte la liste des renouvellements ouverts.`,
  reason: 'Motif',
  empty: 'Les affaires gagnées qui comportent des lignes récurrentes apparaissent ici avant la fin de leur durée.',
};
