type Region = 'en' | 'en-ca' | 'en-gb';

/** How a browser of this language writes dates: month first in the United States and where nothing is said, else day first. */
export function regionOf(language: string): Region {
  const country = language.split('-').at(-1)!.toUpperCase();
  if (country === 'CA') return 'en-ca';
  return country === 'US' || language === 'en' || language === '' ? 'en' : 'en-gb';
}

/** What a new company begins with. */
export function browserLocale(): { region: Region; timezone: string } {
  return {
    region: regionOf(navigator.language ?? ''),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC',
  };
}
