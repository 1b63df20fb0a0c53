import type { Personal } from '#server/leaving/personal.ts';

interface Person {
  number: number;
  /** The name that the placeholder stands for. */
  name: string;
  /** `people:0198…`, `contacts:0198…` */
  ids: Set<string>;
  /** Other forms of the name, each with a letter: `[person 1b]` is a first name of person 1. */
  forms: string[];
}

/** A name of a person, as texts can contain it. */
interface Alias {
  text: string;
  person: Person;
}

/**
 * The people of one conversation with a model. One person has one number, in whatever row and field they are, and the
 * forms of their name differ by a letter, so that every placeholder becomes exactly the text again that it replaced.
 */
export class People {
  readonly #people: Person[] = [];
  readonly #byId = new Map<string, Person>();
  readonly #aliases = new Map<string, Alias>();

  /** Notes people, full names before parts of names, so that the parts find their person. */
  learn(values: readonly Personal[]): void {
    for (const { kind, value, who } of values) if (kind === 'person') this.#note(value, who);
    for (const { kind, value, who } of values) if (kind === 'part') this.#note(value, who);
  }

  /** The placeholder for a name in a field. */
  markOf({ value, who }: Personal): string {
    const person = this.#find(value, who) ?? this.#note(value, who);
    // The case and spaces of a field do not matter, but a former name does.
    return mark(person, keyOf(value) === keyOf(person.name) ? person.name : value.trim());
  }

  /** Replaces the known names in a text, longer ones first, because a short one can be part of them. */
  replaceIn(text: string): string {
    let replaced = text;
    for (const { text: name, person } of this.#sorted())
      replaced = replaceWord(replaced, name, (found) => mark(person, found));
    return replaced;
  }

  /** The text behind a placeholder such as `[person 1b]`. */
  valueOf(number: number, letters: string): string | undefined {
    const person = this.#people[number - 1];
    return letters === '' ? person?.name : person?.forms[placeOf(letters)];
  }

  #order: Alias[] | undefined;
  #sorted(): Alias[] {
    this.#order ??= [...this.#aliases.values()].sort((a, b) => b.text.length - a.text.length);
    return this.#order;
  }

  #find(value: string, who: string | null): Person | undefined {
    const known = who === null ? undefined : this.#byId.get(who);
    if (known) return known;
    const named = this.#aliases.get(keyOf(value))?.person;
    // Two contacts can have one name; a contact and a partner user with one name are one person.
    const isOther = who !== null && named && [...named.ids].some((id) => kindOf(id) === kindOf(who));
    return isOther ? undefined : named;
  }

  #note(value: string, who: string | null): Person {
    const name = value.trim();
    const person = this.#find(name, who) ?? this.#add(name);
    if (who !== null) {
      person.ids.add(who);
      this.#byId.set(who, person);
    }
    const key = keyOf(name);
    if (name.length > 1 && !IN_PLACEHOLDERS.test(name) && !this.#aliases.has(key)) {
      this.#aliases.set(key, { text: name, person });
      this.#order = undefined;
    }
    return person;
  }

  #add(name: string): Person {
    const person: Person = { number: this.#people.length + 1, name, ids: new Set(), forms: [] };
    this.#people.push(person);
    return person;
  }
}

/** Words of placeholders, which would be replaced inside other ones. */
const IN_PLACEHOLDERS = /^(person|email|phone|account|card|\d+[a-z]*)$/i;

const kindOf = (id: string): string => id.split(':')[0]!;
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

function mark(person: Person, form: string): string {
  if (form === person.name) return `[person ${person.number}]`;
  if (!person.forms.includes(form)) person.forms.push(form);
  return `[person ${person.number}${lettersOf(person.forms.indexOf(form))}]`;
}

/** 0 → "b", 24 → "z", 25 → "bb": the name itself has no letter. */
function lettersOf(place: number): string {
  const rest = Math.floor(place / 25);
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCharCode(98 + (place % 25));
}
const placeOf = (letters: string): number =>
  [...letters].reduce((place, letter) => (place + 1) * 25 + letter.charCodeAt(0) - 98, -1);

/** Replaces whole words without regard to case, in linear time. */
function replaceWord(text: string, word: string, replacement: (found: string) => string): string {
  const [lower, wanted] = [text.toLowerCase(), word.toLowerCase()];
  // A few capitals become two letters, and then the places do not match.
  const isSame = lower.length === text.length;
  const [where, what] = isSame ? [lower, wanted] : [text, word];
  let replaced = '';
  let from = 0;
  for (let at = where.indexOf(what); at !== -1; at = where.indexOf(what, at + what.length)) {
    const end = at + what.length;
    if (isLetter(text.slice(Math.max(0, at - 2), at), 'last') || isLetter(text.slice(end, end + 2), 'first')) continue;
    replaced += text.slice(from, at) + replacement(text.slice(at, end));
    from = end;
  }
  return from === 0 ? text : replaced + text.slice(from);
}

/** Whether the first or last character of a text belongs to a word. */
const isLetter = (text: string, which: 'first' | 'last'): boolean => {
  const letters = [...text];
  return /[\p{L}\p{N}\p{M}]/u.test((which === 'first' ? letters[0] : letters.at(-1)) ?? '');
};
