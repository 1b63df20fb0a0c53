import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/certificates'> = {
  'A partner or one of its people earns a certificate or loses one.':
    'Un partenaire ou une personne de son équipe obtient ou perd un certificat.',
  'Certificates of partners': 'Certificats des partenaires',
  'The holder has a valid certificate of this program.': 'Le titulaire a un certificat valide de ce programme.',
  'This certificate': 'Ce certificat',
  'This issuer': 'Cet émetteur',
  'This key': 'Cette clé',
  'This program is not published. Publish it before you award its certificate.':
    'Ce programme n’est pas publié. Publiez-le avant de délivrer son certificat.',
  'You earn a certificate, it is about to expire, expires or is revoked.':
    'Vous obtenez un certificat, il arrive à expiration, expire ou est révoqué.',
  'Your certificates': 'Vos certificats',
  'can be at most 20 courses': 'Choisissez au plus 20 formations.',
  'can be at most 20 programs': 'Choisissez au plus 20 programmes.',
  'choose at least one': 'Choisissez au moins une personne.',
  'choose the certificates that people need': 'Choisissez les certificats dont les personnes ont besoin.',
  'is for certificates of people': 'Réservé aux certificats de personnes.',
  'is for organizations only': 'Réservé aux organisations.',
  'is for people only': 'Réservé aux personnes.',
  'is so long ago that the certificate has expired': 'Cette date est si ancienne que le certificat a expiré.',
  'is the name of another program': 'Un autre programme porte ce nom.',
  'must be a partner of your program': 'Doit être un partenaire de votre programme.',
  'must be programs for people': 'Doivent être des programmes pour des personnes.',
  'must be today or earlier': 'Doit être aujourd’hui ou plus tôt.',
  'say how many people are needed': 'Indiquez combien de personnes sont nécessaires.',
};
