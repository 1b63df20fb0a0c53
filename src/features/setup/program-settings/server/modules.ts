import type { FastifyInstance } from 'fastify';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { subjectOf } from '#server/flags/flags.ts';
import { action, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { isShown, moduleNames } from '#shared/program/shapes.ts';
import { Type } from '#shared/schema.ts';
import { ModuleParams, ProgramModule } from '../schema.ts';
import { announceModules, programModules } from './service.ts';

const common = { can: 'program_settings:manage', modes: ['company'], response: Type.Array(ProgramModule) } as const;

/** The modules are the flags that are on for the reader, so the routes look at the flags of the installation. */
export function programModuleRoutes(api: FastifyInstance, kernel: Kernel): void {
  const modules = async (call: Call): Promise<ProgramModule[]> => {
    const isOn = await kernel.flags.of(subjectOf(call.actor));
    const chosen = await programModules(call);
    const ofShape = { ...chosen, added: [], removed: [], in_use: [] };
    return Object.entries(moduleNames)
      .filter(([key]) => isOn[key])
      .map(([key, name]) => ({
        key,
        name,
        description: kernel.flags.descriptionOf(key),
        is_shown: isShown(key, chosen),
        is_of_shape: isShown(key, ofShape),
        is_in_use: chosen.in_use.includes(key),
      }))
      .sort((a, b) => a.name.localeCompare(b.name));
  };
  const requireModule = async (call: Call, key: string) => {
    if (!(await modules(call)).some((one) => one.key === key)) throw notFound('This module');
  };

  for (const declared of [
    action({
      ...common,
      method: 'GET',
      url: '/program_modules',
      summary: 'List the modules that the company can add to its program',
      run: modules,
    }),
    action({
      ...common,
      method: 'POST',
      url: '/program_modules/:key/add',
      summary: 'Add a module to the program',
      params: ModuleParams,
      run: async (call, { params: { key } }) => {
        await requireModule(call, key);
        await chooseModule(call, key, 'added');
        return modules(call);
      },
    }),
    action({
      ...common,
      method: 'POST',
      url: '/program_modules/:key/remove',
      summary: 'Hide a module from the program and keep its data',
      params: ModuleParams,
      run: async (call, { params: { key } }) => {
        await requireModule(call, key);
        await chooseModule(call, key, 'removed');
        return modules(call);
      },
    }),
  ]) {
    registerAction(api, kernel, declared);
  }
}

async function chooseModule(call: Call, key: string, choice: 'added' | 'removed'): Promise<void> {
  const [added, removed] = choice === 'added' ? [[key], []] : [[], [key]];
  await call.run(sql`
    update program_settings set modules_added = array_remove(modules_added, ${key}) || ${added}::text[],
      modules_removed = array_remove(modules_removed, ${key}) || ${removed}::text[]
    where organization_id = ${call.organization_id}`);
  await announceModules(call);
}
