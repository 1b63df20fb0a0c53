import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { CertificateProgramCreate } from '../schema.ts';
import { certificatePrograms } from './resource.ts';
import { takeProgramStep } from './steps.ts';

/** Creates a program that is awarded from now on. @returns its id */
export async function createPublishedProgram(call: Call, input: CertificateProgramCreate): Promise<string> {
  const id = await createRow(call, certificatePrograms, input);
  await takeProgramStep.publish(call, id);
  return id;
}
