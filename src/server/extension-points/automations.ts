import type { Call } from '../call.ts';
import type { Row } from '../db/client.ts';
import { invalid } from '../errors.ts';
import type { Job } from '../jobs/job.ts';
import type { Personal } from '../leaving/personal.ts';

/**
 * The parts of automations that features declare: the records that flows are about, with their events, and the actions
 * of flows. `work/automations` runs the flows; a feature lists what it declares as `automates` in its `server/index.ts`.
 */

/** An event of a record that is more than "added" or "changed". */
export interface AutomationEvent {
  /** `deal_registrations.submitted`: unique, and stored in flows. */
  key: string;
  /** The sentence after "When": "a registration is submitted". */
  label: string;
  /** The outbox topic that announces it. An event of partners can be one of another table that names its partner. */
  topic: string;
  /** The event is a change of this column to one of these values; without values, to any. */
  field?: string;
  to?: readonly (string | number | boolean)[];
}

/** A value that the status step can set, without any effect on money. */
export interface AutomationStatus {
  value: string;
  label: string;
}

/** A kind of record that flows can be about. Its fields are those of its resource. */
export interface AutomationRecord {
  /** The table, which is also the resource. */
  table: string;
  /** With its article, for sentences: "a registration". */
  a: string;
  /** The column of the resource's row with the name of the record. */
  name: string;
  /** The column with the partner; a partner's own is `id`. */
  partner?: 'id' | 'partner_id';
  /** The column with the responsible colleague. */
  owner?: string;
  events?: readonly AutomationEvent[];
  /** The changes that the outbox announces with the id of the record; those of a recorded table by default. */
  announces?: readonly ('created' | 'updated' | 'archived')[];
  /** The columns with a date or time that flows can count from. */
  dates?: readonly string[];
  /** The columns that a flow may change: none that rules about money read. */
  writes?: readonly string[];
  /** The column of tags that flows may change. */
  tags?: 'tags';
  /** The column of the owner that flows may change. */
  assigns?: 'owner_user_id';
  /** The values of the status step, and the change itself. @throws Refusal for any that has an effect on money */
  statuses?: {
    options: (call: Call) => Promise<AutomationStatus[]>;
    change: (call: Call, id: string, value: string) => Promise<void>;
  };
  /** Steps can be repeated for each of these records of a partner: "contact of the partner", and the condition on the row. */
  perPartner?: { label: string; where: string };
}

/** Records of one partner, for which steps can be repeated. */
export interface AutomationRelation {
  key: string;
  label: string;
  table: string;
  /** A query over `$1`, the organization, and `$2`, the record, that returns ids in a fixed order. */
  ids: string;
}

const records = new Map<string, AutomationRecord>();

/** Declares kinds of records. @returns their tables, for `automates` of the feature */
export function defineAutomationRecord(...list: readonly AutomationRecord[]): readonly string[] {
  for (const record of list) {
    if (records.has(record.table)) throw new Error(`Two features declare "${record.table}" for automations.`);
    records.set(record.table, record);
  }
  return list.map(({ table }) => table);
}

export const allAutomationRecords = (): readonly AutomationRecord[] => [...records.values()];
export const automationRecord = (table: string | null | undefined): AutomationRecord | undefined =>
  table ? records.get(table) : undefined;

/** Records that belong to the partner of another record, at most a hundred. */
export function automationRelations(table: string | null | undefined): AutomationRelation[] {
  const record = automationRecord(table);
  if (!record?.partner) return [];
  const partner =
    record.partner === 'id' ? '$2' : `(select partner_id from "${table}" where organization_id = $1 and id = $2)`;
  return allAutomationRecords().flatMap(({ table: other, perPartner }) =>
    perPartner
      ? [
          {
            key: other,
            label: perPartner.label,
            table: other,
            ids: `select id from "${other}" where organization_id = $1 and partner_id = ${partner} and ${perPartner.where}
              order by id limit 100`,
          },
        ]
      : [],
  );
}

/** An input of an action in the builder. */
export interface ActionParam {
  name: string;
  label: string;
  help?: string;
  /**
   * `value`: the value of the field that the parameter `field` names; `fields`: values of the record, by their keys;
   * `link`: a record of `resource`, which is that of the run, its partner, the result of an earlier step or a certain one.
   */
  kind:
    | 'link'
    | 'text'
    | 'long'
    | 'number'
    | 'days'
    | 'choice'
    | 'reference'
    | 'references'
    | 'tags'
    | 'boolean'
    | 'value'
    | 'event'
    | 'fields'
    | 'json';
  options?: readonly { value: string; label: string }[];
  /** The options of a choice that depend on the company. */
  choices?: (call: Call) => Promise<{ value: string; label: string }[]>;
  resource?: string;
  required?: boolean;
  min?: number;
  max?: number;
  initial?: unknown;
  /** The input is shown while another parameter has one of these values. */
  shown?: { name: string; is: readonly string[] };
}

