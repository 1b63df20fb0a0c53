import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/contracts'> = {
  'A contract is signed, declined, about to end or has ended.':
    'Un contrat est signé, décliné, sur le point de prendre fin ou terminé.',
  'A contract that was sent stays as it is. Void it and send a new one.':
    'Un contrat envoyé reste inchangé. Annulez-le et envoyez-en un nouveau.',
  'Agree to sign electronically first.': 'Acceptez d’abord de signer électroniquement.',
  'Choose partners or an audience.': 'Choisissez des partenaires ou une audience.',
  Contracts: 'Contrats',
  'Fill in all required fields.': 'Remplissez tous les champs obligatoires.',
  'It is not your turn yet.': 'Ce n’est pas encore votre tour.',
  'It would end before it takes effect.': 'Il prendrait fin avant d’entrer en vigueur.',
  'One of the partners': 'L’un des partenaires',
  'Only drafts can be deleted. Void a contract that was sent.':
    'Seuls les brouillons peuvent être supprimés. Annulez un contrat qui a été envoyé.',
  'The PDF of this contract cannot be read.': 'Le PDF de ce contrat est illisible.',
  'The company sends a contract, everybody has signed it, or it ends soon.':
    'L’entreprise envoie un contrat, tout le monde l’a signé ou il prend bientôt fin.',
  'The contract to amend': 'Le contrat à modifier par avenant',
  'There is nothing to sign for you.': 'Vous n’avez rien à signer.',
  'This document cannot be signed any more.': 'Ce document ne peut plus être signé.',
  'This document has no such field.': 'Ce document n’a pas ce champ.',
  'Too many codes were sent for this link. Ask the company for a new one.':
    'Trop de codes ont été envoyés pour ce lien. Demandez-en un nouveau à l’entreprise.',
  'You are not a signer of this contract.': 'Vous n’êtes pas signataire de ce contrat.',
  'You can only choose who signs for your side.': 'Vous ne pouvez choisir que la personne qui signe pour votre partie.',
  'Your contracts': 'Vos contrats',
  'cannot be read': 'Ce contenu est illisible.',
  'is a contract of another partner': 'C’est un contrat d’un autre partenaire.',
  'is fixed: this contract is a PDF file': 'Le texte est fixe : ce contrat est un fichier PDF.',
  'must be at most 5 MB': 'Doit faire au plus 5 Mo.',
  'must have between 1 byte and 5 MB': 'Doit faire entre 1 octet et 5 Mo.',
  'names a role twice': 'Un rôle est indiqué deux fois.',
  'token is required': 'token est obligatoire.',
  'The text that you agreed to has changed. Reload this page and read it again.':
    'Le texte que vous avez accepté a changé. Rechargez cette page et relisez-le.',
};
