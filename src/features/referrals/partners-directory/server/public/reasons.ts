import type { DirectoryPartner, MatchQuestion } from '../../public.schema.ts';
import type { DirectoryLanguage } from '../../schema.ts';

interface Grounds {
  partner: DirectoryPartner;
  words: readonly string[];
  question: MatchQuestion;
  is_in_region: boolean;
}

const sentences: Record<
  DirectoryLanguage,
  {
    offers: (what: string) => string;
    serves: (what: string) => string;
    local: (country: string) => string;
    region: (country: string) => string;
    rated: (rating: string, count: number) => string;
    tier: (tier: string) => string;
    general: string;
  }
> = {
  en: {
    offers: (what) => `Offers ${what}`,
    serves: (what) => `Serves ${what}`,
    local: (country) => `Located in ${country}`,
    region: (country) => `Works in ${country}`,
    rated: (rating, count) => `Rated ${rating}/5 by ${count} customers`,
    tier: (tier) => `${tier} partner`,
    general: 'Takes new projects',
  },
  de: {
    offers: (what) => `Bietet ${what} an`,
    serves: (what) => `Branchen: ${what}`,
    local: (country) => `Standort in ${country}`,
    region: (country) => `Arbeitet in ${country}`,
    rated: (rating, count) => `Von ${count} Kunden mit ${rating}/5 bewertet`,
    tier: (tier) => `Partnerstufe ${tier}`,
    general: 'Nimmt neue Projekte an',
  },
  fr: {
    offers: (what) => `Propose ${what}`,
    serves: (what) => `Secteurs : ${what}`,
    local: (country) => `Implanté : ${country}`,
    region: (country) => `Intervient : ${country}`,
    rated: (rating, count) => `Noté ${rating}/5 par ${count} clients`,
    tier: (tier) => `Partenaire ${tier}`,
    general: 'Accepte de nouveaux projets',
  },
  es: {
    offers: (what) => `Ofrece ${what}`,
    serves: (what) => `Sectores: ${what}`,
    local: (country) => `Con sede en ${country}`,
    region: (country) => `Trabaja en ${country}`,
    rated: (rating, count) => `Valorado con ${rating}/5 por ${count} clientes`,
    tier: (tier) => `Socio ${tier}`,
    general: 'Acepta nuevos proyectos',
  },
};

/** Why a partner is proposed, in the language of the page. */
export function reasonsIn(language: DirectoryLanguage, { partner, words, question, is_in_region }: Grounds) {
  const say = sentences[language];
  const country = question.country ? new Intl.DisplayNames([language], { type: 'region' }).of(question.country)! : '';
  const meant = (items: readonly string[]) =>
    items.filter((item) => words.some((word) => item.toLowerCase().includes(word))).slice(0, 3);
  const [services, industries] = [meant(partner.services), meant(partner.industries)];
  const reasons = [
    ...(services.length > 0 ? [say.offers(services.join(', '))] : []),
    ...(industries.length > 0 ? [say.serves(industries.join(', '))] : []),
    ...(country && partner.locations.includes(question.country!)
      ? [say.local(country)]
      : country && is_in_region
        ? [say.region(country)]
        : []),
    ...(partner.rating !== null ? [say.rated(partner.rating.toFixed(1), partner.review_count)] : []),
    ...(partner.tier ? [say.tier(partner.tier.name)] : []),
  ];
  return reasons.length > 0 ? reasons : [say.general];
}
