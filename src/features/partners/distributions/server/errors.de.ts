import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/distributions'> = {
  'A distribution is proposed, starts or ends.': 'Eine Distribution wird vorgeschlagen, beginnt oder endet.',
  'A partner declines or ends a distribution.': 'Ein Partner lehnt eine Distribution ab oder beendet sie.',
  'Choose a region or a partner type.': 'Wählen Sie eine Region oder einen Partnertyp.',
  'Distributors and resellers': 'Distributoren und Reseller',
  'Only active partners can propose a distribution.': 'Nur aktive Partner können eine Distribution vorschlagen.',
  'Only distributors can invite resellers. Ask your partner manager.':
    'Nur Distributoren können Reseller einladen. Fragen Sie Ihr Partnermanagement.',
  'The distribution has ended. Choose another distributor.':
    'Die Distribution ist beendet. Wählen Sie einen anderen Distributor.',
  'The other side decides about this proposal.': 'Die andere Seite entscheidet über diesen Vorschlag.',
  'The reseller chooses its default distributor.': 'Der Reseller wählt seinen Standarddistributor.',
  'This distributor is not active. Choose another one.':
    'Dieser Distributor ist nicht aktiv. Wählen Sie einen anderen.',
  'This is not a company website.': 'Dies ist keine Firmenwebsite.',
  'This is not one of your distributors.': 'Dies ist keiner Ihrer Distributoren.',
  'This is your own website.': 'Dies ist Ihre eigene Website.',
  'This reseller already has a distribution with this distributor.':
    'Dieser Reseller hat bereits eine Distribution mit diesem Distributor.',
  'You have already sent an invitation to this website.': 'Sie haben bereits eine Einladung an diese Website gesendet.',
  'is not of a partner type that distributes': 'Hat keinen Partnertyp für Distribution.',
  'is the other side': 'Ist die andere Seite.',
  'is the reseller itself': 'Ist der Reseller selbst.',
};
