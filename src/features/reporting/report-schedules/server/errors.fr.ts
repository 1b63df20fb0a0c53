import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/report-schedules'> = {
  'A report shown in the email cannot be sent as a link.':
    'Un rapport affiché dans l’e-mail ne peut pas être envoyé sous forme de lien.',
  'External recipients cannot sign in to open a link. Attach the file instead.':
    'Les destinataires externes ne peuvent pas se connecter pour ouvrir un lien. Joignez plutôt le fichier.',
  'None of the columns are available to this recipient.': 'Aucune des colonnes n’est disponible pour ce destinataire.',
  'Only failed deliveries can be retried.': 'Seuls les envois échoués peuvent être relancés.',
  'Only the report owner and administrators can change a report.':
    'Seuls le propriétaire du rapport et les administrateurs peuvent modifier un rapport.',
  'Only the report owner can send it to external recipients, because it shows the data they have access to.':
    'Seul le propriétaire du rapport peut l’envoyer à des destinataires externes, car il montre les données auxquelles il a accès.',
  'Reports belong to a person.': 'Les rapports appartiennent à une personne.',
  'Reports can be created only by users.': 'Les rapports ne peuvent être créés que par des utilisateurs.',
  'The email is waiting for the mail server and will be retried automatically.':
    'L’e-mail attend le serveur de messagerie et sera renvoyé automatiquement.',
  'The saved view was deleted. Choose what the report shows before you resume it.':
    'La vue enregistrée a été supprimée. Choisissez ce que le rapport affiche avant de le reprendre.',
  'This delivery': 'Cet envoi',
  'This kind of report': 'Ce type de rapport',
  'This report is already being sent.': 'Ce rapport est déjà en cours d’envoi.',
  'can only be turned off when rows are grouped': 'Ne peut être désactivé que si les lignes sont regroupées.',
  'cannot be used for grouping': 'ne peut pas servir au regroupement',
  'follows the saved view': 'Ce contenu suit la vue enregistrée.',
  'is not available to this recipient for grouping': 'n’est pas disponible pour ce destinataire comme regroupement',
  'is not available to you': 'N’est pas disponible pour vous.',
  'never runs': 'Cette planification ne s’exécute jamais.',
  'requires grouping': 'Un regroupement est nécessaire.',
};
