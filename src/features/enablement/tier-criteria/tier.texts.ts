import { defineTexts } from '#shared/text/texts.ts';

export const tierTexts = defineTexts('enablement/tier-criteria/tier', {
  lastMonths: (label: string, months: number) => `${label}, last ${months} months`,
  allTime: (label: string) => `${label}, all time`,
  noneYet: 'none yet',
  points: 'Points',
  gap: (label: string, figures: string) => `${label}: ${figures}`,
  about: (label: string, subject: string) => `${label}: ${subject}`,
  figures: (value: string, threshold: string, missing: string) => `${value} of ${threshold} (${missing} missing)`,
  risk: {
    drop: (isYou: boolean, tier: string | null) =>
      `${isYou ? 'you drop' : 'the partner drops'} to ${tier ?? 'no tier'}`,
    onDay: (day: string, drop: string) => `On ${day}, ${drop}.`,
    unmet: (label: string, day: string, drop: string) =>
      `If the requirement “${label.toLowerCase()}” is not met by ${day}, ${drop}.`,
    lapsing: (names: string, count: number, day: string, drop: string) =>
      `If ${names} ${count === 1 ? 'lapses' : 'lapse'} on ${day}, ${drop}.`,
    notAdded: (label: string, day: string, drop: string) =>
      `If nothing is added to “${label.toLowerCase()}” by ${day}, ${drop}.`,
    costs: (money: string) => ` About ${money} less commission a year, based on open deals.`,
  },
});
