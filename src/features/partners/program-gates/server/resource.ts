import { constraintMessage, invalid } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { programGate } from '../schema.ts';
import { gateOf, requirementOf } from './define.ts';

constraintMessage('program_gates_once', { requirement: ['is required already'] });

/** A gate is not changed; another one replaces it. */
export const programGates = defineResource(programGate, {
  update: false,
  remove: 'delete',
  view: 'program_gate_rows',
  guardedBy: 'program_settings',
  beforeCreate: async (call, input) => {
    if (!gateOf(input.gate)) throw invalid({ gate: ['does not exist'] });
    const requirement = requirementOf(input.requirement);
    if (!requirement) throw invalid({ requirement: ['does not exist'] });
    const options = await requirement.options?.(call);
    if (options && !options.some(({ value }) => value === input.option)) throw invalid({ option: ['must be chosen'] });
    if (!options && input.option) throw invalid({ option: ['does not apply to this requirement'] });
    return input;
  },
});
