import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/accounts'> = {
  'Merging accounts affects deals of all partners. Your role covers only your own partners.':
    'La fusion de comptes touche les affaires de tous les partenaires. Votre rôle ne couvre que vos propres partenaires.',
  'This account was merged into another one. A merge cannot be undone.':
    'Ce compte a été fusionné avec un autre. Une fusion ne peut pas être annulée.',
};
