export { answerApplicationQuestion, askToJoin } from './decide.ts';
export { enqueueApplication } from './later.ts';
export { confirmAddress, receiveApplication } from './receive.ts';
export { definePartnershipStarter, type NewPartner } from './starters.ts';
export { takeApplicationStep } from './steps.ts';
