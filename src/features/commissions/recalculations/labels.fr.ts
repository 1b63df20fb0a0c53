import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/recalculations'> = {
  'Approve and book': 'Approuver et comptabiliser',
  'Approve as a second person; posts the differences': 'Approuver en tant que deuxième personne ; inscrit les écarts',
  'As they are today': 'Tels qu’ils sont aujourd’hui',
  'As they were when the deals were won': 'Tels qu’ils étaient lorsque les affaires ont été gagnées',
  'Awaiting approval': 'En attente d’approbation',
  'Cancel a recalculation': 'Annuler un recalcul',
  'Cancel recalculation': 'Annuler le recalcul',
  'Nothing is booked. You can request another recalculation.':
    'Rien n’est comptabilisé. Vous pouvez demander un autre recalcul.',
  'Preview again': 'Refaire l’aperçu',
  'Recalculate past deals': 'Recalculer des affaires passées',
  'Recalculation booked': 'Recalcul comptabilisé',
  'Recalculation canceled': 'Recalcul annulé',
  'Recalculation previewed': 'Aperçu du recalcul prêt',
  Recalculations: 'Recalculs',
  'The differences are calculated again with the data of now. Nothing is booked.':
    'Les écarts sont recalculés avec les données actuelles. Rien n’est comptabilisé.',
  'The differences are posted to the ledger as new commissions.':
    'Les écarts sont inscrits au grand livre comme nouvelles commissions.',
  recalculation: 'recalcul',
  recalculations: 'recalculs',
};
