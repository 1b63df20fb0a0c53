import type { Static, TSchema } from '#shared/schema.ts';
import type { Call } from '../call.ts';
import { type Action, action, IdParams, LastRead, type SheetOf } from '../http/action.ts';
import type { Resource } from './define.ts';
import { getStatement } from './list-sql.ts';
import { rowShape } from './verbs.ts';

/** The row in the form that the caller can see. */
export function shown({ actor, scope }: Call, of: Resource, id: string): LastRead {
  return new LastRead(getStatement(of, rowShape(of, actor.partner_id), id, scope));
}

interface Options<Body extends TSchema> {
  body?: Body;
  /** The modes of the action; company mode by default. */
  modes?: Action['modes'];
  /** The required permission; to manage the resource by default. */
  can?: Action['can'];
  /** The action is refused for API keys and during impersonation. */
  personal?: boolean;
  /** The action is allowed while somebody views as the caller; see `WhileViewing`. */
  whileViewing?: Action['whileViewing'];
  /** Describes the effects before the step is taken; see `Action.sheet`. */
  sheet?: SheetOf<{ params: { id: string }; body: Static<Body> }>;
}

/**
 * Declares an action on a row beyond the five verbs, such as `POST /api/deal_registrations/{id}/approve`: it runs and
 * returns the row as the caller can see it now.
 */
export function step<Body extends TSchema>(
  of: Resource,
  name: string,
  summary: string,
  work: (call: Call, id: string, body: Static<Body>) => Promise<unknown>,
  { body, modes = ['company'], can = `${of.name}:manage`, personal = false, whileViewing, sheet }: Options<Body> = {},
): Action {
  return action({
    method: 'POST',
    url: `/${of.name}/:id/${name}`,
    summary,
    can,
    modes,
    personal,
    ...(whileViewing && { whileViewing }),
    params: IdParams,
    ...(body && { body }),
    ...(sheet && { sheet: sheet as never }),
    response: of.row,
    versioned: of,
    run: async (call, input) => {
      await work(call, input.params.id, input.body);
      return shown(call, of, input.params.id);
    },
  });
}
