import { serverTexts } from '#features/serverTexts.ts';
import { languages } from '#features/texts.ts';
import { addLabels } from '#shared/text/labels.ts';
import { addTextsOf } from '#shared/text/texts.ts';

let isLoading: Promise<unknown> | undefined;

/** Loads what the server writes in all languages, once. */
export function loadServerTexts(): Promise<unknown> {
  isLoading ??= Promise.all(
    Object.entries(serverTexts).map(async ([language, load]) => {
      const [{ translations, errors }, { labels }] = await Promise.all([load(), languages[language]!.labels()]);
      for (const some of [...labels, ...errors]) addLabels(language, some);
      await Promise.all(Object.keys(translations).map((place) => addTextsOf(language, translations, place)));
    }),
  );
  return isLoading;
}
