import { defineTexts } from '#web/texts.ts';
import { englishMessages, type FormMessages } from '../messages.ts';

/** The built-in texts around a form, in the reader's language. */
export interface FillTexts {
  next: string;
  back: string;
  submit: string;
  sending: string;
  page: (at: number, of: number) => string;
  required: string;
  optional: string;
  choose: string;
  calendar: string;
  unread: (isDay: boolean) => string;
  twoDays: (one: string, other: string) => string;
  yes: string;
  no: string;
  saved: string;
  restored: string;
  startOver: string;
  problems: (count: number) => string;
  failed: string;
  sent: string;
  wait: string;
  code: string;
  codeHelp: (email: string) => string;
  confirm: string;
  newCode: string;
  follow: string;
  language: string;
  upload: string;
  uploading: (name: string) => string;
  uploaded: (name: string) => string;
  remove: (what: string) => string;
  addLine: string;
  product: string;
  quantity: string;
  amount: (currency: string) => string;
  line: (at: number) => string;
  address: Record<'address_line_1' | 'address_line_2' | 'city' | 'state' | 'postal_code' | 'country', string>;
  messages: FormMessages;
}

const english: FillTexts = {
  next: 'Next',
  back: 'Back',
  submit: 'Submit',
  sending: 'Sending…',
  page: (at, of) => `Page ${at} of ${of}`,
  required: 'required',
  optional: 'optional',
  choose: 'Choose…',
  calendar: 'choose from a calendar',
  unread: (isDay) => `Enter a date${isDay ? '' : ' and time'}, such as March 31, 2027${isDay ? '' : ' 10:00 AM'}.`,
  twoDays: (one, other) => `This can be ${one} or ${other}. Write the month as a word.`,
  yes: 'Yes',
  no: 'No',
  saved: 'Draft saved',
  restored: 'We restored what you entered earlier.',
  startOver: 'Start over',
  problems: (count) => (count === 1 ? '1 answer needs your attention.' : `${count} answers need your attention.`),
  failed: 'The form was not sent. Check your connection and try again.',
  sent: 'This form has already been sent. Reload the page to send another one.',
  wait: 'Too many submissions. Wait a moment and try again.',
  code: 'Code',
  codeHelp: (email) => `We sent a code to ${email}. It is valid for 15 minutes.`,
  confirm: 'Confirm and submit',
  newCode: 'Send a new code',
  follow: 'Follow the status',
  language: 'Language',
  upload: 'Choose files',
  uploading: (name) => `Uploading ${name}…`,
  uploaded: (name) => `${name} uploaded`,
  remove: (what) => `Remove ${what}`,
  addLine: 'Add product',
  product: 'Product',
  quantity: 'Quantity',
  amount: (currency) => `Amount (${currency})`,
  line: (at) => `Line ${at}`,
  address: {
    address_line_1: 'Street address',
    address_line_2: 'Apartment, floor (optional)',
    city: 'City',
    state: 'State or region',
    postal_code: 'Postal code',
    country: 'Country',
  },
  messages: englishMessages,
};

const german: FillTexts = {
  ...english,
  next: 'Weiter',
  back: 'Zurück',
  submit: 'Senden',
  sending: 'Wird gesendet…',
  page: (at, of) => `Seite ${at} von ${of}`,
  required: 'Pflichtfeld',
  optional: 'optional',
  choose: 'Auswählen…',
  calendar: 'im Kalender auswählen',
  unread: (isDay) =>
    `Geben Sie ein Datum${isDay ? '' : ' mit Uhrzeit'} ein, zum Beispiel 31.03.2027${isDay ? '' : ' 10:00'}.`,
  twoDays: (one, other) => `Das kann ${one} oder ${other} bedeuten. Schreiben Sie das Datum mit Punkten.`,
  yes: 'Ja',
  no: 'Nein',
  saved: 'Entwurf gespeichert',
  restored: 'Wir haben Ihre früheren Angaben wiederhergestellt.',
  startOver: 'Neu beginnen',
  problems: (count) => (count === 1 ? 'Bitte prüfen Sie 1 Angabe.' : `Bitte prüfen Sie ${count} Angaben.`),
  failed: 'Das Formular wurde nicht gesendet. Bitte prüfen Sie Ihre Verbindung.',
  sent: 'Dieses Formular wurde bereits gesendet. Laden Sie die Seite neu, um es erneut zu senden.',
  wait: 'Zu viele Einsendungen. Bitte warten Sie einen Moment.',
  codeHelp: (email) => `Wir haben einen Code an ${email} gesendet. Er gilt 15 Minuten.`,
  confirm: 'Bestätigen und senden',
  newCode: 'Neuen Code senden',
  follow: 'Status verfolgen',
  language: 'Sprache',
  upload: 'Dateien auswählen',
  uploading: (name) => `${name} wird hochgeladen…`,
  uploaded: (name) => `${name} hochgeladen`,
  remove: (what) => `${what} entfernen`,
  addLine: 'Produkt hinzufügen',
  product: 'Produkt',
  quantity: 'Menge',
  amount: (currency) => `Betrag (${currency})`,
  line: (at) => `Zeile ${at}`,
  address: {
    address_line_1: 'Straße und Hausnummer',
    address_line_2: 'Adresszusatz (optional)',
    city: 'Ort',
    state: 'Bundesland oder Region',
    postal_code: 'Postleitzahl',
    country: 'Land',
  },
  messages: {
    ...englishMessages,
    required: 'Dieses Feld ist erforderlich.',
    consent: 'Stimmen Sie zu, um fortzufahren.',
    pattern: 'Die Angabe hat nicht das erwartete Format.',
    email: 'Geben Sie eine E-Mail-Adresse ein, z. B. name@beispiel.de.',
    phone: 'Geben Sie eine Telefonnummer ein, z. B. +49 30 901820.',
    number: 'Geben Sie eine Zahl ein.',
    tooShort: (least) => `Mindestens ${least} Zeichen.`,
    tooLong: (most) => `Höchstens ${most} Zeichen.`,
    atLeast: (least) => `Muss mindestens ${least} sein.`,
    atMost: (most) => `Darf höchstens ${most} sein.`,
    choice: 'Wählen Sie eine der Möglichkeiten.',
    country: 'Wählen Sie ein Land.',
    currency: 'Wählen Sie eine Währung.',
    address: 'Geben Sie Straße, Ort und Land an.',
  },
};

/** Returns English where a language has no texts yet. */
export function fillTexts(locale: string): FillTexts {
  return locale.split('-')[0] === 'de' ? german : english;
}

export const texts = defineTexts('engagement/forms/site', {
  website: 'Website',
  formCouldNotBeSent: 'The form could not be sent.',
});
