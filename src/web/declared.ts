import type { WebFeature } from './feature.ts';

let features: readonly WebFeature[] = [];

/** Called once, by the table of contents. */
export function provideFeatures(all: readonly WebFeature[]): void {
  features = all;
}

/**
 * The features of the application. Parts of screens read them here instead of importing the table of contents, which
 * imports every screen in turn.
 */
export const declaredFeatures = (): readonly WebFeature[] => features;
