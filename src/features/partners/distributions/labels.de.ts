import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/distributions'> = {
  'A proposal is declined. After an active distribution, new registrations can no longer name this distributor; deals of the time stay as they are. The other side is notified.':
    'Ein Vorschlag wird abgelehnt. Nach einer aktiven Distribution können neue Registrierungen diesen Distributor nicht mehr nennen; Deals aus dieser Zeit bleiben, wie sie sind. Die andere Seite wird benachrichtigt.',
  Accept: 'Annehmen',
  'Accept a proposed distribution': 'Eine vorgeschlagene Distribution annehmen',
  'Based on': 'Beruht auf',
  'Both partners see each other and can sell together.': 'Beide Partner sehen einander und können gemeinsam verkaufen.',
  'Choose the partner that an invited website belongs to': 'Den Partner wählen, zu dem eine eingeladene Website gehört',
  'Choose the partner that this website belongs to. It then gets the proposal.':
    'Wählen Sie den Partner, zu dem diese Website gehört. Er erhält dann den Vorschlag.',
  'Decline a proposed distribution or end an active one':
    'Eine vorgeschlagene Distribution ablehnen oder eine aktive beenden',
  'Default distributor': 'Standarddistributor',
  'Default distributor changed': 'Standarddistributor geändert',
  'Distribution accepted': 'Distribution angenommen',
  'Distribution ended': 'Distribution beendet',
  'Distribution rules': 'Distributionsregeln',
  Distributions: 'Distributionen',
  'Distributors and resellers': 'Distributoren und Reseller',
  'End distribution': 'Distribution beenden',
  'Ended because': 'Beendet, weil',
  'Ended by the company': 'Vom Unternehmen beendet',
  'Ended by the distributor': 'Vom Distributor beendet',
  'Ended by the reseller': 'Vom Reseller beendet',
  Invitation: 'Einladung',
  'Invite a reseller or distributor': 'Reseller oder Distributor einladen',
  'Invited website': 'Eingeladene Website',
  'Make default': 'Als Standard festlegen',
  'Make this the default distributor of the reseller in its region':
    'Diesen zum Standarddistributor des Resellers in seiner Region machen',
  'Match partner': 'Partner zuordnen',
  'New registrations in this region name this distributor.':
    'Neue Registrierungen in dieser Region nennen diesen Distributor.',
  'New registrations of the reseller in this region name this distributor.':
    'Neue Registrierungen des Resellers in dieser Region nennen diesen Distributor.',
  'New registrations of these partners name this distributor.':
    'Neue Registrierungen dieser Partner nennen diesen Distributor.',
  'Partner matched': 'Partner zugeordnet',
  'Resellers and distributors': 'Reseller und Distributoren',
  'The partners were merged': 'Die Partner wurden zusammengeführt',
  'The rule no longer applies': 'Die Regel gilt nicht mehr',
  'The rule was deleted': 'Die Regel wurde gelöscht',
  'Without a region, the distribution holds everywhere.': 'Ohne Region gilt die Distribution überall.',
  distribution: 'Distribution',
  'distribution rule': 'Distributionsregel',
  'distribution rules': 'Distributionsregeln',
  distributions: 'Distributionen',
};
