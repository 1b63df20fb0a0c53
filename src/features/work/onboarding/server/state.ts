import type { Call } from '#server/call.ts';
import { invalid } from '#server/errors.ts';
import { type OnboardingFacts, type OnboardingStatus, type Step, type StepInput, steps } from '../schema.ts';
import { isDone, missingOf, stepAfter, stepBefore, stepsOf } from '../steps.ts';

const fresh: OnboardingStatus = { current_step: 'company_details', completed_steps: [], status: 'not_started' };
const columns = 'current_step, completed_steps, status';

/** A company without a stored state is at the first step. */
export async function statusOf(call: Call): Promise<OnboardingStatus> {
  const state = await call.maybe<OnboardingStatus>(
    `select ${columns} from onboarding_state where organization_id = $1`,
    [call.organization_id],
  );
  return onTheWay(call, state ?? fresh);
}

/** Moves on if the module of the current step was disabled. */
function onTheWay({ actor: { permissions } }: Call, state: OnboardingStatus): OnboardingStatus {
  const { current_step } = state;
  if (stepsOf(permissions).includes(current_step)) return state;
  return {
    ...state,
    current_step: stepAfter(current_step, permissions) ?? stepBefore(current_step, permissions) ?? current_step,
  };
}

export function factsOf(call: Call): Promise<OnboardingFacts> {
  return call.one<OnboardingFacts>(
    `select name, description,
       (select count(*)::int from partner_types where organization_id = $1 and archived_at is null) as partner_types,
       (select count(*)::int from partner_statuses where organization_id = $1 and archived_at is null) as partner_statuses,
       (select count(*)::int from partners where organization_id = $1 and archived_at is null) as partners
     from organizations where id = $1`,
    [call.organization_id],
  );
}

/**
 * Completes a step and goes to the next, or only goes to a step. Concurrent calls never lose a completed step; the last one
 * sets the current step. A finished wizard does not change.
 * @throws 422 when the step is not complete
 */
export async function completeStep(call: Call, { step, completed }: StepInput): Promise<OnboardingStatus> {
  const state = await lockedState(call);
  if (isDone(state)) return state;
  if (completed) {
    const missing = missingOf(step, await factsOf(call));
    if (Object.keys(missing).length > 0) throw invalid(missing);
    return write(call, {
      current_step: stepAfter(step, call.actor.permissions) ?? step,
      completed_steps: inOrder([...state.completed_steps, step]),
      status: 'in_progress',
    });
  }
  return write(call, { ...state, current_step: step, status: 'in_progress' });
}

/** Ends the wizard as `completed` or `skipped`. Calling it again does nothing. */
export async function finish(call: Call, status: 'completed' | 'skipped'): Promise<OnboardingStatus> {
  const state = await lockedState(call);
  return isDone(state) ? state : write(call, { ...state, status });
}

async function lockedState(call: Call): Promise<OnboardingStatus> {
  await call.run('insert into onboarding_state (organization_id) values ($1) on conflict do nothing', [
    call.organization_id,
  ]);
  return call.one<OnboardingStatus>(
    `select ${columns} from onboarding_state where organization_id = $1 for no key update`,
    [call.organization_id],
  );
}

function write(call: Call, { current_step, completed_steps, status }: OnboardingStatus): Promise<OnboardingStatus> {
  return call.one<OnboardingStatus>(
    `update onboarding_state set current_step = $2, completed_steps = $3, status = $4, finished_at = $5
     where organization_id = $1 returning ${columns}`,
    [call.organization_id, current_step, completed_steps, status, isDone({ status }) ? call.now() : null],
  );
}

function inOrder(done: readonly Step[]): Step[] {
  return steps.filter((step) => done.includes(step));
}
