import { sayable } from '#shared/text/labels.ts';

/** The built-in messages of forms in each language; the other texts come from the form's definition. */
export interface FormMessages {
  required: string;
  consent: string;
  unknown: string;
  text: string;
  tooShort: (least: number) => string;
  tooLong: (most: number) => string;
  pattern: string;
  email: string;
  phone: string;
  number: string;
  atLeast: (least: string) => string;
  atMost: (most: string) => string;
  yesOrNo: string;
  day: string;
  instant: string;
  choice: string;
  fewChoices: (least: number) => string;
  manyChoices: (most: number) => string;
  country: string;
  currency: string;
  address: string;
  lines: string;
  quantity: string;
  amount: string;
  files: string;
  manyFiles: (most: number) => string;
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const englishMessages: FormMessages = sayable({
  required: 'This field is required.',
  consent: 'Agree to this to continue.',
  unknown: 'This field is not on the form.',
  text: 'Enter text.',
  tooShort: (least) => `Enter at least ${plural(least, 'character', 'characters')}.`,
  tooLong: (most) => `Enter at most ${plural(most, 'character', 'characters')}.`,
  pattern: 'This does not have the expected format.',
  email: 'Enter an email address, such as name@example.com.',
  phone: 'Enter a phone number, such as +1 555 010 0100.',
  number: 'Enter a number.',
  atLeast: (least) => `Must be ${least} or more.`,
  atMost: (most) => `Must be ${most} or less.`,
  yesOrNo: 'Choose yes or no.',
  day: 'Enter a date.',
  instant: 'Enter a date and time.',
  choice: 'Choose one of the options.',
  fewChoices: (least) => `Choose at least ${least}.`,
  manyChoices: (most) => `Choose at most ${most}.`,
  country: 'Choose a country.',
  currency: 'Choose a currency.',
  address: 'Enter the street, the city and the country.',
  lines: 'Choose a product for each line.',
  quantity: 'Enter a quantity of 1 or more.',
  amount: 'Enter an amount of 0 or more.',
  files: 'Upload the file again.',
  manyFiles: (most) => `Upload at most ${plural(most, 'file', 'files')}.`,
});
