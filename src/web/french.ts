type Word = string | number | null | undefined;

/** Feminine nouns of the product that their ending does not tell. */
const FEMININE = new Set(
  (
    'affaire adresse annonce banque campagne carte case catégorie clé colonne commande conversation demande devise ' +
    'échéance enquête entreprise équipe étape étiquette fiche formule hypothèse image leçon licence ligne liste ' +
    'note offre page période personne pièce prime question raison recette région règle remise réponse ressource ' +
    'retenue réunion rubrique section semaine société table tâche taxe valeur vente version vidéo vue zone'
  ).split(' '),
);
const FEMININE_ENDING = /(?:[st]ion|xion|té|ance|ence|ture|ée|ette|ise)$/;

/** The first noun of a phrase such as "3 affaires", in the singular. */
const nounOf = (phrase: Word): string =>
  (/\p{L}+/u.exec(String(phrase ?? ''))?.[0] ?? '').toLowerCase().replace(/s$/, '');

const isFeminine = (phrase: Word): boolean => FEMININE.has(nounOf(phrase)) || FEMININE_ENDING.test(nounOf(phrase));

const isPlural = (phrase: Word): boolean => /^\d/.test(String(phrase)) && !/^[01]\s+\D/.test(String(phrase));

/** Writes "de" before a word, and "d’" before a vowel or a silent h: "de partenaires", "d’affaires". */
export const frenchWithDe = (word: Word): string =>
  /^[aeiouyhàâäéèêëîïôöùûüœ]/i.test(String(word ?? '')) ? `d’${word}` : `de ${word}`;

/** Writes the article before a noun: "un partenaire", "une affaire". */
export const frenchWithArticle = (noun: Word): string => `${isFeminine(noun) ? 'une' : 'un'} ${noun}`;

/** Writes a participle in the gender and number of a phrase: "modifié" for "3 affaires" is "modifiées". */
export const frenchAgreement = (participle: string, phrase: Word): string =>
  participle + (isFeminine(phrase) ? 'e' : '') + (isPlural(phrase) ? 's' : '');
