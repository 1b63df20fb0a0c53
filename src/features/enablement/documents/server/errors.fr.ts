import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/documents'> = {
  'Archive the document before you delete it permanently.':
    'Archivez le document avant de le supprimer définitivement.',
  'Only owners and administrators can delete a document permanently.':
    'Seuls les propriétaires et les administrateurs peuvent supprimer définitivement un document.',
  'Only the company can add documents to this folder.': 'Seule l’entreprise peut ajouter des documents à ce dossier.',
  'This capture': 'Cette saisie',
  'This document': 'Ce document',
  'This document belongs to the company. Only the company can change it.':
    'Ce document appartient à l’entreprise. Seule l’entreprise peut le modifier.',
  'This document is archived. Restore it first.': 'Ce document est archivé. Restaurez-le d’abord.',
  'This folder is archived. Restore it first.': 'Ce dossier est archivé. Restaurez-le d’abord.',
  'can be “original” only for people of the company who manage documents':
    'La valeur « original » est réservée aux personnes de l’entreprise qui gèrent les documents.',
  'cannot hold documents of a deal, an account or a contact':
    'Ce dossier ne peut pas contenir de documents d’une affaire, d’un compte ou d’un contact.',
  'give exactly one of partner_id, opportunity_id, account_id, contact_id and folder_id':
    'Indiquez exactement une valeur parmi partner_id, opportunity_id, account_id, contact_id et folder_id.',
  'is not an office file': 'Ce n’est pas un fichier bureautique.',
  'is required, because the document belongs to no partner':
    'Ce champ est obligatoire, car le document n’appartient à aucun partenaire.',
};
