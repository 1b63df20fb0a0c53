import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-applications'> = {
  'Address confirmed': 'Adresse confirmée',
  Applicant: 'Candidat',
  'Application approved': 'Candidature approuvée',
  'Application rejected': 'Candidature refusée',
  Applications: 'Candidatures',
  'Applications received': 'Candidatures reçues',
  'Applications to review': 'Candidatures à examiner',
  'Approve an application': 'Approuver une candidature',
  'Ask the applicant a question': 'Poser une question au candidat',
  'Can apply again from': 'Peut candidater de nouveau à partir du',
  'Decided automatically': 'Décidé automatiquement',
  'Defaults to the number of days set on the sign-up page.':
    'Par défaut, le nombre de jours défini sur la page d’inscription.',
  Duplicate: 'Doublon',
  'High risk': 'Risque élevé',
  'Incomplete application': 'Candidature incomplète',
  'Joins a partner': 'Rejoint un partenaire',
  'Low risk': 'Risque faible',
  'Medium risk': 'Risque moyen',
  'Region is not served': 'Région non desservie',
  'Reject an application': 'Refuser une candidature',
  'Requests to join': 'Demandes d’accès',
  Risk: 'Risque',
  Suspicious: 'Suspect',
  'The applicant gets an email and answers on the application’s page, without an account.':
    'Le candidat reçoit un e-mail et répond sur la page de la candidature, sans compte utilisateur.',
  'The applicant gets an email with your explanation.': 'Le candidat reçoit un e-mail avec votre explication.',
  'The applicant reads it.': 'Le candidat le lit.',
  'The company becomes a partner with the defaults of the sign-up page: type, tier, contract, track and invitation.':
    'L’entreprise devient partenaire avec les valeurs par défaut de la page d’inscription : type, niveau, contrat, parcours et invitation.',
  application: 'candidature',
  applications: 'candidatures',
};
