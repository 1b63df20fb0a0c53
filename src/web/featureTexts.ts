import { sayable } from '#shared/text/labels.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import type { WebFeature } from './feature.ts';
import { withTextsOf } from './language.ts';

/** The properties of entries that load a module on demand. */
const LOADERS = ['page', 'panel', 'part', 'entry', 'list', 'show'] as const;
type Loader = () => Promise<unknown>;

function loading<Entry extends object>(place: string, entry: Entry): Entry {
  const loaders = LOADERS.flatMap((key) => {
    const load = (entry as Partial<Record<string, Loader>>)[key];
    return load ? [[key, withTextsOf(place, load)] as const] : [];
  });
  return { ...entry, ...Object.fromEntries(loaders) };
}

/** In another language than English, the screens and parts of a feature load its texts with their code. */
export function withTexts(feature: WebFeature, place: string): WebFeature {
  if (readerLanguage() === 'en') return feature;
  const all = <Entry extends object>(entries: readonly Entry[] = []) => entries.map((entry) => loading(place, entry));
  return sayable({
    ...feature,
    routes: all(feature.routes),
    tabs: all(feature.tabs),
    parts: all(feature.parts),
    timelines: all(feature.timelines),
    composers: all(feature.composers),
    pending: all(feature.pending),
    ...(feature.banner && { banner: loading(place, feature.banner) }),
  });
}
