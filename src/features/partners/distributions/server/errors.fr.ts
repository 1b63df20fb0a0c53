import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/distributions'> = {
  'A distribution is proposed, starts or ends.': 'Un lien de distribution est proposé, commence ou prend fin.',
  'A partner declines or ends a distribution.': 'Un partenaire décline un lien de distribution ou y met fin.',
  'Choose a region or a partner type.': 'Choisissez une région ou un type de partenaire.',
  'Distributors and resellers': 'Distributeurs et revendeurs',
  'Only active partners can propose a distribution.':
    'Seuls les partenaires actifs peuvent proposer un lien de distribution.',
  'Only distributors can invite resellers. Ask your partner manager.':
    'Seuls les distributeurs peuvent inviter des revendeurs. Adressez-vous à votre responsable partenaires.',
  'The distribution has ended. Choose another distributor.':
    'Le lien de distribution a pris fin. Choisissez un autre distributeur.',
  'The other side decides about this proposal.': 'C’est l’autre partie qui décide de cette proposition.',
  'The reseller chooses its default distributor.': 'C’est le revendeur qui choisit son distributeur par défaut.',
  'This distributor is not active. Choose another one.': 'Ce distributeur n’est pas actif. Choisissez-en un autre.',
  'This is not a company website.': 'Ce n’est pas le site web d’une entreprise.',
  'This is not one of your distributors.': 'Ce n’est pas l’un de vos distributeurs.',
  'This is your own website.': 'C’est votre propre site web.',
  'This reseller already has a distribution with this distributor.':
    'Ce revendeur a déjà un lien de distribution avec ce distributeur.',
  'You have already sent an invitation to this website.': 'Vous avez déjà envoyé une invitation à ce site web.',
  'is not of a partner type that distributes': 'Ce partenaire n’est pas d’un type qui distribue.',
  'is the other side': 'Ce partenaire est l’autre partie.',
  'is the reseller itself': 'Ce partenaire est le revendeur lui-même.',
};
