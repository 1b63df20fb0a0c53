/** Tracks: other features declare the kinds of steps that their records complete. */
export { defineTrackStep, type StepEvidence, type StepOwner, type TrackStepKind } from './kinds.ts';
