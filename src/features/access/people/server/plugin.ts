import type { FastifyInstance } from 'fastify';
import type { Call } from '#server/call.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { shown } from '#server/resource/shown.ts';
import { readRow } from '#server/resource/verbs.ts';
import {
  Deactivation,
  Holdings,
  OwnershipTransfer,
  Reactivation,
  RoleChange,
  TeamMember,
  TwoFactorReset,
  WorkChange,
} from '../schema.ts';
import { holdingsOf } from './holdings.ts';
import { teamMembers } from './resource.ts';
import { changeRole, changeWork, deactivate, reactivate, transferOwnership } from './team.ts';
import { resetPersonTwoFactor } from './two-factor-reset.ts';

/** The team of the organization. Each change takes effect with the response. */
export function teamPlugin(api: FastifyInstance, kernel: Kernel): void {
  const ofOne = {
    can: 'memberships:manage',
    modes: ['company', 'partner'],
    ofOwnOrganization: true,
    params: IdParams,
    response: TeamMember,
  } as const;
  const changed = async (call: Call, id: string, work: Promise<void>) => {
    await work;
    call.afterCommit(() => kernel.identity.forget());
    return shown(call, teamMembers, id);
  };

  registerAction(
    api,
    kernel,
    action({
      ...ofOne,
      method: 'PATCH',
      url: '/team_members/:id',
      summary: 'Change the role of a team member',
      body: RoleChange,
      run: (call, { params, body }) => changed(call, params.id, changeRole(call, params.id, body)),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...ofOne,
      method: 'POST',
      url: '/team_members/:id/work',
      summary: 'Offer a team member as owner and assignee, or not',
      modes: ['company'],
      body: WorkChange,
      run: (call, { params, body }) => changed(call, params.id, changeWork(call, params.id, body.takes_work)),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...ofOne,
      method: 'GET',
      url: '/team_members/:id/holdings',
      summary: 'Records that others must take over before a team member is deactivated',
      modes: ['company'],
      response: Holdings,
      run: (call, { params }) => holdingsOf(call, params.id),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...ofOne,
      method: 'POST',
      url: '/team_members/:id/deactivate',
      summary: 'Deactivate a team member and hand over their records',
      body: Deactivation,
      run: (call, { params, body }) => changed(call, params.id, deactivate(call, params.id, body)),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...ofOne,
      method: 'POST',
      url: '/team_members/:id/reactivate',
      summary: 'Reactivate a team member',
      body: Reactivation,
      run: (call, { params, body }) => changed(call, params.id, reactivate(call, params.id, body)),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...ofOne,
      method: 'POST',
      url: '/team_members/:id/make_owner',
      summary: 'Make a team member an owner of the company',
      personal: true,
      modes: ['company'],
      body: OwnershipTransfer,
      run: (call, { params, body }) => changed(call, params.id, transferOwnership(call, params.id, body.stays_owner)),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...ofOne,
      method: 'POST',
      url: '/team_members/:id/two_factor/reset',
      summary: 'Reset two-factor authentication for a team member who lost their phone and recovery codes',
      personal: true,
      body: TwoFactorReset,
      run: async (call, { params, body }) => {
        const person = await readRow<TeamMember>(call, teamMembers, params.id);
        const administers = (email: string) => kernel.identity.administers(email);
        return changed(call, params.id, resetPersonTwoFactor(call, person, { reason: body.reason, administers }));
      },
    }),
  );
}
