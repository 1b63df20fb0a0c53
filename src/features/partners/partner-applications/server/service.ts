export {
  answerQuestion,
  approveApplication,
  askApplicant,
  rejectApplication,
} from './decide.ts';
export { receiveLater } from './later.ts';
export { confirmAddress, receiveApplication } from './receive.ts';
