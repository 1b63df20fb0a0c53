import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Verlängerungen',
  ends: 'Ende innerhalb von',
  days: (count: number) => `${count} Tage`,
  all: 'Alle',
  next: 'Nächster Schritt',
  start: 'Verlängerung beginnen',
  started: 'Verlängerung begonnen',
  renewal: 'Verlängerung',
  endsOn: 'Endet am',
  decide: 'Entscheiden',
  decidedBy: (name: string) => `Entschieden von ${name}`,
  renewed: 'Als verlängert markieren',
  renewedText: (name: string) =>
    `${name} ist verlängert. Wählen Sie den Deal, der ihn verlängert, oder geben Sie das neue Ende ein, falls es eines gibt.`,
  renewingDeal: 'Verlängert durch',
  newEnd: 'Neues Ende',
  newEndHelp: 'Vor diesem Tag wartet der Deal wieder auf eine Verlängerung.',
  notRenewed: 'Wird nicht verlängert',
  notRenewedText: (name: string) =>
    `Der Kunde verlängert ${name} nicht. Der Deal verschwindet aus der Liste der offenen Verlängerungen.`,
  reason: 'Grund',
  empty: 'Gewonnene Deals mit wiederkehrenden Positionen erscheinen hier vor dem Ende ihrer Laufzeit.',
};
