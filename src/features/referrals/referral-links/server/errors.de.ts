import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/referral-links'> = {
  'The company creates the links of this program. Ask your partner manager for one.':
    'Das Unternehmen erstellt die Links dieses Programms. Bitten Sie Ihr Partnermanagement um einen.',
  'The company has not allowed any domain for partner links yet.':
    'Das Unternehmen hat noch keine Domain für Links von Partnern zugelassen.',
  'This code is already taken. Choose another one.': 'Dieser Code ist bereits vergeben. Wählen Sie einen anderen.',
  'This coupon code already exists.': 'Dieser Gutscheincode existiert bereits.',
  'This link is archived.': 'Dieser Link ist archiviert.',
  'This referral link': 'Dieser Empfehlungslink',
  'is not a link of this partner': 'Ist kein Link dieses Partners.',
  'is set by the company for this link': 'Wird für diesen Link vom Unternehmen festgelegt.',
  'must be a web address without a user name or password': 'Muss eine Webadresse ohne Benutzername und Passwort sein.',
  'must not contain two hyphens in a row': 'Darf keine zwei Bindestriche hintereinander enthalten.',
};
