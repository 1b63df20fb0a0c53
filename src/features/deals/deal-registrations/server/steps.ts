import { takeSteps } from '#server/resource/take-steps.ts';
import { registrationSteps } from '../steps.schema.ts';
import { submitRegistration } from './conflicts/screening.ts';
import { mergeRegistration } from './merging/merging.ts';
import { askForExtension, declineExtension, extendRegistration, grantExtension } from './protection/extensions.ts';
import { holdCompany, releaseHold } from './protection/hold.ts';
import { convertRegistration } from './registration/conversion.ts';
import {
  answerRegistrationQuestion,
  informCompany,
  releaseRegistration,
  withdrawRegistration,
} from './registration/partner-moves.ts';
import { dealRegistrations } from './resource.ts';
import { approveRegistration, rejectRegistration, requestInformation, revokeRegistration } from './review/decisions.ts';

export const { routes: registrationStepRoutes, take: takeRegistrationStep } = takeSteps(
  dealRegistrations,
  registrationSteps,
  {
    rules: {
      submit: submitRegistration,
      hold: holdCompany,
      release_hold: releaseHold,
      withdraw: withdrawRegistration,
      answer: answerRegistrationQuestion,
      inform: informCompany,
      release: releaseRegistration,
      approve: approveRegistration,
      reject: rejectRegistration,
      ask: requestInformation,
      convert: convertRegistration,
      merge: mergeRegistration,
      extend: extendRegistration,
      ask_extension: askForExtension,
      grant_extension: grantExtension,
      decline_extension: declineExtension,
      revoke: revokeRegistration,
    },
  },
);
