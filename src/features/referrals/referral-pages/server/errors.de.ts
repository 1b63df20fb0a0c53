import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/referral-pages'> = {
  'Choose your partner.': 'Wählen Sie Ihren Partner.',
  'Open the form again: your access to it could not be confirmed.':
    'Öffnen Sie das Formular erneut: Ihr Zugang dazu konnte nicht bestätigt werden.',
  'Open the form with the link of your partner.': 'Öffnen Sie das Formular über den Link Ihres Partners.',
  'Sign in to use this form.': 'Melden Sie sich an, um dieses Formular zu verwenden.',
  'The program has no opportunity types yet.': 'Das Programm hat noch keine Opportunity-Typen.',
  'This account is already registered with this partner.': 'Dieser Account ist bereits bei diesem Partner registriert.',
  'This deal registration form': 'Dieses Formular zur Deal-Registrierung',
  'This deal registration form does not exist.': 'Dieses Formular zur Deal-Registrierung existiert nicht.',
  'This deal registration form takes no registrations at the moment.':
    'Dieses Formular zur Deal-Registrierung nimmt derzeit keine Registrierungen an.',
  'This partner cannot register deals at the moment.': 'Dieser Partner kann derzeit keine Deals registrieren.',
};
