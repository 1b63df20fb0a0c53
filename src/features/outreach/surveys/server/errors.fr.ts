import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/surveys'> = {
  'A partner user gives a score of 6 or less.': 'Un utilisateur partenaire donne une note de 6 ou moins.',
  'A survey that was sent stays anonymous or named. Create another one.':
    'Une enquête envoyée reste anonyme ou nominative. Créez-en une autre.',
  'Close the survey before you archive it.': 'Fermez l’enquête avant de l’archiver.',
  'Low survey scores': 'Notes basses aux enquêtes',
  'No partner user in the audience can sign in, so there is no one to ask.':
    'Aucun utilisateur partenaire de l’audience ne peut se connecter : il n’y a personne à interroger.',
  'Pause the survey before you change when it is sent.':
    'Mettez l’enquête en pause avant de changer le moment de son envoi.',
  Surveys: 'Enquêtes',
  'The company asks for your opinion, or reminds you of a survey.':
    'L’entreprise vous demande votre avis ou vous rappelle une enquête.',
  'This round': 'Cette vague',
  'This survey is no longer open.': 'Cette enquête n’est plus ouverte.',
  'are for choices only': 'Les options sont réservées aux questions à choix.',
  'are required for a choice': 'Des options sont obligatoires pour une question à choix.',
  'cannot change after the survey was sent': 'Ne peut plus être modifié après l’envoi de l’enquête.',
  'is used twice': 'Cette valeur est utilisée deux fois.',
};
