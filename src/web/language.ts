import { addLabels } from '#shared/text/labels.ts';
import { firstLanguage, isLanguage, type Language, PSEUDO } from '#shared/text/languages.ts';
import { addTextsOf, type LanguageFiles, readerLanguage } from '#shared/text/texts.ts';

const KEY = 'tandem.language';

/** The language that this person chose, as the server says; null for that of the browser. */
export function keepLanguage(chosen: Language | null): void {
  const wanted = chosen ?? firstLanguage(navigator.languages) ?? 'en';
  const isKept = store(chosen);
  // Texts are read when they are shown, and many are on the screen already. Without storage, each load would start another.
  if (isKept && wanted !== readerLanguage() && readerLanguage() !== PSEUDO) window.location.reload();
}

/** @returns false in a browser that refuses storage */
function store(chosen: Language | null): boolean {
  try {
    if (chosen) localStorage.setItem(KEY, chosen);
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

/** The texts that are loaded, by place. */
const loadedPlaces = new Map<string, Promise<void>>();

let labelsOfLanguage: Promise<void> | undefined;

function loadLabels(language: Language, { labels }: LanguageFiles): Promise<void> {
  labelsOfLanguage ??= labels().then((all) => {
    for (const some of all.labels) addLabels(language, some);
  });
  return labelsOfLanguage;
}

/** Loads the texts of a place and of all places whose parts it shows; in English they are in the code. */
export async function loadTextsOf(place: string): Promise<void> {
  const language = readerLanguage();
  if (!isLanguage(language) || language === 'en') return;
  const { languages, needs } = await import('#features/texts.ts');
  const files = languages[language]!;
  const [{ translations }] = await Promise.all([files.texts(), loadLabels(language, files)]);
  const places = new Set<string>();
  const follow = (next: string): void => {
    if (places.has(next)) return;
    places.add(next);
    for (const used of needs[next] ?? []) follow(used);
  };
  follow(place);
  await Promise.all(
    [...places].map((each) => {
      const isLoading = loadedPlaces.get(each) ?? addTextsOf(language, translations, each);
      loadedPlaces.set(each, isLoading);
      return isLoading;
    }),
  );
}

/** A module that is loaded on demand, after the texts of its place. */
export function withTextsOf<Module>(place: string, load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), loadTextsOf(place)]);
    return module;
  };
}
