import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-pages'> = {
  'After a rejection. Leave it empty to allow no second application.':
    'Après un refus. Laissez vide pour ne pas autoriser de seconde candidature.',
  'Applications whose partner would be in this audience. Never with a risk flag, and only with a confirmed email address.':
    'Candidatures dont le partenaire ferait partie de cette audience. Jamais en cas de signal de risque, et uniquement avec une adresse e-mail confirmée.',
  'Approve automatically': 'Approuver automatiquement',
  'Benefits by tier': 'Avantages par niveau',
  'Can apply again after': 'Peut candidater de nouveau après',
  'Close a sign-up page: it takes no more applications':
    'Fermer une page d’inscription : elle n’accepte plus de candidatures',
  'Contract to sign': 'Contrat à signer',
  'Decision within': 'Décision sous',
  'Everybody who has the address can apply.': 'Toute personne qui connaît l’adresse peut candidater.',
  'Forms with the purpose “Partner sign-up”. Its questions are edited under Questions.':
    'Formulaires ayant pour finalité « Inscription de partenaire ». Leurs questions se modifient sous Questions.',
  'If the email domain belongs to a partner, the applicant can ask its administrators for access.':
    'Si le domaine de l’e-mail appartient à un partenaire, le candidat peut demander l’accès à ses administrateurs.',
  'Invite the applicant to the portal': 'Inviter le candidat sur le portail',
  'It follows the sentence that the application was approved.':
    'Il suit la phrase indiquant que la candidature a été approuvée.',
  'Let people ask to join an existing partner': 'Permettre de demander à rejoindre un partenaire existant',
  'New sign-up page': 'Nouvelle page d’inscription',
  'Partner Signup': 'Inscription de partenaires',
  'Publish a sign-up page': 'Publier une page d’inscription',
  'Questions and answers': 'Questions et réponses',
  'Send a welcome email': 'Envoyer un e-mail de bienvenue',
  'Show the median decision time on the page': 'Afficher le délai de décision médian sur la page',
  'Sign-up page': 'Page d’inscription',
  'Sign-up pages': 'Pages d’inscription',
  'Stop accepting applications': 'Ne plus accepter de candidatures',
  'Text of the welcome email': 'Texte de l’e-mail de bienvenue',
  'The applicant gets it for signature at approval. The owner signs for your company.':
    'Le candidat le reçoit pour signature lors de l’approbation. Le propriétaire signe pour votre entreprise.',
  'The page accepts no more applications': 'La page n’accepte plus de candidatures',
  'The page takes no more applications. Those that were sent are still decided.':
    'La page n’accepte plus de candidatures. Celles déjà envoyées sont encore décidées.',
  'Track to start': 'Parcours à commencer',
  'Tracks with rules of their own also start by themselves.':
    'Les parcours qui ont leurs propres règles commencent aussi d’eux-mêmes.',
  'Where your program works. Leave it empty for all countries.':
    'Où votre programme est actif. Laissez vide pour tous les pays.',
  'business days': 'jours ouvrés',
  'day of a sign-up page': 'jour d’une page d’inscription',
  days: 'jours',
  'days of sign-up pages': 'jours de pages d’inscription',
  'sign-up page': 'page d’inscription',
  'sign-up pages': 'pages d’inscription',
};
