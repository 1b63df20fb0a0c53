import type { DirectoryPartner, MatchQuestion } from '../../public.schema.ts';
import type { DirectoryLanguage } from '../../schema.ts';

interface Grounds {
  partner: DirectoryPartner;
  words: readonly string[];
  question: MatchQuestion;
  is_local: boolean;
  is_in_region: boolean;
}

const sentences: Record<
  DirectoryLanguage,
  {
    offers: (what: string) => string;
    local: (country: string) => string;
    region: (country: string) => string;
    rated: (rating: string, count: number) => string;
    tier: (tier: string) => string;
    general: string;
  }
> = {
  en: {
    offers: (what) => `Offers ${what}`,
    local: (country) => `Located in ${country}`,
    region: (country) => `Works in ${country}`,
    rated: (rating, count) => `Rated ${rating}/5 by ${count} customers`,
    tier: (tier) => `${tier} partner`,
    general: 'Takes new projects',
  },
  de: {
    offers: (what) => `Bietet ${what} an`,
    local: (country) => `Standort in ${country}`,
    region: (country) => `Arbeitet in ${country}`,
    rated: (rating, count) => `Von ${count} Kunden mit ${rating}/5 bewertet`,
    tier: (tier) => `Partnerstufe ${tier}`,
    general: 'Nimmt neue Projekte an',
  },
  fr: {
    offers: (what) => `Propose ${what}`,
    local: (country) => `Implanté : ${country}`,
    region: (country) => `Intervient : ${country}`,
    rated: (rating, count) => `Noté ${rating}/5 par ${count} clients`,
    tier: (tier) => `Partenaire ${tier}`,
    general: 'Accepte de nouveaux projets',
  },
  es: {
    offers: (what) => `Ofrece ${what}`,
    local: (country) => `Con sede en ${country}`,
    region: (country) => `Trabaja en ${country}`,
    rated: (rating, count) => `Valorado con ${rating}/5 por ${count} clientes`,
    tier: (tier) => `Socio ${tier}`,
    general: 'Acepta nuevos proyectos',
  },
};

/** Why a partner is proposed, in the language of the page. */
export function reasonsIn(language: DirectoryLanguage, { partner, words, question, is_local, is_in_region }: Grounds) {
  const say = sentences[language];
  const country = question.country ? new Intl.DisplayNames([language], { type: 'region' }).of(question.country)! : '';
  const offered = [...partner.services, ...partner.industries].filter((item) =>
    words.some((word) => item.toLowerCase().includes(word)),
  );
  const reasons = [
    ...(offered.length > 0 ? [say.offers(offered.slice(0, 3).join(', '))] : []),
    ...(country && is_local ? [say.local(country)] : country && is_in_region ? [say.region(country)] : []),
    ...(partner.rating !== null ? [say.rated(partner.rating.toFixed(1), partner.review_count)] : []),
    ...(partner.tier ? [say.tier(partner.tier.name)] : []),
  ];
  return reasons.length > 0 ? reasons : [say.general];
}
