import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/deal-registrations'> = {
  'Approvals that wait for you': 'Approbations qui vous attendent',
  'Approved, one of several approvals given, not approved, another registration approved, question asked, merged, or won.':
    'Approuvé, une approbation sur plusieurs donnée, non approuvé, autre enregistrement approuvé, question posée, fusionné ou gagné.',
  'Check this account first. Both its website and its name must have been checked today.':
    'Vérifiez d’abord ce compte. Son site web et son nom doivent tous deux avoir été vérifiés aujourd’hui.',
  'Choose the distributor of this deal.': 'Choisissez le distributeur de cette affaire.',
  'Deal registrations': 'Enregistrements d’affaires',
  'Decisions on your registrations': 'Décisions sur vos enregistrements',
  'Decisions that are due': 'Décisions à prendre',
  'Ending soon, extended, extension declined, revoked, or ended.':
    'Bientôt terminée, prolongée, prolongation refusée, révoquée ou terminée.',
  'Enter a website or an account name.': 'Saisissez un site web ou un nom de compte.',
  'Fill in the missing fields before you register this deal.':
    'Remplissez les champs manquants avant d’enregistrer cette affaire.',
  'Give the currency of the amount.': 'Indiquez la devise du montant.',
  'Give the name or the website of the account.': 'Indiquez le nom ou le site web du compte.',
  'Give the partner that registers the deal.': 'Indiquez le partenaire qui enregistre l’affaire.',
  'New registrations, answers, requests for extensions, and withdrawals.':
    'Nouveaux enregistrements, réponses, demandes de prolongation et retraits.',
  'Only active partners can register deals.': 'Seuls les partenaires actifs peuvent enregistrer des affaires.',
  'Only drafts can be deleted. Submitted registrations stay on record.':
    'Seuls les brouillons peuvent être supprimés. Les enregistrements envoyés sont conservés.',
  'Protection of your deals': 'Protection de vos affaires',
  'Release the hold first. It applies to this account.': 'Levez d’abord la réservation. Elle porte sur ce compte.',
  'Reminders halfway to the deadline and when a decision is overdue.':
    'Rappels à mi-chemin de l’échéance et lorsqu’une décision est en retard.',
  'Steps of approval chains that you decide.': 'Étapes des chaînes d’approbation dont vous décidez.',
  'The distributor declined this deal. Change or remove the distributor before you approve it.':
    'Le distributeur a décliné cette affaire. Changez ou retirez le distributeur avant de l’approuver.',
  'The distributor has not confirmed this deal yet.': 'Le distributeur n’a pas encore confirmé cette affaire.',
  'The other record belongs to a partner you do not manage. Ask a team member with access to all partners to merge them.':
    'L’autre fiche appartient à un partenaire que vous ne gérez pas. Demandez à un membre de l’équipe ayant accès à tous les partenaires de les fusionner.',
  'The program does not extend protection.': 'Le programme ne prolonge pas la protection.',
  'The program has no deal types yet.': 'Le programme n’a pas encore de types d’affaires.',
  'This cannot be changed once the deal is registered.':
    'Ceci ne peut plus être modifié une fois l’affaire enregistrée.',
  'This conflict does not involve another deal, so there is nothing to merge.':
    'Ce conflit ne concerne aucune autre affaire : il n’y a rien à fusionner.',
  'This conflict no longer exists.': 'Ce conflit n’existe plus.',
  'This deal type does not exist.': 'Ce type d’affaire n’existe pas.',
  'This is an email provider, not a company website.':
    'C’est un fournisseur de messagerie, pas le site web d’une entreprise.',
  'This is not a valid website address.': 'Ce n’est pas une adresse de site web valide.',
  'This is your own company.': 'C’est votre propre entreprise.',
  'This product category does not exist.': 'Cette catégorie de produits n’existe pas.',
  'This product does not exist.': 'Ce produit n’existe pas.',
  'This program does not offer holds. Register the deal instead.':
    'Ce programme ne propose pas de réservations. Enregistrez plutôt l’affaire.',
  'This registration has a conflict. Give a reason for approving it.':
    'Cet enregistrement est en conflit. Indiquez le motif de l’approbation.',
  'You have already registered this account.': 'Vous avez déjà enregistré ce compte.',
  'answers to your questions': 'réponses à vos questions',
  'does not work with the current weights: change the split of the deal first':
    'Incompatible avec les pondérations actuelles : modifiez d’abord la répartition de l’affaire.',
  'is required to hold an account': 'Ce champ est obligatoire pour réserver un compte.',
  'new deal registrations': 'nouveaux enregistrements d’affaires',
  'overdue registrations': 'enregistrements en retard',
};