/** The record of a run, as the rights of its owner show it. */
export interface AutomationSubject {
  table: string;
  id: string;
  name: string;
  row: Row;
  partner_id: string | null;
  owner_user_id: string | null;
  /** Its address in company mode. */
  link: string | null;
}

/** A value that a step picked by its key, such as `record.amount_minor`. */
export interface PickedValue {
  key: string;
  label: string;
  /** The value as people read it. */
  text: string;
  /** The value as programs read it. */
  value: unknown;
}

/** The context of an action: `call` has the rights of the person who published the flow. */
export interface ActionContext {
  call: Call;
  automation: { id: string; name: string };
  run_id: string;
  step_id: string;
  /** Unique for each effect of a run; repeated requests of other systems carry it. */
  effect_key: string;
  subject: AutomationSubject | null;
  /** The records that earlier steps created or looked up, by the id of the step; null where none was found. */
  results: ReadonlyMap<string, AutomationSubject | null>;
  /** Fills the placeholders of a text, with each value as `encode` writes it. */
  fill: (text: string, encode?: (value: string) => string) => string;
  /** The values of these keys; a key that does not exist is left out. */
  pick: (keys: readonly string[]) => PickedValue[];
  /** The values that the step takes from the answer to its request. */
  outputs: readonly { name: string; path: string; kind: 'text' | 'number' | 'yes_no' }[];
  /** Fills them as the text may leave to a language model, and names the people in it. */
  fillForModel: (text: string) => { text: string; personal: Personal[] };
  /** This is a dry run: nothing is kept. */
  isTrial: boolean;
}

/** The partner of the record of a run. @throws 422 without one */
export function partnerOfRun({ subject }: Pick<ActionContext, 'subject'>): string {
  if (!subject?.partner_id) throw invalid({ partner: ['is required for this step'] }, 'The record has no partner.');
  return subject.partner_id;
}

export type ActionParams = Readonly<Record<string, unknown>>;

/** The part of a step that the log shows, and what the engine does after it. */
export type ActionOutput = Row & {
  /** The record that later steps and conditions can use; null if none was found. */
  result?: { table: string; id: string } | null;
  /** The run ends after this step. */
  ends?: boolean;
  /** The step did nothing yet. It is tried again after this event about the partner of the run, and every few hours. */
  waits_for?: { topic: string; note: string };
};

export type ActionGroup =
  | 'Work'
  | 'Messages'
  | 'Records'
  | 'New records'
  | 'Changes of records'
  | 'Look up'
  | 'Enablement'
  | 'Other systems'
  | 'AI';

/** An action of flows. It writes in the given transaction only, and refuses what it cannot do by a `Refusal`. */
export interface AutomationAction {
  key: string;
  label: string;
  about: string;
  group: ActionGroup;
  /** The sentence in the flow, with the parameters in braces: "Create the task “{title}”". */
  sentence: string;
  params: readonly ActionParam[];
  /** The answer to its request has values that later steps can use. */
  answers?: true;
  /** It is offered for these records only; without it also for flows without a record. */
  for?: (record: AutomationRecord) => boolean;
  /** The permission that the owner of the flow needs: to run it at all, and at every run. */
  can?: (params: ActionParams, record: AutomationRecord | undefined) => `${string}:${'view' | 'manage'}`;
  /** The flag of the module it belongs to is checked by the permission; this hides the action altogether. */
  isOffered?: () => boolean;
  /** Finds what is wrong with parameters that are complete, such as a course that is not published. */
  check?: (call: Call, params: ActionParams, record: AutomationRecord | undefined) => Promise<Record<string, string>>;
  /** It only reads, so it does not count towards the limits of effects. */
  reads?: boolean;
  /** It reads the log of other runs, so it runs in a transaction of its own. */
  readsLog?: boolean;
  /** The kind of record that later steps can use; see `ActionOutput.result`. */
  gives?: string;
  /** @returns what the log shows */
  run: (context: ActionContext, params: ActionParams) => Promise<ActionOutput>;
  /**
   * The action sends a request to another system: it runs outside transactions, may be repeated under the same key, and
   * its answer continues the run. `run` prepares it. @throws OutgoingError to try again later, Refusal to give up
   */
  send?: (job: Job, effect_key: string, prepared: Row) => Promise<Row>;
}

const actions = new Map<string, AutomationAction>();

/** Declares actions. @returns their keys, for `automates` of the feature */
export function defineAutomationAction(...list: readonly AutomationAction[]): readonly string[] {
  for (const action of list) {
    if (actions.has(action.key)) throw new Error(`Two features declare the action "${action.key}".`);
    actions.set(action.key, action);
  }
  return list.map(({ key }) => key);
}

export const allAutomationActions = (): readonly AutomationAction[] =>
  [...actions.values()].filter(({ isOffered }) => !isOffered || isOffered());
export const automationAction = (key: string): AutomationAction | undefined => {
  const action = actions.get(key);
  return action && (!action.isOffered || action.isOffered()) ? action : undefined;
};
