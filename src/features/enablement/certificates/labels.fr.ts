import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/certificates'> = {
  'A new certificate replaces this one. We notify the holder.':
    'Un nouveau certificat remplace celui-ci. Nous informons le titulaire.',
  'Awarded automatically when a partner has so many certified people, and ended when it has fewer.':
    'Délivré automatiquement lorsqu’un partenaire compte ce nombre de personnes certifiées, et retiré lorsqu’il en compte moins.',
  'Awarded automatically when someone has completed all of them. Without courses, you award it yourself.':
    'Délivré automatiquement lorsqu’une personne les a toutes terminées. Sans formations, vous le délivrez vous-même.',
  'Awarded by': 'Délivré par',
  'Awarded by person': 'Délivré par (personne)',
  'Awarded certificates': 'Certificats délivrés',
  'Awarded to': 'Délivré à',
  'Certificate renewed': 'Certificat renouvelé',
  'Certificate revoked': 'Certificat révoqué',
  'Certificates expiring': 'Certificats arrivant à expiration',
  'Certificates issued': 'Certificats délivrés',
  'Certificates of partners and their people whose holders have been reminded, those that end first.':
    'Certificats des partenaires et de leurs membres dont les titulaires ont reçu un rappel, ceux qui expirent en premier d’abord.',
  'Certificates of people': 'Certificats de personnes',
  'Certificates of your team that expire soon, those that end first.':
    'Certificats de votre équipe qui expirent bientôt, ceux qui expirent en premier d’abord.',
  'Certified people needed': 'Personnes certifiées requises',
  'Completed courses': 'Formations terminées',
  'Ended by': 'Terminé par',
  'Everyone who meets the requirements gets the certificate, also those who met them before.':
    'Toute personne qui remplit les conditions reçoit le certificat, y compris celles qui les remplissaient auparavant.',
  'Expiring certificates': 'Certificats bientôt expirés',
  'Expiring in 90 days': 'Expirent dans 90 jours',
  Holder: 'Titulaire',
  'Issued on': 'Délivré le',
  'It is no longer awarded automatically. Certificates that were awarded stay valid.':
    'Il n’est plus délivré automatiquement. Les certificats délivrés restent valides.',
  'Leave empty for today.': 'Laissez vide pour aujourd’hui.',
  'Leave empty if it never expires.': 'Laissez vide s’il n’expire jamais.',
  'Make a program a draft again; its certificates stay valid':
    'Remettre un programme en brouillon ; ses certificats restent valides',
  'Make draft again': 'Remettre en brouillon',
  'New certificate': 'Nouveau certificat',
  'No certificate is about to expire.': 'Aucun certificat n’expire prochainement.',
  'People count who hold at least one of these.': 'Comptent les personnes qui détiennent au moins l’un d’eux.',
  'Printed on the certificate.': 'Imprimé sur le certificat.',
  'Publish a certificate program: it is awarded from now on':
    'Publier un programme de certificat : il est désormais délivré',
  'Publish certificate': 'Publier le certificat',
  'Published. Everyone who meets the requirements gets the certificate.':
    'Publié. Toute personne qui remplit les conditions reçoit le certificat.',
  'Renew a certificate: a new one replaces it': 'Renouveler un certificat : un nouveau le remplace',
  'Renew certificate': 'Renouveler le certificat',
  'Required courses': 'Formations requises',
  Requirements: 'Conditions',
  'Revoke a certificate with a reason': 'Révoquer un certificat avec un motif',
  'Revoke certificate': 'Révoquer le certificat',
  'The certificate is no longer valid from now on. The holder sees the reason; its public page only says that it was revoked.':
    'Le certificat n’est plus valide à partir de maintenant. Le titulaire voit le motif ; sa page publique indique seulement qu’il a été révoqué.',
  'This certificate is a draft again. Certificates that were awarded stay valid.':
    'Ce certificat est de nouveau un brouillon. Les certificats délivrés restent valides.',
  'Valid certificates': 'Certificats valides',
  Validity: 'Validité',
  'What someone who holds it can do. Printed on the certificate and part of the digital badge.':
    'Ce que sait faire la personne qui le détient. Imprimé sur le certificat et intégré au badge numérique.',
  'badge key': 'clé de badge',
  'badge keys': 'clés de badges',
  certificate: 'certificat',
  'certificate program': 'programme de certificat',
  'certificate programs': 'programmes de certificat',
  certificates: 'certificats',
};
