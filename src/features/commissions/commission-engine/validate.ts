import type { Participant } from './event.ts';

/** A problem that keeps a deal from being rated. `path` names the field. */
export interface Problem {
  code: string;
  path: string;
  message: string;
}

/** A split needs positive weights, and each partner at most once per role. */
export function validateParticipants(participants: readonly Participant[], path = 'participants'): Problem[] {
  const seen = new Set<string>();
  return participants.flatMap(({ partner, role, weight }, index) => {
    const problems: Problem[] = [];
    if (!Number.isSafeInteger(weight) || weight <= 0) {
      problems.push({
        code: 'weights_not_positive',
        path: `${path}.${index}.weight`,
        message: 'a weight must be a whole number above zero',
      });
    }
    if (seen.has(`${role} ${partner}`)) {
      problems.push({
        code: 'participant_not_unique',
        path: `${path}.${index}`,
        message: `${partner} has the role ${role} twice on this deal`,
      });
    }
    seen.add(`${role} ${partner}`);
    return problems;
  });
}
