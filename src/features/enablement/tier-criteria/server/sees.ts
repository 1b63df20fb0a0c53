import { defineSees } from '#server/extension-points/audience-uses.ts';
import { activeProgram } from './ruleset.ts';

export const seesRequirements = defineSees({
  kind: 'Tier requirements',
  can: 'tier_programs:view',
  of: async (call) => {
    const program = await activeProgram(call);
    if (!program) return { entries: [] };
    return {
      entries: [
        {
          what: `Version ${program.version}`,
          to: '/partners/tier-program',
          rule: 'Everyone in the program',
          since: program.effective_from,
        },
      ],
    };
  },
});
