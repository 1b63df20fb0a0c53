import type { WebFeature } from './feature.ts';

let features: readonly WebFeature[] = [];

/** Called once, by the table of contents. */
export function provideFeatures(all: readonly WebFeature[]): void {
  features = all;
}

/**
 * What the features declare. Parts of screens read it here instead of importing the table of contents, which imports every
 * screen in turn.
 */
export const declaredFeatures = (): readonly WebFeature[] => features;
