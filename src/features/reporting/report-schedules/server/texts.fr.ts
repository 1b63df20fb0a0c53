import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  rows: (report, rows, count) => `${report} : ${rows} ${count < 2 ? 'ligne' : 'lignes'}.`,
  rowsAttached: (report, rows, count) =>
    `${report} : ${rows} ${count < 2 ? 'ligne' : 'lignes'}. Le fichier est joint à cet e-mail.`,
  rowsUntil: (report, rows, count, day) =>
    `${report} : ${rows} ${count < 2 ? 'ligne' : 'lignes'}. Vous pouvez télécharger le fichier jusqu’au ${day}.`,
  leftOut: (names) => `Non inclus, car vous n’y avez pas accès : ${names}.`,
  download: 'Télécharger le rapport',
  whyYourData: (sender, company) =>
    `${sender} vous a envoyé ce rapport de ${company}. Il ne montre que des données auxquelles vous avez accès.`,
  whySendersData: (sender, company) =>
    `${sender} vous a envoyé ce rapport de ${company}. Il ne montre que des données auxquelles ${sender} a accès.`,
  teamMember: 'Un membre de l’équipe',
  noRows: 'Aucune ligne',
  firstRows: (shown, all) => `Les ${shown} premières lignes sur ${all}.`,
  stopped: (name, reason) => `Le rapport « ${name} » n’a pas été envoyé et est suspendu. ${reason}`,
  viewDeleted: 'La vue enregistrée de ce rapport a été supprimée.',
};
