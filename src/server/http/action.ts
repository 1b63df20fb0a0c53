import type { FastifyInstance } from 'fastify';
import type { RawQuery } from '#shared/nouns/list-query.ts';
import { StepSheet } from '#shared/nouns/step-sheet.ts';
import { closed, type Static, type TSchema, Type } from '#shared/schema.ts';
import type { WhileViewing } from '../auth/in-person.ts';
import { type Call, inOwnCompany } from '../call.ts';
import type { Statement } from '../db/batch.ts';
import { runAndRollBack } from '../dry-run.ts';
import type { Kernel } from '../kernel.ts';
import type { Resource } from '../resource/define.ts';
import { hasVersion, requireIfMatch } from '../resource/precondition.ts';
import { describeRowList, type RowList, rowListOf, selectRows } from '../resource/row-list.ts';
import { type Answer, send, sendRecord, sendTagged, within, withinInstallation } from './handle.ts';

/** Runs the step, reads its effects with `read`, and rolls everything back. */
export type Trial = <T>(read: (call: Call, result: unknown) => Promise<T>) => Promise<T>;

/** Describes the effects of a step. `trial` runs the step itself, so that nothing is calculated a second time. */
export type SheetOf<Input> = (call: Call, input: Input, trial: Trial) => Promise<StepSheet>;

interface Input<P, Q, B> {
  params: P;
  query: Q;
  body: B;
}

/** An endpoint beyond the five verbs: schema, permission, and one service call. */
export interface Action<P extends TSchema = TSchema, Q extends TSchema = TSchema, B extends TSchema = TSchema> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below `/api`, such as `/deal_registrations/:id/approve`. */
  url: string;
  /** One sentence for the API's description. */
  summary: string;
  /** The permission `resource:action`, which the caller's role must grant. */
  can: `${string}:${'view' | 'manage'}`;
  /** The modes of this endpoint; in other modes it does not exist. */
  modes: readonly ('company' | 'partner')[];
  /** The endpoint is refused for API keys and during impersonation. */
  personal?: boolean;
  /** Companies can require a second factor for it; see `requireSecondFactor`. */
  movesMoney?: true;
  /** Allows an endpoint other than GET while somebody views as the caller; see `WhileViewing`. */
  whileViewing?: WhileViewing;
  /** A POST that only reads: its statements have the time limit of reads. */
  isQuestion?: true;
  /** The endpoint is only for administrators of the installation; for others it does not exist. See `superAction`. */
  superAdmin?: true;
  params?: P;
  query?: Q;
  body?: B;
  /**
   * A GET that answers an array of rows with an id is a list of records: it follows the list grammar, which is applied
   * to the rows that `run` returns. Any other array is answered as `{ rows }`, because only lists of records are arrays.
   */
  response?: TSchema;
  /** A list of records that is complete without `_start` and `_end`, as the specification says of some calls. */
  unpaged?: true;
  /** The status code of success; 200 by default. */
  status?: number;
  /** The resource whose row has the id in the address: the endpoint compares `If-Match`, and its response has an ETag. */
  versioned?: Resource;
  /** The response is one record with an ETag, and 304 while `If-None-Match` names it. */
  tagged?: true;
  /** In partner mode the endpoint concerns the partner's own organization, not its data in the program. */
  ofOwnOrganization?: boolean;
  run: (call: Call, input: Input<Static<P>, Static<Q>, Static<B>>) => Promise<unknown>;
  /** Adds `POST {url}/preview`, which takes the same input, answers with the effects and changes nothing. */
  sheet?: SheetOf<Input<Static<P>, Static<Q>, Static<B>>>;
}

export function action<P extends TSchema, Q extends TSchema, B extends TSchema>(declared: Action<P, Q, B>): Action {
  return declared as unknown as Action;
}

/**
 * An endpoint for administrators of the installation. It uses the system login, which sees every company, so each
 * statement must name the company, and changes are recorded in that company's audit log.
 */
export function superAction<P extends TSchema, Q extends TSchema, B extends TSchema>(
  declared: Omit<Action<P, Q, B>, 'can' | 'modes' | 'superAdmin'>,
): Action {
  return action({ ...declared, can: 'superadmin:manage', modes: ['company', 'partner'], superAdmin: true });
}

/** JSON text created by PostgreSQL and sent unchanged. Lists have a total, which goes into `x-total-count`. */
export class JsonText {
  readonly text: string;
  readonly total: number | undefined;
  constructor(text: string, total?: number) {
    this.text = text;
    this.total = total;
  }
}

/** The row that answers, as a statement that is run last, with the commit. */
export class LastRead {
  readonly statement: Statement;
  constructor(statement: Statement) {
    this.statement = statement;
  }
}

