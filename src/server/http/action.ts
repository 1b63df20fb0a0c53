import type { FastifyInstance } from 'fastify';
import { type Static, type TSchema, Type } from '#shared/schema.ts';
import { atHome, type Call } from '../call.ts';
import type { Kernel } from '../kernel.ts';
import { type Answer, send, within, withinInstallation } from './handle.ts';

interface Input<P, Q, B> {
  params: P;
  query: Q;
  body: B;
}

/** An endpoint beyond the five verbs: schema, permission, and one call into the service. */
export interface Action<P extends TSchema = TSchema, Q extends TSchema = TSchema, B extends TSchema = TSchema> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, e.g. `/deal_registrations/:id/approve`. */
  url: string;
  /** One sentence for the API's description. */
  summary: string;
  /** `resource:action`; the caller's role must grant it. */
  can: `${string}:${'view' | 'manage'}`;
  /** Which modes have this endpoint; in the other it does not exist. */
  modes: readonly ('company' | 'partner')[];
  /** Done in person only: refuses API keys and whoever views as the person. */
  personal?: boolean;
  /** Only for those who run the installation; for everybody else it does not exist. See `superAction`. */
  superAdmin?: true;
  params?: P;
  query?: Q;
  body?: B;
  response?: TSchema;
  /** The status of success; 200 unless told. */
  status?: number;
  /** In partner mode it concerns the partner's own organisation, not its part in the programme. */
  ofOwnOrganization?: boolean;
  run: (call: Call, input: Input<Static<P>, Static<Q>, Static<B>>) => Promise<unknown>;
}

export function action<P extends TSchema, Q extends TSchema, B extends TSchema>(declared: Action<P, Q, B>): Action {
  return declared as unknown as Action;
}

/**
 * An endpoint for those who run the installation. It works on the system's login, which sees every company, so each statement
 * names the one it means, and what changes in a company is written into that company's log.
 */
export function superAction<P extends TSchema, Q extends TSchema, B extends TSchema>(
  declared: Omit<Action<P, Q, B>, 'can' | 'modes' | 'superAdmin'>,
): Action {
  return action({ ...declared, can: 'superadmin:manage', modes: ['company', 'partner'], superAdmin: true });
}

/** Text that PostgreSQL already made JSON of; sent as it is. A list tells its total, which goes into `x-total-count`. */
export class JsonText {
  readonly text: string;
  readonly total: number | undefined;
  constructor(text: string, total?: number) {
    this.text = text;
    this.total = total;
  }
}

export function registerAction(app: FastifyInstance, kernel: Kernel, declared: Action): void {
  const { method, url, can, modes, run, status, personal = false, superAdmin = false } = declared;
  app.route({
    method,
    url,
    // Who runs the installation is no matter of permissions, and no key's.
    config: superAdmin ? { isForSuperAdmin: true } : { can, modes, ...(personal && { needsPerson: true }) },
    schema: {
      tags: [can.split(':')[0]!],
      summary: declared.summary,
      ...(declared.params && { params: declared.params }),
      ...(declared.query && { querystring: declared.query }),
      ...(declared.body && { body: declared.body }),
      ...successOf(declared),
      security: [{ bearer: [] }],
    },
    handler: async (request, reply) => {
      if (declared.ofOwnOrganization) request.actor = atHome(request.actor);
      const open = superAdmin ? withinInstallation : within;
      const answer = await open(kernel, request, async (call): Promise<Answer> => {
        const { params, query, body } = request as { params: unknown; query: unknown; body: unknown };
        const result = await run(call, { params, query, body });
        if (result instanceof JsonText) {
          if (result.total !== undefined) reply.header('x-total-count', String(result.total));
          return { json: result.text, ...(status && { status }) };
        }
        return { body: result, status: status ?? (result === undefined ? 204 : 200) };
      });
      return send(reply, answer);
    },
  });
}

/** The answer of what only does something. */
export const NothingToSay = { 204: Type.Null({ description: 'Done; there is nothing to say' }) };

function successOf({ method, response, status }: Action) {
  if (response) return { response: { [status ?? 200]: response } };
  return method === 'GET' || status ? {} : { response: NothingToSay };
}

export const IdParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
