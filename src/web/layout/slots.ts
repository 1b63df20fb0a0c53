import { defineSlot } from '../slots.tsx';

/** Rows below those of the command palette, for the words that a person typed. */
export const paletteAnswers = defineSlot<{ text: string; go: (to: string) => void; close: () => void }>(
  'answers in the command palette',
);
