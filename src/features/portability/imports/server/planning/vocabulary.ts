import { similarity } from '#server/spreadsheets/values.ts';
import { countryCodes } from '#shared/places/countries.ts';
import { normalizedHeading } from '../../fields.ts';

/**
 * Words that exports often misspell. An industry outside the list is kept as it is unless the user accepts the
 * proposal.
 */
const industries =
  `Agriculture, Automotive, Banking, Construction, Consulting, Education, Employment, Energy, Entertainment, Finance, Government,
Healthcare, Hospitality, Insurance, Logistics, Manufacturing, Marketing, Media, Medical, Pharmaceuticals, Real estate, Retail, Services, Software,
Technology, Telecommunications, Transport, Travel, Utilities`.split(/,\s*/);

const names = new Intl.DisplayNames('en', { type: 'region' });
export const countryNames = countryCodes.map((code) => names.of(code) ?? code);
const vocabularies = { industry: industries, country: countryNames };

/** The right word, when this is no word of the list but nearly one; undefined when it is right or unlike all. */
export function correction(kind: 'industry' | 'country', value: string): { to: string; score: number } | undefined {
  const wanted = normalizedHeading(value);
  const best = nearest(wanted, vocabularies[kind]);
  return best && best.score >= 0.8 && best.score < 1 ? best : undefined;
}

/** A name is proposed only if most of it is the same. */
const ENOUGH_ALIKE = 0.75;

export function likely(value: string, words: Iterable<string>): { to: string; score: number } | null {
  const best = nearest(normalizedHeading(value), words);
  return best && best.score >= ENOUGH_ALIKE ? best : null;
}

function nearest(squashed: string, words: Iterable<string>): { to: string; score: number } | undefined {
  let best: { to: string; score: number } | undefined;
  for (const to of words) {
    const score = similarity(squashed, normalizedHeading(to));
    if (!best || score > best.score) best = { to, score };
  }
  return best;
}
