import { sql } from '#server/db/sql.ts';
import { constraintMessage, invalid } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { gateWaiver, programGate } from '../schema.ts';
import { gateOf, requirementOf } from './define.ts';

constraintMessage('program_gates_once', { requirement: ['is required already'] });

/** A gate is not changed; another one replaces it. */
export const programGates = defineResource(programGate, {
  update: false,
  remove: 'delete',
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

/** A waiver is not changed; another one replaces it. Partners never read it. */
export const gateWaivers = defineResource(gateWaiver, {
  view: 'gate_waiver_rows',
  update: false,
  remove: 'delete',
  beforeCreate: async (call, input) => {
    if (input.ends_on && input.ends_on < call.today()) throw invalid({ ends_on: ['must not be in the past'] });
    await call.requirePartner(input.partner_id);
    const gate = await call.maybe(
      sql`select from program_gates where organization_id = ${call.organization_id} and id = ${input.gate_id}`,
    );
    if (!gate) throw invalid({ gate_id: ['does not exist'] });
    return { ...input, waived_by_name: call.actor.full_name };
  },
});
