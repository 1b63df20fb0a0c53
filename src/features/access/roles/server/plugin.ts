import type { FastifyInstance } from 'fastify';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import type { CatalogEntry } from '#server/permission-catalog.ts';
import { shown } from '#server/resource/shown.ts';
import { allows, isModuleOff, permissionsOfEveryone, permissionsOfWholeCompany } from '#shared/access/permissions.ts';
import type { Side } from '#shared/access/roles.ts';
import { Type } from '#shared/schema.ts';
import { OwnRole, OwnRoleCreate, OwnRoleUpdate, PermissionEntry } from '../schema.ts';
import { areaNames, roleWordsOf } from '../words.ts';
import { roles } from './resource.ts';
import { createOwnRole, updateOwnRole } from './service.ts';

/** Role routes; they need the permission catalog, which is complete once all routes are registered. */
export function rolePlugin(api: FastifyInstance, kernel: Kernel): void {
  const { permissions: catalog, identity } = kernel;
  const common = { modes: ['company', 'partner'], ofOwnOrganization: true } as const;

  registerAction(
    api,
    kernel,
    action({
      ...common,
      method: 'GET',
      url: '/permissions/catalog',
      summary: 'List every permission a role can have',
      can: 'roles:view',
      response: Type.Array(PermissionEntry),
      run: async (call) => entriesFor(await offeredEntries(call, catalog.entries()), call.actor.mode),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...common,
      method: 'POST',
      url: '/roles',
      summary: 'Create a custom role',
      can: 'roles:manage',
      body: OwnRoleCreate,
      response: OwnRole,
      status: 201,
      run: async (call, { body }) => shown(call, roles, await createOwnRole(call, catalog, body)),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...common,
      method: 'PATCH',
      url: '/roles/:id',
      summary: 'Update a custom role for everyone who has it',
      can: 'roles:manage',
      params: IdParams,
      body: OwnRoleUpdate,
      response: OwnRole,
      run: async (call, { params, body }) => {
        await updateOwnRole(call, catalog, params.id, body);
        call.afterCommit(() => identity.forget());
        return shown(call, roles, params.id);
      },
    }),
  );
}

/** The permissions to choose from: what a custom role grants or refuses already stays. */
async function offeredEntries(call: Call, entries: readonly CatalogEntry[]): Promise<CatalogEntry[]> {
  const rows = await call.rows<{ permissions: string[] }>(
    sql`select permissions from roles where organization_id = ${call.organization_id}`,
  );
  const chosen = new Set(
    rows.flatMap(({ permissions }) => permissions.map((one) => one.replace('!', '').split(':')[0])),
  );
  return entries.filter(({ resource }) => chosen.has(resource) || !isModuleOff(call.actor.permissions, resource));
}

function entriesFor(entries: readonly CatalogEntry[], side: Side): PermissionEntry[] {
  const wholeCompany = permissionsOfWholeCompany().map((grant) => grant.split(':') as [string, 'view' | 'manage']);
  return entries
    .filter(({ sides }) => sides.includes(side))
    .map(({ resource, actions }): PermissionEntry => {
      const { area, label, manage = null } = roleWordsOf(resource);
      const everybody =
        (['manage', 'view'] as const).find((one) => allows(permissionsOfEveryone(side), resource, one)) ?? null;
      const whole = side === 'company' ? wholeCompany.find(([name]) => name === resource)?.[1] : undefined;
      return { resource, area, label, manage, actions, everybody, whole_company: whole ?? null };
    })
    .sort((a, b) => areaNames.indexOf(a.area) - areaNames.indexOf(b.area) || a.label.localeCompare(b.label));
}
