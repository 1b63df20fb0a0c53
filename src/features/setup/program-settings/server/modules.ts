import type { FastifyInstance } from 'fastify';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { subjectOf } from '#server/flags/flags.ts';
import { action, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { isShown, moduleNames } from '#shared/program/shapes.ts';
import { ModuleParams, ProgramModules, ShapeInput } from '../schema.ts';
import { announceModules, programModules, setProgramShape } from './service.ts';

const common = { can: 'program_settings:manage', modes: ['company'], response: ProgramModules } as const;

/** The modules are the flags that are on for the reader, so the routes look at the flags of the installation. */
export function programModuleRoutes(api: FastifyInstance, kernel: Kernel): void {
  const read = async (call: Call): Promise<ProgramModules> => {
    const isOn = await kernel.flags.of(subjectOf(call.actor));
    const chosen = await programModules(call);
    const ofShape = { ...chosen, added: [], removed: [], in_use: [] };
    const modules = Object.entries(moduleNames)
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
    return { shape: [...chosen.shape], modules };
  };
  const choose = async (call: Call, key: string, choice: 'added' | 'removed') => {
    if (!(await kernel.flags.isOn(key, subjectOf(call.actor)))) throw notFound('This module');
    await chooseModule(call, key, choice);
    return read(call);
  };

  for (const declared of [
    action({
      ...common,
      method: 'GET',
      url: '/program_modules',
      summary: 'Get the shapes of the program, and the modules that the company can add to it',
      run: read,
    }),
    action({
      ...common,
      method: 'PUT',
      url: '/program_modules',
      summary: 'Choose the shapes of the program, without filling it',
      body: ShapeInput,
      run: async (call, { body }) => {
        await setProgramShape(call, body.shape);
        return read(call);
      },
    }),
    action({
      ...common,
      method: 'POST',
      url: '/program_modules/:key/add',
      summary: 'Add a module to the program',
      params: ModuleParams,
      run: (call, { params }) => choose(call, params.key, 'added'),
    }),
    action({
      ...common,
      method: 'POST',
      url: '/program_modules/:key/remove',
      summary: 'Hide a module from the program and keep its data',
      params: ModuleParams,
      run: (call, { params }) => choose(call, params.key, 'removed'),
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
