export { assignTrack } from './assign.ts';
export { defineTrackStep, type StepEvidence, type StepOwner, type TrackStepKind } from './step-kinds.ts';
