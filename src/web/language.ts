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

/** The texts that are loaded, by language and place. */
const loadedPlaces = new Map<string, Promise<void>>();
const loadedLabels = new Map<Language, Promise<void>>();

function loadLabels(language: Language, { labels }: LanguageFiles): Promise<void> {
  const isLoading =
    loadedLabels.get(language) ??
    labels().then((all) => {
      for (const some of all.labels) addLabels(language, some);
    });
  loadedLabels.set(language, isLoading);
  return isLoading;
}

/** Loads the texts of a place and of all places whose parts it shows; in English they are in the code. */
export async function loadTextsOf(place: string, language: string = readerLanguage()): Promise<void> {
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
      const key = `${language} ${each}`;
      const isLoading = loadedPlaces.get(key) ?? addTextsOf(language, translations, each);
      loadedPlaces.set(key, isLoading);
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
