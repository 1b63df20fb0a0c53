import { takeSteps } from '#server/resource/take-steps.ts';
import { certificateSteps, programSteps } from '../steps.schema.ts';
import { renewCertificate, revokeCertificate } from './moves.ts';
import { publishCertificateProgram, withdrawProgram } from './publish.ts';
import { certificatePrograms, certificates } from './resource.ts';

export const { routes: programRoutes, take: takeProgramStep } = takeSteps(certificatePrograms, programSteps, {
  rules: { publish: publishCertificateProgram, withdraw: withdrawProgram },
});

export const { routes: heldRoutes, take: takeCertificateStep } = takeSteps(certificates, certificateSteps, {
  rules: { renew: renewCertificate, revoke: revokeCertificate },
});
