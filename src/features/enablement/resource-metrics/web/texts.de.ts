import type { FullTranslation } from '#shared/text/texts.ts';
import { formatPercent } from '#web/region.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: (name: string) => `Kennzahlen von „${name}“`,
  library: 'Kennzahlen der Materialien',
  back: 'Zurück zum Material',
  period: 'Zeitraum',
  days: (count: number) => `Letzte ${count} Tage`,
  figures: 'Kennzahlen',
  views: 'Aufrufe',
  downloads: 'Downloads',
  people: 'Personen',
  partners: 'Partner',
  external: 'Externe Aufrufe',
  externalPeople: (count: number) => (count === 1 ? '1 Person' : `${count} Personen`),
  cobranded: 'Downloads mit eigenem Logo',
  shares: 'Wie oft geteilt',
  published: 'Für Partner sichtbare Materialien',
  reach: (opened: number, all: number) =>
    `${opened} von ${all} Partnern, die es sehen können, haben es jemals geöffnet.`,
  byDay: 'Aufrufe und Downloads nach Tag',
  byPartner: 'Nach Partner',
  byTier: 'Nach Stufe',
  byRegion: 'Nach Region',
  byResource: 'Nach Material',
  waiting: 'Können es sehen, haben es aber nie geöffnet',
  allOpened: 'Alle Partner, die es sehen können, haben es geöffnet.',
  neverOpened: 'Nie von einem Partner geöffnet',
  allUsed: 'Jedes veröffentlichte Material wurde mindestens einmal geöffnet.',
  nothing: 'In diesem Zeitraum hat kein Partner etwas geöffnet.',
  none: 'Keine',
  lastOpened: 'Zuletzt geöffnet',
  resource: 'Material',
  partner: 'Partner',
  tier: 'Stufe',
  region: 'Region',
  publishedOn: 'Veröffentlicht',
  influence: 'Deals nach dem Öffnen',
  influenceText: (days: number) =>
    `Wie viele Deals vorankamen und bei wie vielen davon der Partner das Material in den ${days} Tagen davor geöffnet hatte. Gezählt wird, was geschah; das zeigt nicht, dass das Material die Ursache war.`,
  influenceLibrary: (days: number) =>
    `Wie viele Deals vorankamen und bei wie vielen davon der Partner in den ${days} Tagen davor ein Material geöffnet hatte. Gezählt wird, was geschah; das zeigt nicht, dass Materialien die Ursache waren.`,
  event: 'Ereignis',
  allDeals: 'Deals',
  openedBefore: 'Vorher geöffnet',
  moved: 'In eine spätere Phase verschoben',
  won: 'Gewonnen',
  lost: 'Verloren',
  rates: (opened: number, others: number) =>
    `Von den abgeschlossenen Deals wurden ${formatPercent(opened)} gewonnen, wenn der Partner es vorher geöffnet hatte, und ${formatPercent(others)} der übrigen.`,
  tooFew:
    'Zu wenige abgeschlossene Deals, um die gewonnenen zu vergleichen: Mindestens zehn mit vorherigem Öffnen und zehn ohne sind nötig.',
  deal: 'Deal',
  opened: 'Geöffnet',
  happened: 'Geschehen',
  noDeals: 'In diesem Zeitraum wurde nach dem Öffnen kein Deal verschoben, gewonnen oder verloren.',
  resourcesThatPeopleThisPartnerOpen: 'Materialien, die Personen dieses Partners öffnen, erscheinen hier.',
};
