import { englishMessages, type FormMessages } from '../../messages.ts';

/** The built-in texts around a form, in the language of the form. */
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

export const englishFillTexts: FillTexts = {
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
