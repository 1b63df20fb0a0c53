import { squash } from '../fields.ts';
import { likeness } from './values.ts';

/** Words that exports often misspell. A value outside the list is kept as it is unless somebody accepts the proposal. */
const industries =
  `Agriculture, Automotive, Banking, Construction, Consulting, Education, Employment, Energy, Entertainment, Finance, Government,
Healthcare, Hospitality, Insurance, Logistics, Manufacturing, Marketing, Media, Medical, Pharmaceuticals, Real estate, Retail, Services, Software,
Technology, Telecommunications, Transport, Travel, Utilities`.split(/,\s*/);

const countries =
  `AF AL DZ AD AO AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI KH CM CA CV CF TD CL CN CO KM CG CD CR CI HR CU CY
CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GD GT GN GW GY HT HN HU IS IN ID IR IQ IE IL IT JM JP JO KZ KE KI KW KG LA LV LB LS LR
LY LI LT LU MG MW MY MV ML MT MR MU MX MD MC MN ME MA MZ MM NA NP NL NZ NI NE NG KP MK NO OM PK PA PG PY PE PH PL PT QA RO RU RW WS SM SA SN RS SC SL SG SK
SI SB SO ZA KR SS ES LK SD SR SE CH SY TW TJ TZ TH TL TG TO TT TN TR TM UG UA AE GB US UY UZ VU VE VN YE ZM ZW HK PR`.split(
    /\s+/,
  );

const names = new Intl.DisplayNames('en', { type: 'region' });
const vocabularies = {
  industry: industries,
  country: countries.map((code) => names.of(code) ?? code),
};

const countryCodes = new Map(
  countries.flatMap((code) => [code, names.of(code) ?? code].map((word) => [squash(word), code])),
);

/** "Germany" and "de" are DE. */
export function countryCode(text: string): string | undefined {
  return countryCodes.get(squash(text));
}

/** The right word, when this is no word of the list but nearly one; undefined when it is right or unlike all. */
export function correction(kind: 'industry' | 'country', value: string): { to: string; score: number } | undefined {
  const wanted = squash(value);
  const best = nearest(wanted, vocabularies[kind]);
  return best && best.score >= 0.8 && best.score < 1 ? best : undefined;
}

export function nearest(squashed: string, words: Iterable<string>): { to: string; score: number } | undefined {
  let best: { to: string; score: number } | undefined;
  for (const to of words) {
    const score = likeness(squashed, squash(to));
    if (!best || score > best.score) best = { to, score };
  }
  return best;
}
