import type { Static, TSchema } from '#shared/schema.ts';
import type { Call } from '../call.ts';
import { type Action, action, IdParams, JsonText } from '../http/action.ts';
import type { Resource } from './define.ts';
import { readText } from './verbs.ts';

/** A row that the caller may see, as its resource shows it to the caller. */
export async function shown(call: Call, of: Resource, id: string): Promise<JsonText> {
  return new JsonText((await readText(call, of, id))!);
}

interface Options<Body extends TSchema> {
  body?: Body;
  /** `['company']` unless told. */
  modes?: Action['modes'];
  /** To manage the resource, unless told. */
  can?: Action['can'];
  /** Done in person only: neither with an API key nor by somebody who views as the person. */
  personal?: boolean;
}

/**
 * A step in a row's life beyond the five verbs, e.g. `POST /api/deal_registrations/{id}/approve`: done, then answered with the
 * row as the caller may see it now.
 */
export function step<Body extends TSchema>(
  of: Resource,
  name: string,
  summary: string,
  work: (call: Call, id: string, body: Static<Body>) => Promise<unknown>,
  { body, modes = ['company'], can = `${of.name}:manage`, personal = false }: Options<Body> = {},
): Action {
  return action({
    method: 'POST',
    url: `/${of.name}/:id/${name}`,
    summary,
    can,
    modes,
    personal,
    params: IdParams,
    ...(body && { body }),
    response: of.row,
    run: async (call, input) => {
      await work(call, input.params.id, input.body);
      return shown(call, of, input.params.id);
    },
  });
}
