import { ChangedMany, MAX_ROWS_PER_STEP } from '#shared/nouns/change-many.ts';
import type { DefinedSteps, Step } from '#shared/nouns/define-steps.ts';
import { closed, Id, Type } from '#shared/schema.ts';
import type { Call } from '../call.ts';
import { caughtRefusal } from '../dry-run.ts';
import { type Action, action } from '../http/action.ts';
import type { Resource } from './define.ts';
import { readText } from './verbs.ts';

/** Takes the step for one row, by its rules and with its version. */
type TakeOne = (key: string, call: Call, id: string, input: unknown, version: number | undefined) => Promise<void>;

const rows = {
  ids: Type.Array(Id, { minItems: 1, maxItems: MAX_ROWS_PER_STEP, uniqueItems: true }),
  row_versions: Type.Optional(
    Type.Record(Type.String({ pattern: '^[0-9a-f-]{36}$' }), Type.Integer(), {
      description: 'The versions that the person saw, by id; rows that were changed since are refused',
    }),
  ),
};

/** Declares `POST /{resource}/bulk/{step}`, which takes a step for many rows; a refusal affects only its row. */
export function bulkStep(
  resource: Resource,
  { noun, steps, bodies }: DefinedSteps,
  key: string,
  single: Pick<Action, 'can' | 'modes' | 'personal' | 'movesMoney' | 'whileViewing'>,
  take: TakeOne,
): Action {
  const { summary }: Step = steps[key]!;
  return action({
    ...single,
    method: 'POST',
    url: `/${resource.name}/bulk/${key}`,
    summary: `${summary}, for many rows at once; refusals name the ${noun.one}`,
    body: closed({ ...bodies[key]?.properties, ...rows }),
    response: ChangedMany,
    run: async (call, { body }) => {
      const { ids, row_versions = {}, ...input } = body as { ids: string[]; row_versions?: Record<string, number> };
      const refused: ChangedMany['refused'] = [];
      // Rows are locked in one order, so that two requests for the same rows wait for each other.
      for (const id of ids.toSorted()) {
        const refusal = await caughtRefusal(call, () => take(key, call, id, input, row_versions[id]));
        if (refusal) refused.push({ id, name: await nameOf(call, resource, id), message: refusal.message });
      }
      return { changed: ids.length - refused.length, refused };
    },
  });
}

/** The name of a record in the form that the caller can see; empty if the caller cannot see it. */
async function nameOf(call: Call, resource: Resource, id: string): Promise<string> {
  const text = await readText(call, resource, id);
  const row = text ? (JSON.parse(text) as Readonly<Record<string, unknown>>) : {};
  const { named, search } = resource.list;
  return String(row[named ?? search[0] ?? 'number'] ?? '');
}
