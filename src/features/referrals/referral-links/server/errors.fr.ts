import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/referral-links'> = {
  'The company creates the links of this program. Ask your partner manager for one.':
    'C’est l’entreprise qui crée les liens de ce programme. Demandez-en un à votre responsable partenaires.',
  'The company has not allowed any domain for partner links yet.':
    'L’entreprise n’a encore autorisé aucun domaine pour les liens de partenaires.',
  'This code is already taken. Choose another one.': 'Ce code est déjà pris. Choisissez-en un autre.',
  'This coupon code already exists.': 'Ce code promo existe déjà.',
  'This link is archived.': 'Ce lien est archivé.',
  'This referral link': 'Ce lien de recommandation',
  'is not a link of this partner': 'Ce n’est pas un lien de ce partenaire.',
  'is set by the company for this link': 'L’entreprise définit cette adresse pour ce lien.',
  'must be a web address without a user name or password':
    'Doit être une adresse web sans nom d’utilisateur ni mot de passe.',
  'must not contain two hyphens in a row': 'Ne doit pas contenir deux traits d’union à la suite.',
};
