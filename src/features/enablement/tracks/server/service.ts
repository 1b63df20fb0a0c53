/** Tracks: other features declare the kinds of steps that their records complete. */
export { defineTrackStep } from './kinds.ts';
