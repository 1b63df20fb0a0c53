import type { FullTranslation } from '#shared/text/texts.ts';
import type { tierTexts as english } from './tier.texts.ts';

/** Not yet reviewed by a native speaker. */
export const tierTexts: FullTranslation<typeof english> = {
  lastMonths: (label: string, months: number) => `${label}, últimos ${months} meses`,
  allTime: (label: string) => `${label}, desde o início`,
  noneYet: 'ainda nada',
  points: 'Pontos',
  gap: (label: string, figures: string) => `${label}: ${figures}`,
  about: (label: string, subject: string) => `${label}: ${subject}`,
  figures: (value: string, threshold: string, missing: string) => `${value} de ${threshold} (faltam ${missing})`,
  risk: {
    drop: (isYou: boolean, tier: string | null) =>
      tier === null
        ? isYou
          ? 'você perde seu nível'
          : 'o parceiro perde seu nível'
        : isYou
          ? `você cai para ${tier}`
          : `o parceiro cai para ${tier}`,
    onDay: (day: string, drop: string) => `Em ${day}, ${drop}.`,
    unmet: (label: string, day: string, drop: string) =>
      `Se o requisito “${label}” não for cumprido até ${day}, ${drop}.`,
    lapsing: (names: string, count: number, day: string, drop: string) =>
      `Se ${names} ${count === 1 ? 'expirar' : 'expirarem'} em ${day}, ${drop}.`,
    notAdded: (label: string, day: string, drop: string) => `Se nada for somado a “${label}” até ${day}, ${drop}.`,
    costs: (money: string) => ` Cerca de ${money} a menos de comissão por ano, com base nos negócios abertos.`,
  },
};
