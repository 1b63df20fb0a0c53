import type { Call } from '../call.ts';
import { LastRead } from '../http/action.ts';
import type { Resource } from './define.ts';
import { getStatement } from './list-sql.ts';
import { rowShape } from './verbs.ts';

/** The row in the form that the caller can see. */
export function shown({ actor, scope }: Call, of: Resource, id: string): LastRead {
  return new LastRead(getStatement(of, rowShape(of, actor.partner_id), id, scope));
}
