import type { Actor } from '#server/call.ts';
import { Refusal } from '#server/errors.ts';
import {
  declaredTools,
  type Query,
  type Reader,
  type Tool,
  type ToolAnswer,
} from '#server/extension-points/assistant-tools.ts';
import { innerRequest } from '#server/http/inner-request.ts';
import { checkedBody } from '#server/http/validate.ts';
import { shaped } from '#server/leaving/shaped.ts';
import { allows } from '#shared/access/permissions.ts';
import { dateInZone } from '#shared/time/dates.ts';
import type { Caller } from './caller.ts';
import { keepProposal } from './proposals.ts';
import { type LeavingSource, leavingSource } from './sources.ts';

/** Enough for the widest tool; a model cannot make one call into a thousand reads. */
const MOST_READS = 40;

/** The requests with a body that only calculate. Tools can send no other ones. */
const QUESTIONS = [
  /^\/query\?for=model$/,
  /^\/commission_lines\/estimate$/,
  /^\/plan_versions\/[A-Za-z0-9-]+\/simulate$/,
];

/** The tools that the caller can use, in a stable order. */
export function offeredTools({ mode, permissions }: Pick<Actor, 'mode' | 'permissions'>): Tool[] {
  return [...declaredTools().values()]
    .filter(({ modes, can }) => {
      const [resource, action] = can.split(':') as [string, 'view' | 'manage'];
      return modes.includes(mode) && allows(permissions, resource, action);
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The tools that models and programs are offered: without those that a more general one covers. */
export const modelTools = (actor: Pick<Actor, 'mode' | 'permissions'>): Tool[] =>
  offeredTools(actor).filter(({ isCovered }) => !isCovered);

export interface Leaves {
  data: unknown;
  sources: readonly LeavingSource[];
}

export interface ToolRun {
  tool: Tool;
  answer: ToolAnswer;
  /** The data and sources as they may leave to a model or a program, with `Personal` values. */
  leaves: Leaves;
  /** The stored proposal, if the tool made one. */
  proposal_id: string | null;
}

/** @throws Refusal when the tool is not offered, its input is wrong, or the API refuses a read */
export async function runTool(
  caller: Caller,
  name: string,
  input: unknown,
  origin: 'chat' | 'program',
): Promise<ToolRun> {
  const { actor } = caller.request;
  const tool = offeredTools(actor).find((one) => one.name === name);
  if (!tool) throw new Refusal(404, `There is no tool "${name}".`);
  const checked = checkedBody(tool.input, structuredClone(input ?? {}));
  const answer = await tool.run(proposalReader(caller), checked as never);
  const proposal_id = answer.proposal ? await keepProposal(caller, tool, answer.proposal, origin) : null;
  return { tool, answer, leaves: leavesOf(tool, answer), proposal_id };
}

const leavesOf = ({ output }: Tool, { as, data, sources }: ToolAnswer): Leaves => ({
  data: shaped(as === undefined ? output : declaredTools().get(as)!.output, data),
  sources: sources.map(leavingSource),
});

export function proposalReader({ api, kernel, request }: Caller): Reader {
  let reads = 0;
  const read = async (url: string, body?: unknown) => {
    if (++reads > MOST_READS) throw new Refusal(422, 'This takes too many reads. Ask for less at once.');
    const answer = await innerRequest(api, request, { method: body === undefined ? 'GET' : 'POST', url, body });
    if (answer.status >= 400) throw proposalRefusal(answer.status, answer.body);
    return answer;
  };
  return {
    actor: request.actor,
    today: dateInZone(kernel.clock.now(), request.actor.timezone),
    get: async <T>(path: string) => (await read(`/api${checkedPath(path)}`)).body as T,
    list: async <T>(resource: string, query: Query = {}) => {
      const { body, total } = await read(`/api${checkedPath(`/${resource}`)}?${parametersOf(query)}`);
      const rows = body as T[];
      return { rows, total: total ?? rows.length };
    },
    ask: async <T>(path: string, body: Readonly<Record<string, unknown>>) => {
      if (!QUESTIONS.some((question) => question.test(path))) throw new Error(`"${path}" is not a calculation.`);
      return (await read(`/api${path}`, body)).body as T;
    },
  };
}

/** Tools put ids of their input into paths, which must not lead anywhere else. */
function checkedPath(path: string): string {
  if (!/^(\/[A-Za-z0-9_.-]+)+(\?[^#]*)?$/.test(path) || /(^|\/)\.{1,2}(\/|$|\?)/.test(path))
    throw new Refusal(404, 'This record does not exist.');
  return path;
}

function parametersOf(query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, given] of Object.entries(query)) {
    if (given === undefined) continue;
    for (const value of typeof given === 'string' ? [given] : given) parameters.append(name, value);
  }
  return parameters.toString();
}

/** A refused read is a message. It never has the status 401 or 403, which would sign the person out. */
export function proposalRefusal(status: number, body: unknown): Refusal {
  const { message = 'This could not be read.', errors } = (body ?? {}) as {
    message?: string;
    errors?: Record<string, string[]>;
  };
  const isAboutRights = status === 401 || status === 403;
  return new Refusal(
    isAboutRights ? 422 : status >= 500 ? 502 : status,
    isAboutRights ? 'You do not have the permission for this.' : message,
    errors,
  );
}
