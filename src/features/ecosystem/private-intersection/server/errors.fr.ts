import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/private-intersection'> = {
  'A list of the company changed after the count. Compare the lists again.':
    'Une liste de l’entreprise a changé après le décompte. Comparez à nouveau les listes.',
  'Both sides must share at least a count before lists can be compared. Ask the company to share a list.':
    'Les deux parties doivent partager au moins un nombre avant de pouvoir comparer des listes. Demandez à l’entreprise de partager une liste.',
  'Get the points of the company first.': 'Récupérez d’abord les points de l’entreprise.',
  'Matches can be revealed when both sides share at least existence. Until then, only the count is known.':
    'Les correspondances peuvent être révélées lorsque les deux parties partagent au moins « Qu’un compte correspond ». D’ici là, seul le nombre est connu.',
  'Only a private list can be compared without sending it.':
    'Seule une liste privée peut être comparée sans être envoyée.',
  'The count of this comparison': 'Le décompte de cette comparaison',
  'The points of the company were sent already. Start another comparison.':
    'Les points de l’entreprise ont déjà été envoyés. Lancez une autre comparaison.',
  'The private list of this comparison was deleted.': 'La liste privée de cette comparaison a été supprimée.',
  'This comparison has expired. Start another one.': 'Cette comparaison a expiré. Lancez-en une autre.',
  'This comparison was answered already.': 'Cette comparaison a déjà reçu une réponse.',
  'is not base64': 'Ce n’est pas du base64.',
  'is not base64 of 32 bytes': 'Ce n’est pas du base64 de 32 octets.',
};
