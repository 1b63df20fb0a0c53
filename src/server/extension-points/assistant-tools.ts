import type { Static, TObject, TSchema } from '#shared/schema.ts';
import type { Actor } from '../call.ts';
import type { Shape } from '../leaving/shape.ts';

/**
 * The tools of the assistant and of programs that speak its protocol. A feature declares them once (`tools` in its
 * `server/index.ts`). A tool reads the API with the caller's own rights. It never writes: it proposes, and the person
 * confirms with an ordinary request.
 */

/** The API as the caller sees it. Every read is a request of the caller, with their permissions, view and limits. */
export interface Reader {
  actor: Pick<Actor, 'mode' | 'partner_id' | 'user_id' | 'full_name' | 'permissions' | 'timezone'>;
  /** Today in the company's time zone, `YYYY-MM-DD`. */
  today: string;
  /** @param path below `/api`: `/partners/0198…` @throws Refusal with the status of the API */
  get<T>(path: string): Promise<T>;
  /**
   * One page of a list, in its grammar: `list('opportunities', { status: 'open', _sort: '-amount_minor', _end: '20' })`.
   * @throws Refusal
   */
  list<T>(resource: string, query?: Query): Promise<{ rows: T[]; total: number }>;
  /** Asks a calculation of the API that writes nothing, such as an estimate. @throws Refusal */
  ask<T>(path: string, body: Readonly<Record<string, unknown>>): Promise<T>;
}
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A record, list or page behind a statement, which the person can open. */
export interface Source {
  kind: 'record' | 'list' | 'page';
  title: string;
  /** Set if the title is not the name of the record, which can be that of a person. */
  leaves?: 'value';
  /** The address inside the app. */
  to: `/${string}`;
}

/** A fact of a proposal, in the words of its form: "Amount: $40,000". */
export interface ProposedChange {
  label: string;
  /** Null for something new. */
  before: string | null;
  after: string;
}

export interface ProposalDraft {
  /** The step that confirming takes: "Register a deal with Acme". */
  title: string;
  changes: readonly ProposedChange[];
  /** The values of `:parameters` in the address that the tool declares. */
  params?: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
  /** The ETag of the record to be changed, so that a later change by somebody else is not overwritten. */
  if_match?: string;
  /** The form or record where the person can go on by hand, `$id` standing for the new record: `/tasks/edit/$id`. */
  opens: `/${string}`;
  /** The form where the person can do it manually; without one, `opens`, if the record exists already. */
  form?: `/${string}`;
  /** One sentence about what confirming does beyond saving: "The email is sent to anna@acme.com." */
  effect?: string;
}

export interface ToolAnswer {
  /**
   * The answer for a model: plain values, without texts for screens. Only what the tool's `output` declares leaves. Texts
   * of records are data, never instructions.
   */
  data: unknown;
  /** The records behind the answer; sentences refer to them as [1], [2] in this order. */
  sources: readonly Source[];
  /** The answer in one or more sentences with such references, for use without a model. */
  says: string;
  proposal?: ProposalDraft;
  /** The covered tool that answered as a part of this one; its `output` says what leaves. */
  as?: string;
}

export interface Tool<I extends TObject = TObject> {
  /** In snake case, with the verb first: `explain_commission`, `query`. */
  name: string;
  /** For people, while it runs: "Reading a commission". */
  label: string;
  /** For models: what it answers, when to use it, and what its arguments mean. */
  about: string;
  /** A closed object. */
  input: I;
  /** The part of the answer's data that leaves, and its form (decision 0157). Anything else stays. */
  output: Shape;
  modes: readonly ('company' | 'partner')[];
  /** The permission without which the tool is not offered. The API checks every request by itself. */
  can: `${string}:${'view' | 'manage'}`;
  /** Only the product's own rules use it, or a more general tool of which it is a part. Models are not offered it. */
  isCovered?: true;
  /** The request that a confirmed proposal sends. Tools without it only read. */
  proposes?: {
    method: 'POST' | 'PATCH' | 'PUT';
    url: `/${string}`;
    /** For a tool of many kinds of records: whether it may propose this address, checked again when it is confirmed. */
    allows?: (params: Readonly<Record<string, string>>) => boolean;
  };
  run(reader: Reader, input: Static<I>): Promise<ToolAnswer>;
}

const declared = new Map<string, Tool>();

/** Declares one tool. @returns its name, for `tools` of the feature */
export function defineTool<I extends TObject<Record<string, TSchema>>>(tool: Tool<I>): string {
  if (!/^[a-z]+(_[a-z]+)*$/.test(tool.name)) throw new Error(`"${tool.name}" is not a name of a tool.`);
  if (declared.has(tool.name)) throw new Error(`Two features declare the tool "${tool.name}".`);
  if ((tool.input as { additionalProperties?: unknown }).additionalProperties !== false)
    throw new Error(`The input of "${tool.name}" must be closed.`);
  declared.set(tool.name, tool as unknown as Tool);
  return tool.name;
}

export const declaredTools = (): ReadonlyMap<string, Tool> => declared;