function previewOf({ sheet, run, movesMoney: _, ...step }: Action): Action | undefined {
  if (!sheet) return undefined;
  return action({
    ...step,
    url: `${step.url}/preview`,
    summary: `Preview the effects without saving: ${step.summary}`,
    status: 200,
    // It changes nothing, so programs may ask too.
    personal: false,
    whileViewing: 'harmless',
    response: StepSheet,
    run: (call, input) =>
      sheet(call, input, (read) =>
        runAndRollBack(call, async (trial) => {
          const result = await run(trial, input);
          return read(trial, result);
        }),
      ),
  });
}

/** By the catalog of permissions, which the kernels of jobs share with the kernel they are made from. */
const registered = new WeakMap<Kernel['permissions'], Map<string, Action>>();

/** The actions of the API by method and address: `POST /forms/:id/publish`. They are complete when the app is created. */
export function registeredActions(kernel: Kernel): ReadonlyMap<string, Action> {
  return registered.get(kernel.permissions) ?? new Map();
}

export function registerAction(app: FastifyInstance, kernel: Kernel, declared: Action): void {
  const actions = registered.get(kernel.permissions) ?? new Map<string, Action>();
  registered.set(kernel.permissions, actions.set(`${declared.method} ${declared.url}`, declared));
  const preview = previewOf(declared);
  if (preview) registerAction(app, kernel, preview);
  const list = rowListOf(declared);
  const hasRows = !list && declared.method === 'GET' && isArray(declared.response);
  const {
    method,
    url,
    can,
    modes,
    run,
    status,
    personal = false,
    superAdmin = false,
    versioned,
    whileViewing,
  } = declared;
  app.route({
    method,
    url,
    // The administration of the installation does not depend on permissions and is not possible with API keys.
    config: {
      ...(superAdmin ? { isForSuperAdmin: true } : { can, modes, ...(personal && { needsPerson: true }) }),
      ...(declared.movesMoney && { movesMoney: true }),
      ...(versioned && { checksVersion: true }),
      ...(declared.tagged && { answersNotModified: true }),
      ...(whileViewing && { whileViewing }),
      ...(declared.isQuestion && { isQuestion: true }),
      ...(declared.ofOwnOrganization && { ofOwnOrganization: true }),
    },
    schema: {
      tags: [can.split(':')[0]!],
      summary: declared.summary,
      ...(declared.params && { params: declared.params }),
      ...(list ? describeRowList(list) : declared.query && { querystring: declared.query }),
      ...(declared.body && { body: declared.body }),
      ...successOf(hasRows ? { ...declared, response: rowsOf(declared.response!) } : declared),
      security: [{ bearer: [] }],
    },
    handler: async (request, reply) => {
      if (declared.ofOwnOrganization) request.actor = inOwnCompany(request.actor);
      const open = superAdmin ? withinInstallation : within;
      const answer = await open(kernel, request, async (call): Promise<Answer> => {
        const { params, query, body } = request as { params: unknown; query: unknown; body: unknown };
        if (versioned) await requireIfMatch(call, versioned, (params as { id: string }).id);
        const answered = await run(call, { params, query, body });
        const result = list ? selected(list, answered, query as RawQuery) : hasRows ? inRows(answered) : answered;
        if (result instanceof LastRead) {
          const [row] = await call.finish([result.statement]);
          return { json: row![0] ?? 'null', ...(status && { status }) };
        }
        if (result instanceof JsonText) {
          if (result.total !== undefined) reply.header('x-total-count', String(result.total));
          return { json: result.text, ...(status && { status }) };
        }
        return { body: result, status: status ?? (result === undefined ? 204 : 200) };
      });
      if (declared.tagged) return sendTagged(request, reply, answer);
      return versioned && hasVersion(versioned) && declared.response === versioned.row
        ? sendRecord(reply, answer)
        : send(reply, answer);
    },
  });
}

/** The page of a list that the request asks for; the rows of a `JsonText` with a total are a page already. */
function selected(list: RowList, answered: unknown, query: RawQuery): unknown {
  const isText = answered instanceof JsonText;
  if (isText && answered.total !== undefined) return answered;
  const { rows, total } = selectRows(list, isText ? JSON.parse(answered.text) : answered, query);
  return new JsonText(JSON.stringify(rows), total);
}

const isArray = (schema: TSchema | undefined) => (schema as { type?: string } | undefined)?.type === 'array';

/** The schema of an answer with rows that are no records: they have no id, no pages and no filters. */
export const rowsOf = (rows: TSchema) => closed({ rows });

const inRows = (answered: unknown) =>
  answered instanceof JsonText ? new JsonText(`{"rows":${answered.text}}`) : { rows: answered };

/** The response of actions without a result. */
export const NoContent = { 204: Type.Null({ description: 'Done; the response is empty' }) };

function successOf({ method, response, status }: Action) {
  if (response) return { response: { [status ?? 200]: response } };
  return method === 'GET' || status ? {} : { response: NoContent };
}

export const IdParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
