import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/distributions'> = {
  'A proposal is declined. After an active distribution, new registrations can no longer name this distributor; deals of the time stay as they are. The other side is notified.':
    'Une proposition est déclinée. Après un lien de distribution actif, les nouveaux enregistrements ne peuvent plus désigner ce distributeur ; les affaires de cette période restent inchangées. L’autre partie est prévenue.',
  Accept: 'Accepter',
  'Accept a proposed distribution': 'Accepter un lien de distribution proposé',
  'Based on': 'Fondé sur',
  'Both partners see each other and can sell together.':
    'Les deux partenaires se voient mutuellement et peuvent vendre ensemble.',
  'Choose the partner that an invited website belongs to': 'Choisir le partenaire auquel appartient un site web invité',
  'Choose the partner that this website belongs to. It then gets the proposal.':
    'Choisissez le partenaire auquel appartient ce site web. Il reçoit alors la proposition.',
  'Decline a proposed distribution or end an active one':
    'Décliner un lien de distribution proposé ou mettre fin à un lien actif',
  'Default distributor': 'Distributeur par défaut',
  'Default distributor changed': 'Distributeur par défaut changé',
  'Distribution accepted': 'Lien de distribution accepté',
  'Distribution ended': 'Lien de distribution terminé',
  'Distribution rules': 'Règles de distribution',
  Distributions: 'Liens de distribution',
  'Distributors and resellers': 'Distributeurs et revendeurs',
  'End distribution': 'Mettre fin au lien de distribution',
  'Ended because': 'Motif de la fin',
  'Ended by the company': 'Terminé par l’entreprise',
  'Ended by the distributor': 'Terminé par le distributeur',
  'Ended by the reseller': 'Terminé par le revendeur',
  'Invite a reseller or distributor': 'Inviter un revendeur ou un distributeur',
  'Invited website': 'Site web invité',
  'Make default': 'Définir par défaut',
  'Make this the default distributor of the reseller in its region':
    'En faire le distributeur par défaut du revendeur dans sa région',
  'Match partner': 'Associer un partenaire',
  'New registrations in this region name this distributor.':
    'Les nouveaux enregistrements dans cette région désignent ce distributeur.',
  'New registrations of the reseller in this region name this distributor.':
    'Les nouveaux enregistrements du revendeur dans cette région désignent ce distributeur.',
  'New registrations of these partners name this distributor.':
    'Les nouveaux enregistrements de ces partenaires désignent ce distributeur.',
  'Partner matched': 'Partenaire associé',
  'Resellers and distributors': 'Revendeurs et distributeurs',
  'The partners were merged': 'Les partenaires ont été fusionnés',
  'The rule no longer applies': 'La règle ne s’applique plus',
  'The rule was deleted': 'La règle a été supprimée',
  'Without a region, the distribution holds everywhere.': 'Sans région, le lien de distribution vaut partout.',
  distribution: 'lien de distribution',
  'distribution rule': 'règle de distribution',
  'distribution rules': 'règles de distribution',
  distributions: 'liens de distribution',
};
