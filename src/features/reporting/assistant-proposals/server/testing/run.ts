import type { Person, World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { Caller } from '../caller.ts';
import { runTool, type ToolRun } from '../run-tool.ts';

export type Mode = 'company' | 'partner';

/** The caller that a person is in a mode, as a request of theirs would make it. */
export async function callerFor({ app, kernel }: World, person: Person, mode: Mode): Promise<Caller> {
  const principal = await kernel.identity.principalOf(person.token);
  return {
    api: app,
    kernel,
    request: {
      id: newId(),
      ip: '127.0.0.1',
      headers: { authorization: `Bearer ${person.token}`, 'x-tandem-mode': mode },
      actor: kernel.identity.actorOf(principal, { mode, address: null }),
    },
  };
}

/** Runs a tool for a person. @throws Refusal as for the person */
export const runAs = async (world: World, person: Person, mode: Mode, name: string, input: unknown): Promise<ToolRun> =>
  runTool(await callerFor(world, person, mode), name, input, 'chat');
