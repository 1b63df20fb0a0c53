type Region = 'en' | 'en-ca' | 'en-gb';

/** The region of a browser language: month first for the United States and unknown languages, otherwise day first. */
export function regionOf(language: string): Region {
  const country = language.split('-').at(-1)!.toUpperCase();
  if (country === 'CA') return 'en-ca';
  return country === 'US' || language === 'en' || language === '' ? 'en' : 'en-gb';
}

/** The initial region and time zone of a new company. */
export function browserLocale(): { region: Region; timezone: string } {
  return {
    region: regionOf(navigator.language ?? ''),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC',
  };
}
