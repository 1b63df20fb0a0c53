import type { FullTranslation } from '#shared/text/texts.ts';
import type { tierTexts as english } from './tier.texts.ts';

/** Not yet reviewed by a native speaker. */
export const tierTexts: FullTranslation<typeof english> = {
  lastMonths: (label: string, months: number) => `${label}, últimos ${months} meses`,
  allTime: (label: string) => `${label}, desde el principio`,
  noneYet: 'ninguno aún',
  points: 'Puntos',
  gap: (label: string, figures: string) => `${label}: ${figures}`,
  about: (label: string, subject: string) => `${label}: ${subject}`,
  figures: (value: string, threshold: string, missing: string) => `${value} de ${threshold} (faltan ${missing})`,
  risk: {
    drop: (isYou: boolean, tier: string | null) =>
      tier === null
        ? isYou
          ? 'pierdes tu nivel'
          : 'el partner pierde su nivel'
        : isYou
          ? `bajas a ${tier}`
          : `el partner baja a ${tier}`,
    onDay: (day: string, drop: string) => `El ${day}, ${drop}.`,
    unmet: (label: string, day: string, drop: string) =>
      `Si el requisito «${label}» no se cumple a más tardar el ${day}, ${drop}.`,
    lapsing: (names: string, count: number, day: string, drop: string) =>
      `Si ${names} ${count === 1 ? 'caduca' : 'caducan'} el ${day}, ${drop}.`,
    notAdded: (label: string, day: string, drop: string) =>
      `Si no se añade nada a «${label}» a más tardar el ${day}, ${drop}.`,
    costs: (money: string) => ` Unos ${money} menos de comisión al año, según los negocios abiertos.`,
  },
};
