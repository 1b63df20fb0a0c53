import type { Writing } from '#shared/conditions/condition-words.ts';
import { moneyText } from '../components/Money.tsx';
import { countryName } from '../countries.ts';
import { formatDay, formatNumber } from '../region.ts';

/** Formats values in conditions in the company's region. */
export const regionWriting: Writing = {
  money: moneyText,
  number: formatNumber,
  day: formatDay,
  country: (code) => countryName(code) ?? code,
};
