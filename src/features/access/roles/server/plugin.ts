import type { FastifyInstance } from 'fastify';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import type { CatalogueEntry } from '#server/permission-catalogue.ts';
import { shown } from '#server/resource/step.ts';
import { allows, everybodyMay, type Side, wholeCompanyOnly } from '#shared/permissions.ts';
import { Type } from '#shared/schema.ts';
import { OwnRole, OwnRoleCreate, OwnRoleUpdate, PermissionEntry } from '../schema.ts';
import { areaNames, wordsOf } from '../words.ts';
import { roles } from './resource.ts';
import { createOwnRole, updateOwnRole } from './service.ts';

/** What needs the catalogue of permissions, which is known when all routes are. */
export function rolePlugin(api: FastifyInstance, kernel: Kernel): void {
  const { permissions: catalogue, identity } = kernel;
  const common = { modes: ['company', 'partner'], ofOwnOrganization: true } as const;

  registerAction(
    api,
    kernel,
    action({
      ...common,
      method: 'GET',
      url: '/permissions/catalogue',
      summary: 'Every permission a role can have, in words',
      can: 'roles:view',
      response: Type.Array(PermissionEntry),
      run: async ({ actor }) => entriesFor(catalogue.entries(), actor.mode),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...common,
      method: 'POST',
      url: '/roles',
      summary: 'Make a role of your own',
      can: 'roles:manage',
      body: OwnRoleCreate,
      response: OwnRole,
      status: 201,
      run: async (call, { body }) => shown(call, roles, await createOwnRole(call, catalogue, body)),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...common,
      method: 'PATCH',
      url: '/roles/:id',
      summary: 'Change a role of your own, for everybody who has it',
      can: 'roles:manage',
      params: IdParams,
      body: OwnRoleUpdate,
      response: OwnRole,
      run: async (call, { params, body }) => {
        await updateOwnRole(call, catalogue, params.id, body);
        call.afterCommit(() => identity.forget());
        return shown(call, roles, params.id);
      },
    }),
  );
}

function entriesFor(entries: readonly CatalogueEntry[], side: Side): PermissionEntry[] {
  const wholeCompany = wholeCompanyOnly().map((grant) => grant.split(':') as [string, 'view' | 'manage']);
  return entries
    .filter(({ sides }) => sides.includes(side))
    .map(({ resource, actions }): PermissionEntry => {
      const { area, label, manage = null } = wordsOf(resource);
      const everybody = (['manage', 'view'] as const).find((one) => allows(everybodyMay(side), resource, one)) ?? null;
      const whole = side === 'company' ? wholeCompany.find(([name]) => name === resource)?.[1] : undefined;
      return { resource, area, label, manage, actions, everybody, whole_company: whole ?? null };
    })
    .sort((a, b) => areaNames.indexOf(a.area) - areaNames.indexOf(b.area) || a.label.localeCompare(b.label));
}
