import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/document-requests'> = {
  'Approve document': 'Approuver le document',
  'Approve the uploaded file': 'Approuver le fichier envoyé',
  'Approved files are filed in this folder. Leave it empty to keep them with the partner.':
    'Les fichiers approuvés sont classés dans ce dossier. Laissez vide pour les conserver auprès du partenaire.',
  'Ask for renewal (days before expiry)': 'Demander le renouvellement (jours avant expiration)',
  'Benefits of the partner': 'Avantages du partenaire',
  'Cancel a request': 'Annuler une demande',
  'Certificate of incorporation': 'Extrait d’immatriculation',
  'Change the date if the document says another one.': 'Changez la date si le document en indique une autre.',
  'Document approved': 'Document approuvé',
  'Document rejected': 'Document refusé',
  'Document request': 'Demande de document',
  'Document requests': 'Demandes de documents',
  Expiry: 'Expiration',
  'Expiry date of the latest file': 'Date d’expiration du dernier fichier',
  'Folder for approved files': 'Dossier des fichiers approuvés',
  'Has an expiry date': 'A une date d’expiration',
  'ISO certificate': 'Certificat ISO',
  'Insurance certificate': 'Attestation d’assurance',
  'Latest file': 'Dernier fichier',
  'Other document': 'Autre document',
  'Paused while expired': 'En pause tant qu’il est expiré',
  'Payouts to the partner': 'Versements au partenaire',
  'Professional certificate': 'Certificat professionnel',
  'Reject document': 'Refuser le document',
  'Reject the uploaded file with a reason': 'Refuser le fichier envoyé avec un motif',
  'Remind partner': 'Relancer le partenaire',
  'Remind the partner to upload the document': 'Rappeler au partenaire d’envoyer le document',
  'Reminder sent': 'Rappel envoyé',
  'Request a document': 'Demander un document',
  'Request document': 'Demander un document',
  Reviewer: 'Personne chargée de l’examen',
  'Tax form': 'Formulaire fiscal',
  'The partner can no longer upload to it. Nothing stays paused because of it.':
    'Le partenaire ne peut plus y envoyer de fichier. Plus rien n’est en pause à cause d’elle.',
  'The partner reads them before it uploads the file.': 'Le partenaire les lit avant d’envoyer le fichier.',
  'The partner sees the reason and can upload again.':
    'Le partenaire voit le motif et peut envoyer de nouveau un fichier.',
  'The partner states until when the document is valid.':
    'Le partenaire indique jusqu’à quand le document est valable.',
  'We ask the partner again to upload the document.': 'Nous demandons de nouveau au partenaire d’envoyer le document.',
  'We notify the partner.': 'Nous informons le partenaire.',
  'Without one, everyone who manages document requests is notified.':
    'Si elle n’est pas définie, toutes les personnes qui gèrent les demandes de documents sont prévenues.',
  'document request': 'demande de document',
  'document requests': 'demandes de documents',
  'document requests to review': 'demandes de documents à examiner',
};
