import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { allSteps, type OnboardingFacts, type OnboardingStatus, type Step, type StepInput } from '../schema.ts';
import { isDone, isSkipped, missingOf, onboardingSteps, stepAfter, stepBefore } from '../steps.ts';

const fresh: OnboardingStatus = { current_step: 'company_details', completed_steps: [], status: 'not_started' };
const columns = 'current_step, completed_steps, status';

/** The row of the caller's setup: the company's, or in partner mode the partner's in this program. */
interface Place {
  table: 'onboarding_state' | 'partner_onboardings';
  where: string;
  key: string;
  values: readonly (string | null)[];
}

function placeOf({ actor: { mode, organization_id, partner_id } }: Call): Place {
  return mode === 'company'
    ? {
        table: 'onboarding_state',
        key: 'organization_id',
        where: 'organization_id = $1 and $2::uuid is null',
        values: [organization_id, null],
      }
    : {
        table: 'partner_onboardings',
        key: 'organization_id, partner_id',
        where: 'organization_id = $1 and partner_id = $2',
        values: [organization_id, partner_id],
      };
}

/** A company or partner without a stored state is at the first step. */
export async function onboardingStatus(call: Call): Promise<OnboardingStatus> {
  const { table, where, values } = placeOf(call);
  const state = await call.maybe<OnboardingStatus>(`select ${columns} from ${table} where ${where}`, values);
  return onTheWay(call, state ?? fresh);
}

/** Moves on if the module of the current step was disabled. */
function onTheWay({ actor: { permissions, mode } }: Call, state: OnboardingStatus): OnboardingStatus {
  const { current_step } = state;
  if (onboardingSteps(permissions, mode).includes(current_step)) return state;
  return {
    ...state,
    current_step:
      stepAfter(current_step, permissions, mode) ?? stepBefore(current_step, permissions, mode) ?? current_step,
  };
}

export function onboardingFacts(call: Call): Promise<OnboardingFacts> {
  return call.actor.mode === 'company' ? factsOfCompany(call) : factsOfPartner(call);
}

function factsOfCompany(call: Call): Promise<OnboardingFacts> {
  return call.one<OnboardingFacts>(sql`
    select name, description,
      (select count(*)::int from partner_types
        where organization_id = ${call.organization_id} and archived_at is null) as partner_types,
      (select count(*)::int from partner_statuses
        where organization_id = ${call.organization_id} and archived_at is null) as partner_statuses,
      (select count(*)::int from partners
        where organization_id = ${call.organization_id} and archived_at is null) as partners,
      (select coalesce(max(cardinality(program_shape)), 0) from program_settings
        where organization_id = ${call.organization_id}) as shapes,
      (select count(*)::int from memberships
        where organization_id = ${call.organization_id} and status = 'active')
        + (select count(*)::int from invitations
          where organization_id = ${call.organization_id} and partner_id is null and accepted_at is null
            and revoked_at is null) as people,
      (select count(*)::int from imports where organization_id = ${call.organization_id}) as imported,
      logo_url is not null or primary_color is not null as has_brand
    from organizations where id = ${call.organization_id}`);
}

/** Read with the partner's own rights, so that it counts only what the partner sees. */
function factsOfPartner(call: Call): Promise<OnboardingFacts> {
  return call.one<OnboardingFacts>(sql`
    select name, description,
      (select count(*)::int from contracts c
        where c.organization_id = ${call.organization_id} and c.partner_id = ${call.actor.partner_id}
         and c.status in ('awaiting_seal', 'completed', 'active', 'expiring')) as signed,
      (select count(*)::int from contracts c
        where c.organization_id = ${call.organization_id} and c.partner_id = ${call.actor.partner_id}
         and exists (select from contract_signings s
           where s.organization_id = ${call.organization_id} and s.contract_id = c.id
           and s.side = 'partner' and s.status in ('waiting', 'notified', 'opened'))
         and c.status in ('sent', 'partially_signed')) as to_sign,
      (select count(*)::int from payout_methods m
        where m.organization_id = ${call.organization_id} and m.partner_id = ${call.actor.partner_id}
         and m.status <> 'disabled') as payout_details,
      (select count(*)::int from course_enrollments e
        where e.organization_id = ${call.organization_id} and e.user_id = ${call.actor.user_id}
         and e.status in ('in_progress', 'completed')) as learning,
      (select count(*)::int from deal_registrations r
        where r.organization_id = ${call.organization_id} and r.partner_id = ${call.actor.partner_id}
         and r.status <> 'draft')
        + (select count(*)::int from opportunities o
          where o.organization_id = ${call.organization_id} and o.partner_id = ${call.actor.partner_id}) as deals,
      (select count(*)::int from invitations i
        where i.organization_id = ${call.organization_id} and i.partner_id = ${call.actor.partner_id}
          and i.revoked_at is null) as people
    from partners where organization_id = ${call.organization_id} and id = ${call.actor.partner_id}`);
}

/**
 * Completes a step, or skips an optional one in which nothing was done, and goes to the next; or only goes to a step. Concurrent calls never lose a completed step; the last one
 * sets the current step. A finished wizard does not change.
 * @throws 422 when the step is not complete, or is one of the other side
 */
export async function completeOnboardingStep(call: Call, { step, completed }: StepInput): Promise<OnboardingStatus> {
  const { permissions, mode } = call.actor;
  if (!allSteps[mode].includes(step)) throw invalid({ step: [`must be one of ${allSteps[mode].join(', ')}`] });
  const state = await lockedState(call);
  if (isDone(state)) return state;
  if (completed) {
    const facts = await onboardingFacts(call);
    const missing = missingOf(step, facts);
    if (Object.keys(missing).length > 0) throw invalid(missing);
    return write(call, {
      current_step: stepAfter(step, permissions, mode) ?? step,
      completed_steps: isSkipped(step, facts)
        ? state.completed_steps.filter((one) => one !== step)
        : inOrder(allSteps[mode], [...state.completed_steps, step]),
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
  const { table, key, where, values } = placeOf(call);
  const [organization_id, partner_id] = values;
  await call.run(
    `insert into ${table} (${key}) values (${partner_id ? '$1, $2' : '$1'}) on conflict do nothing`,
    partner_id ? values : [organization_id],
  );
  return call.one<OnboardingStatus>(`select ${columns} from ${table} where ${where} for no key update`, values);
}

function write(call: Call, { current_step, completed_steps, status }: OnboardingStatus): Promise<OnboardingStatus> {
  const { table, where, values } = placeOf(call);
  return call.one<OnboardingStatus>(
    `update ${table} set current_step = $3, completed_steps = $4, status = $5, finished_at = $6
     where ${where} returning ${columns}`,
    [...values, current_step, completed_steps, status, isDone({ status }) ? call.now() : null],
  );
}

function inOrder(all: readonly Step[], done: readonly Step[]): Step[] {
  return all.filter((step) => done.includes(step));
}
