import type { FullTranslation } from '#shared/text/texts.ts';
import type { tierTexts as english } from './tier.texts.ts';

/** Not yet reviewed by a native speaker. */
export const tierTexts: FullTranslation<typeof english> = {
  lastMonths: (label: string, months: number) => `${label}, ${months} derniers mois`,
  allTime: (label: string) => `${label}, depuis le début`,
  noneYet: 'aucune valeur',
  points: 'Points',
  gap: (label: string, figures: string) => `${label}\u00a0: ${figures}`,
  about: (label: string, subject: string) => `${label}\u00a0: ${subject}`,
  figures: (value: string, threshold: string, missing: string) => `${value} sur ${threshold} (il manque ${missing})`,
  risk: {
    drop: (isYou: boolean, tier: string | null) =>
      tier === null
        ? isYou
          ? 'vous perdez votre niveau'
          : 'le partenaire perd son niveau'
        : isYou
          ? `vous descendez au niveau ${tier}`
          : `le partenaire descend au niveau ${tier}`,
    onDay: (day: string, drop: string) => `Le ${day}, ${drop}.`,
    unmet: (label: string, day: string, drop: string) =>
      `Si la condition «\u00a0${label}\u00a0» n’est pas remplie au plus tard le ${day}, ${drop}.`,
    lapsing: (names: string, count: number, day: string, drop: string) =>
      `Si ${names} ${count === 1 ? 'expire' : 'expirent'} le ${day}, ${drop}.`,
    notAdded: (label: string, day: string, drop: string) =>
      `Si rien ne s’ajoute à «\u00a0${label}\u00a0» d’ici au ${day}, ${drop}.`,
    costs: (money: string) => ` Environ ${money} de commission en moins par an, d’après les affaires ouvertes.`,
  },
};
