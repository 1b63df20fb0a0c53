import type { FullTranslation } from '#shared/text/texts.ts';
import type { tierTexts as english } from './tier.texts.ts';

/** Not yet reviewed by a native speaker. */
export const tierTexts: FullTranslation<typeof english> = {
  lastMonths: (label: string, months: number) => `${label}, letzte ${months} Monate`,
  allTime: (label: string) => `${label}, gesamte Zeit`,
  noneYet: 'noch keine',
  points: 'Punkte',
  gap: (label: string, figures: string) => `${label}: ${figures}`,
  about: (label: string, subject: string) => `${label}: ${subject}`,
  figures: (value: string, threshold: string, missing: string) => `${value} von ${threshold} (${missing} fehlen)`,
  risk: {
    drop: (isYou: boolean, tier: string | null) =>
      tier === null
        ? isYou
          ? 'verlieren Sie Ihre Stufe'
          : 'verliert der Partner seine Stufe'
        : isYou
          ? `fallen Sie auf ${tier} zurück`
          : `fällt der Partner auf ${tier} zurück`,
    onDay: (day: string, drop: string) => `Am ${day} ${drop}.`,
    unmet: (label: string, day: string, drop: string) =>
      `Wenn die Anforderung „${label}“ bis ${day} nicht erfüllt ist, ${drop}.`,
    lapsing: (names: string, count: number, day: string, drop: string) =>
      `Wenn ${names} am ${day} ${count === 1 ? 'abläuft' : 'ablaufen'}, ${drop}.`,
    notAdded: (label: string, day: string, drop: string) => `Wenn zu „${label}“ bis ${day} nichts hinzukommt, ${drop}.`,
    costs: (money: string) => ` Etwa ${money} weniger Provision im Jahr, auf Grundlage der offenen Deals.`,
  },
};
