import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-applications'> = {
  'Confirm your email address first.': 'Confirmez d’abord votre adresse e-mail.',
  'New applications, answers of applicants, and decisions that are overdue.':
    'Nouvelles candidatures, réponses des candidats et décisions en retard.',
  'No partner has the domain of this application.': 'Aucun partenaire n’a le domaine de cette candidature.',
  'Partner applications': 'Candidatures de partenaires',
  'People of your company who ask for access to the partner portal.':
    'Personnes de votre entreprise qui demandent l’accès au portail partenaires.',
  'Requests to join': 'Demandes d’accès',
  'There is no open question.': 'Il n’y a aucune question en cours.',
  'This program does not accept requests to join a partner.':
    'Ce programme n’accepte pas de demandes pour rejoindre un partenaire.',
  'This sign-up page does not exist.': 'Cette page d’inscription n’existe pas.',
  'This sign-up page takes no applications at the moment.':
    'Cette page d’inscription n’accepte pas de candidatures pour le moment.',
  'You have already applied. Follow the link in the email that we sent you.':
    'Vous avez déjà envoyé une candidature. Suivez le lien de l’e-mail que nous vous avons envoyé.',
  'Your earlier application was rejected, and this program accepts no second one.':
    'Votre candidature précédente a été refusée et ce programme n’en accepte pas de seconde.',
  'new applications': 'nouvelles candidatures',
  'overdue applications': 'candidatures en retard',
};
