import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'referrals/referral-pages'> = {
  'Always the same partner': 'Immer derselbe Partner',
  'Anyone with the link': 'Alle, die den Link haben',
  Availability: 'Verfügbarkeit',
  'Chosen from a list': 'Aus einer Liste gewählt',
  'Close a deal registration form: it takes no more registrations':
    'Ein Formular für Deal-Registrierungen schließen: Es nimmt keine Registrierungen mehr an',
  'Deal Reg Forms': 'Formulare für Deals',
  'Deal registration form': 'Formular für Deal-Registrierungen',
  'Email of the contact': 'E-Mail des Kontakts',
  'Free to register.': 'Frei zum Registrieren.',
  'Leave it empty to show the text of the form.': 'Leer lassen, um den Text des Formulars anzuzeigen.',
  'New deal registration form': 'Neues Formular für Deal-Registrierungen',
  'Partner from': 'Partner aus',
  'People who have signed in': 'Angemeldete Personen',
  'Phone of the contact': 'Telefon des Kontakts',
  'Possible conflict with an existing engagement. You can still register the deal.':
    'Möglicher Konflikt mit einer laufenden Bearbeitung. Sie können den Deal trotzdem registrieren.',
  'Publish a deal registration form': 'Ein Formular für Deal-Registrierungen veröffentlichen',
  'Questions and the decision are sent to this address.':
    'Fragen und die Entscheidung werden an diese Adresse gesendet.',
  'Sent by': 'Gesendet von',
  'Shows whether the account is free.': 'Zeigt, ob der Account frei ist.',
  Texts: 'Texte',
  'Thank-you text': 'Danktext',
  'The company has no website': 'Die Firma hat keine Website',
  'The form takes no more registrations. You can publish it again.':
    'Das Formular nimmt keine Registrierungen mehr an. Sie können es wieder veröffentlichen.',
  'The form takes registrations at its address.': 'Das Formular nimmt unter seiner Adresse Registrierungen an.',
  'The partner of the person who signs in': 'Der Partner der Person, die sich anmeldet',
  'The partner whose referral link is used': 'Der Partner, dessen Empfehlungslink verwendet wird',
  'This account cannot be registered at the moment.': 'Dieser Account kann derzeit nicht registriert werden.',
  'Your email': 'Ihre E-Mail',
  'day of a deal registration form': 'Tag eines Formulars für Deal-Registrierungen',
  'days of deal registration forms': 'Tage von Formularen für Deal-Registrierungen',
  'deal registration form': 'Formular für Deal-Registrierungen',
  'deal registration forms': 'Formulare für Deal-Registrierungen',
  'product of a registration': 'Produkt einer Registrierung',
  'products of a registration': 'Produkte einer Registrierung',
  'registration by form': 'Registrierung per Formular',
  'registrations by form': 'Registrierungen per Formular',
  'unconfirmed registration by form': 'unbestätigte Registrierung per Formular',
  'unconfirmed registrations by form': 'unbestätigte Registrierungen per Formular',
};
