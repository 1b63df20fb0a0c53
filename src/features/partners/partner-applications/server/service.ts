export {
  answerQuestion,
  approveApplication,
  askApplicant,
  rejectApplication,
} from './decide.ts';
export { enqueueApplication } from './later.ts';
export { definePlacementEffect } from './placement-effects.ts';
export { confirmAddress, receiveApplication } from './receive.ts';
