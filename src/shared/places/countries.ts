/** ISO 3166-1 alpha-2 codes in use; their names come from `Intl.DisplayNames` in the reader's language. */
export const countryCodes: readonly string[] =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG
  CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL
  GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA
  LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP
  NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV
  SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(
    /\s+/,
  );

/** ISO 3166-1 alpha-3 codes, in the order of `countryCodes`. */
const alpha3Codes: readonly string[] =
  `AND ARE AFG ATG AIA ALB ARM AGO ATA ARG ASM AUT AUS ABW ALA AZE BIH BRB BGD BEL BFA BGR BHR BDI BEN BLM BMU BRN BOL BES BRA BHS
  BTN BVT BWA BLR BLZ CAN CCK COD CAF COG CHE CIV COK CHL CMR CHN COL CRI CUB CPV CUW CXR CYP CZE DEU DJI DNK DMA DOM DZA ECU EST
  EGY ESH ERI ESP ETH FIN FJI FLK FSM FRO FRA GAB GBR GRD GEO GUF GGY GHA GIB GRL GMB GIN GLP GNQ GRC SGS GTM GUM GNB GUY HKG HMD
  HND HRV HTI HUN IDN IRL ISR IMN IND IOT IRQ IRN ISL ITA JEY JAM JOR JPN KEN KGZ KHM KIR COM KNA PRK KOR KWT CYM KAZ LAO LBN LCA
  LIE LKA LBR LSO LTU LUX LVA LBY MAR MCO MDA MNE MAF MDG MHL MKD MLI MMR MNG MAC MNP MTQ MRT MSR MLT MUS MDV MWI MEX MYS MOZ NAM
  NCL NER NFK NGA NIC NLD NOR NPL NRU NIU NZL OMN PAN PER PYF PNG PHL PAK POL SPM PCN PRI PSE PRT PLW PRY QAT REU ROU SRB RUS RWA
  SAU SLB SYC SDN SWE SGP SHN SVN SJM SVK SLE SMR SEN SOM SUR SSD STP SLV SXM SYR SWZ TCA TCD ATF TGO THA TJK TKL TLS TKM TUN TON
  TUR TTO TUV TWN TZA UKR UGA UMI USA URY UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM YEM MYT ZAF ZMB ZWE`.split(/\s+/);

/** Common names and misspellings that `Intl.DisplayNames` gives neither in English nor in the country's own language. */
const aliases: Record<string, string> = {
  AE: 'UAE, Emirates',
  BE: 'Belgique, Belgien',
  BO: 'Plurinational State of Bolivia',
  BN: 'Brunei Darussalam',
  CD: 'DR Congo, DRC, Democratic Republic of the Congo',
  CG: 'Republic of the Congo, Congo',
  CH: 'Suisse, Svizzera, Swiss Confederation',
  CI: 'Ivory Coast',
  CN: "People's Republic of China, PRC",
  CV: 'Cabo Verde',
  CZ: 'Czech Republic, Czechia',
  DE: 'Federal Republic of Germany, Allemagne',
  FI: 'Suomi',
  FM: 'Micronesia, Federated States of Micronesia',
  GB: `UK, U.K., Great Britain, Britain, England, Scotland, Wales, Northern Ireland,
    United Kingdom of Great Britain and Northern Ireland`,
  HK: 'Hong Kong SAR, Hongkong',
  IE: 'Republic of Ireland',
  IR: 'Islamic Republic of Iran',
  KP: "Democratic People's Republic of Korea",
  KR: 'Korea, Republic of Korea',
  LA: "Lao People's Democratic Republic",
  MD: 'Republic of Moldova',
  MK: 'Macedonia',
  MM: 'Myanmar, Burma',
  MO: 'Macau, Macao SAR',
  NL: 'Holland, Kingdom of the Netherlands',
  PH: 'Philipines, Phillipines',
  PS: 'State of Palestine',
  RU: 'Russian Federation',
  SY: 'Syrian Arab Republic',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey, Turkiye',
  TW: 'Republic of China',
  TZ: 'United Republic of Tanzania',
  US: 'U.S., U.S.A., United States of America, America',
  VA: 'Holy See, Vatican',
  VE: 'Bolivarian Republic of Venezuela',
  VN: 'Viet Nam',
};

/** Keeps only lower-case letters and digits, because people and other systems spell names differently. */
function squash(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^\s*the\s+/, '')
    .replace(/\bst\.?\s+/g, 'saint ')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Maps all known spellings of all countries, squashed, to their codes. */
function spellings(): Map<string, string> {
  const byName = new Map<string, string>();
  const add = (name: string | undefined, code: string) => {
    // The first country with a spelling keeps it, so the order of additions matters.
    if (name && squash(name) && !byName.has(squash(name))) byName.set(squash(name), code);
  };
  const named = (code: string, locale: string, style: 'long' | 'short') =>
    new Intl.DisplayNames(locale, { type: 'region', style, fallback: 'none' }).of(code);
  for (const code of countryCodes) add(code, code);
  for (const [index, code] of countryCodes.entries()) add(alpha3Codes[index], code);
  for (const code of countryCodes) for (const style of ['long', 'short'] as const) add(named(code, 'en', style), code);
  for (const [code, names] of Object.entries(aliases)) for (const name of names.split(',')) add(name, code);
  for (const code of countryCodes)
    add(named(code, new Intl.Locale('und', { region: code }).maximize().baseName, 'long'), code);
  return byName;
}

let codeBySpelling: ReadonlyMap<string, string> | undefined;

/**
 * The alpha-2 code of a country, given its code (DE, DEU), its English name, its name in its own language, or a common
 * alias (UK). Undefined if the text is not a country.
 */
export function countryCode(text: string): string | undefined {
  codeBySpelling ??= spellings();
  return codeBySpelling.get(squash(text));
}

const codes: ReadonlySet<string> = new Set(countryCodes);

export function isCountryCode(text: string): boolean {
  return codes.has(text);
}
