import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { ProgramGate } from '../schema.ts';
import { allGates, allRequirements } from './define.ts';
import { programGates } from './resource.ts';

/** @returns the id of a gate; without a choice, the first declared action requires the first declared record */
export async function sampleProgramGate(
  call: Call,
  given: Partial<Pick<ProgramGate, 'gate' | 'requirement' | 'option' | 'audience_id'>> = {},
): Promise<string> {
  const requirement = allRequirements().find(({ key }) => key === (given.requirement ?? 'contract'))!;
  const [option] = (await requirement.options?.(call)) ?? [];
  return createRow(call, programGates, {
    gate: allGates()[0]!.key,
    requirement: requirement.key,
    ...(option && { option: option.value }),
    ...given,
  });
}
