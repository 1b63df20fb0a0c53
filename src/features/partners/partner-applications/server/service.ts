export {
  answerQuestion,
  approveApplication,
  askApplicant,
  rejectApplication,
} from './decide.ts';

export { confirmAddress, receiveApplication } from './receive.ts';
