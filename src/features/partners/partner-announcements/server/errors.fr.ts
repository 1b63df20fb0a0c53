import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-announcements'> = {
  Announcements: 'Annonces',
  'Choose at least one way to announce it': 'Choisissez au moins un moyen de l’annoncer.',
  'End the announcement before you archive it.': 'Mettez fin à l’annonce avant de l’archiver.',
  'Its end is in the past. Choose another end.': 'Sa fin est dans le passé. Choisissez une autre fin.',
  'No partner user in the audience can sign in, so no one would get it.':
    'Aucun utilisateur partenaire de l’audience ne peut se connecter : personne ne la recevrait.',
  'The company announces news of its program.': 'L’entreprise annonce des nouveautés de son programme.',
  'This announcement was sent. You can change its end, or create another one.':
    'Cette annonce a été envoyée. Vous pouvez modifier sa fin, ou en créer une autre.',
};
