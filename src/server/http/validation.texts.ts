import { defineTexts } from '#shared/text/texts.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

/** Errors of values against their schema. In English, a screen puts "This" before them. */
export const texts = defineTexts('server/http/validation', {
  required: 'is required',
  unknownField: 'is not a known field',
  /** @param expected one phrase, or several alternatives */
  mustBe: (expected: readonly string[]) => `must be ${expected.join(' or ')}`,
  oneOf: (values: string) => `one of ${values}`,
  wrongFormat: 'has the wrong format',
  otherText: 'text in another format',
  validFormat: (format: string) => `a valid ${format}`,
  minCharacters: (count: number) => `must have at least ${counted(count, 'character')}`,
  maxCharacters: (count: number) => `must have at most ${counted(count, 'character')}`,
  atLeast: (value: string) => `must be at least ${value}`,
  atMost: (value: string) => `must be at most ${value}`,
  moreThan: (value: string) => `must be more than ${value}`,
  lessThan: (value: string) => `must be less than ${value}`,
  multipleOf: (value: string) => `must be a multiple of ${value}`,
  minEntries: (count: number) => `must have at least ${entries(count)}`,
  maxEntries: (count: number) => `must have at most ${entries(count)}`,
  entryTwice: 'must not have the same entry twice',
  minFields: (count: number) => `must have at least ${counted(count, 'field')}`,
  maxFields: (count: number) => `must have at most ${counted(count, 'field')}`,
  malformed: 'is malformed',
  kinds: {
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    null: 'empty',
  },
  formats: {
    uuid: 'an id (UUID)',
    date: 'a date (YYYY-MM-DD)',
    'date-time': 'a date and time (ISO 8601, such as 2026-03-16T09:00:00Z)',
    time: 'a time (HH:MM:SS)',
    email: 'an email address',
    uri: 'a web address',
  },
});
