import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/entitlements'> = {
  'A benefit you requested is decided or delivered, or a benefit changes with your tier.':
    'Un avantage que vous avez demandé fait l’objet d’une décision ou vous est fourni, ou un avantage change avec votre niveau.',
  'A decided request cannot be changed.':
    'Une demande sur laquelle une décision a été prise ne peut plus être modifiée.',
  'A partner requests a benefit that needs approval.':
    'Un partenaire demande un avantage qui nécessite une approbation.',
  'Benefit requests': 'Demandes d’avantages',
  'Enter a key, or add keys to the stock first.': 'Saisissez une clé, ou ajoutez d’abord des clés au stock.',
  'No keys of this request were shown.': 'Aucune clé de cette demande n’a été affichée.',
  'Only the person who requested the benefit or an administrator can view its keys.':
    'Seule la personne qui a demandé l’avantage ou un administrateur peut voir ses clés.',
  'These keys cannot be decrypted because TANDEM_SECRET has changed since they were added.':
    'Ces clés ne peuvent pas être déchiffrées, car TANDEM_SECRET a changé depuis leur ajout.',
  'These keys were already shown. Ask the company to make them visible again.':
    'Ces clés ont déjà été affichées. Demandez à l’entreprise de les rendre à nouveau visibles.',
  'This benefit': 'Cet avantage',
  'This benefit is not delivered by keys of a stock.': 'Cet avantage n’est pas fourni par des clés d’un stock.',
  'This request has no keys to show.': 'Cette demande n’a aucune clé à afficher.',
  'Your benefits': 'Vos avantages',
  'accepts no requests': 'Aucune demande n’est acceptée ici.',
  'applies by itself and is not requested': 'Cet avantage s’applique de lui-même et ne se demande pas.',
  'cannot be changed any more': 'Ce champ ne peut plus être modifié.',
  'is already the name of another benefit': 'Un autre avantage porte déjà ce nom.',
  'was added before': 'Cette clé a déjà été ajoutée.',
};
