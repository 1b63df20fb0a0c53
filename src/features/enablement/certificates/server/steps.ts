import { takeSteps } from '#server/resource/take-steps.ts';
import { certificateSteps, programSteps } from '../steps.schema.ts';
import { renewCertificate, revokeCertificate } from './moves.ts';
import { publishProgram, withdrawProgram } from './publish.ts';
import { certificatePrograms, certificates } from './resource.ts';

export const { routes: programRoutes, take: takeProgramStep } = takeSteps(certificatePrograms, programSteps, {
  rules: { publish: publishProgram, withdraw: withdrawProgram },
});

export const { routes: heldRoutes, take: takeCertificateStep } = takeSteps(certificates, certificateSteps, {
  rules: { renew: renewCertificate, revoke: revokeCertificate },
});
