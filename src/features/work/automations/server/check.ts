import { OWN_PARTNER, OWN_RECORD, RESULT } from '#server/automation-values.ts';
import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import {
  type ActionParam,
  automationAction,
  automationRecord,
  automationRelations,
} from '#server/extension-points/automations.ts';
import { declaredResources } from '#server/resource/define.ts';
import { allows } from '#shared/access/permissions.ts';
import type { Action } from '#shared/access/roles.ts';
import type { FieldSpec } from '#shared/conditions/condition-kinds.ts';
import type { AnyWhen } from '#shared/conditions/conditions.ts';
import { isId } from '#shared/ids.ts';
import { allSteps, type Definition, MOST_STEPS, type Step } from '../definition.schema.ts';
import type { Problem } from '../schema.ts';
import { flowVariables, variableFacts } from '../variables.ts';
import { findControl } from './catalog/controls.ts';
import { customWrites } from './catalog/custom-fields.ts';
import { catalogEvents, findEvent } from './catalog/events.ts';
import { nextTime } from './engine/clock.ts';
import { placeholdersOfGiven, resultSpecs } from './engine/results.ts';
import { conditionProblem, ownFacts, vocabularyFor } from './facts.ts';
import { flowVariableProblems } from './foreign-json/problems.ts';
import { jsonTemplateProblem } from './http-step/template.ts';
import { placeholdersIn, placeholdersOf } from './subject.ts';

/** A flow runs at most this often. */
const SHORTEST_MINUTES = 15;

/** Everything that keeps a flow from being published by the caller, at the step it is about. */
export async function automationProblems(call: Call, definition: Definition): Promise<Problem[]> {
  const check = new Check(call, definition);
  return check.run();
}

class Check {
  readonly #call: Call;
  readonly #definition: Definition;
  readonly #problems: Problem[] = [];
  readonly #vocabularies = new Map<string, Promise<FieldSpec[]>>();

  constructor(call: Call, definition: Definition) {
    this.#call = call;
    this.#definition = definition;
  }

  async run(): Promise<Problem[]> {
    const { trigger, when, steps } = this.#definition;
    this.#trigger();
    const table = tableOf(this.#definition);
    if (when) await this.#conditions('when', when, table);
    for (const { step, field, text } of flowVariableProblems(this.#definition)) this.#add(step, field, text);
    const all = allSteps(steps);
    if (all.length === 0) this.#add('flow', null, 'Add at least one step.');
    if (all.length > MOST_STEPS) this.#add('flow', null, `A flow has at most ${MOST_STEPS} steps.`);
    const ids = all.map(({ id }) => id);
    for (const id of new Set(ids.filter((one, at) => ids.indexOf(one) < at)))
      this.#add(id, null, 'Two steps have the same ID.');
    for (const step of steps) await this.#step(step, table);
    const { reentry, reentry_days } = this.#definition;
    if (reentry === 'after_days' && !reentry_days) this.#add('flow', 'reentry_days', 'Enter a number of days.');
    if (trigger.kind === 'schedule' && trigger.table && reentry === 'always')
      this.#add(
        'flow',
        'reentry',
        'A schedule would repeat the steps for the same records each time. Choose another rule.',
      );
    return this.#problems;
  }

  #add(step: string, field: string | null, text: string): void {
    this.#problems.push({ step, field, text });
  }

  #trigger(): void {
    const { trigger } = this.#definition;
    const problem = (field: string, text: string) => this.#add('trigger', field, text);
    const record = automationRecord(trigger.table);
    const mayDoWithout = trigger.kind === 'schedule' || trigger.kind === 'webhook' || trigger.kind === 'event';
    if (trigger.table && !record) problem('table', 'This kind of record does not exist.');
    else if (!trigger.table && !mayDoWithout) problem('table', 'Choose a kind of record.');
    if (record && !allows(this.#call.actor.permissions, record.table, 'view'))
      problem('table', 'Your role cannot view these records.');
    switch (trigger.kind) {
      case 'event': {
        const found = findEvent(trigger.event);
        if (!found) problem('event', 'Choose what happens.');
        else if (trigger.table && !catalogEvents(trigger.table).some(({ key }) => key === trigger.event))
          problem('event', 'This event is about another kind of record.');
        break;
      }
      case 'change':
        if (record && !ownFacts(record.table).some(({ column }) => column === trigger.field))
          problem('field', 'Choose a field.');
        if (record?.announces && !record.announces.includes('updated'))
          problem('table', 'Changes of these records cannot start a flow.');
        break;
      case 'date':
        if (record && !record.dates?.includes(trigger.field ?? '')) problem('field', 'Choose a date.');
        if (typeof trigger.days !== 'number') problem('days', 'Enter a number of days.');
        break;
      case 'schedule':
        this.#schedule();
        break;
      case 'button':
        if (!trigger.label?.trim()) problem('label', 'Enter the label of the button.');
        break;
    }
  }

  #schedule(): void {
    const { trigger } = this.#definition;
    const zone = this.#call.actor.timezone;
    const first = nextTime(trigger, zone, this.#call.now());
    if (!first) {
      this.#add('trigger', 'cron', 'Enter the times as a cron expression with five fields.');
      return;
    }
    let at = first;
    for (let count = 0; count < 50; count += 1) {
      const next = nextTime(trigger, zone, at);
      if (!next) return;
      if (next.getTime() - at.getTime() < SHORTEST_MINUTES * 60_000) {
        this.#add('trigger', 'cron', `Flows run at most every ${SHORTEST_MINUTES} minutes.`);
        return;
      }
      at = next;
    }
  }

  #vocabulary(table: string): Promise<FieldSpec[]> {
    const vocabulary = this.#vocabularies.get(table) ?? vocabularyFor(this.#call, table);
    this.#vocabularies.set(table, vocabulary);
    return vocabulary;
  }

  /** The facts about the records that the steps give. */
  async #given(): Promise<FieldSpec[]> {
    return resultSpecs(allSteps(this.#definition.steps), await baseCurrency(this.#call));
  }

  async #conditions(step: string, when: AnyWhen, table: string | null): Promise<void> {
    const variables = [...variableFacts(this.#definition), ...(step === 'when' ? [] : await this.#given())];
    if (!table && variables.length === 0) {
      this.#add(step, step === 'when' ? null : 'when', 'Choose a kind of record before you add conditions.');
      return;
    }
    const problem = conditionProblem(when, [...(table ? await this.#vocabulary(table) : []), ...variables]);
    if (problem) this.#add(step, 'when', problem);
  }

  async #step(step: Step, table: string | null): Promise<void> {
    const control = findControl(step.kind);
    const action = control ? undefined : automationAction(step.kind);
    const spec = control ?? action;
    if (!spec) {
      this.#add(step.id, null, 'This step does not exist here.');
      return;
    }
    const record = automationRecord(table);
    // A branch without a record can ask for what other systems and earlier steps gave.
    const needsRecord = control?.needsRecord && !(step.kind === 'branch' && this.#ownKeys().length > 0);
    if ((needsRecord && !record) || (action?.for && (!record || !action.for(record))))
      this.#add(step.id, null, record ? 'This step does not work with these records.' : 'This step needs a record.');
    for (const param of spec.params) await this.#param(step, param, table);
    for (const value of Object.values(step.params))
      if (typeof value === 'string') this.#placeholders(step.id, value, table);
    const can = action?.can?.(step.params, record);
    if (can) {
      const [resource, verb] = can.split(':') as [string, Action];
      if (!allows(this.#call.actor.permissions, resource, verb))
        this.#add(step.id, null, 'Your role does not allow this step, and the flow would have your permissions.');
    }
    if (action?.check)
      for (const [field, text] of Object.entries(await action.check(this.#call, step.params, record)))
        this.#add(step.id, field, text);
    if (step.kind === 'branch') {
      if (!step.when || step.when.any.length === 0) this.#add(step.id, 'when', 'Add a condition.');
      else await this.#conditions(step.id, step.when, table);
      for (const inside of [...(step.then ?? []), ...(step.else ?? [])]) await this.#step(inside, table);
    }
    if (step.kind === 'each') {
      const relation = automationRelations(record?.table).find(({ key }) => key === step.params.relation);
      if (!relation) this.#add(step.id, 'relation', 'Choose the related records.');
      if ((step.steps ?? []).length === 0) this.#add(step.id, null, 'Add a step to repeat.');
      for (const inside of step.steps ?? []) await this.#step(inside, relation?.table ?? null);
    }
  }

  #placeholders(step: string, text: string, table: string | null): void {
    const known = this.#keys(table);
    for (const key of placeholdersIn(text))
      if (!known.has(key)) this.#add(step, null, `The placeholder {{${key}}} does not exist.`);
  }

  /** The keys of all values that a step about a kind of record can use. */
  #keys(table: string | null): Set<string> {
    return new Set([...placeholdersOf(table).map(({ key }) => key), ...this.#ownKeys()]);
  }

  /** The keys of the values that the flow gets from other systems and from its steps. */
  #ownKeys(): string[] {
    const given = placeholdersOfGiven(allSteps(this.#definition.steps));
    return [...flowVariables(this.#definition), ...given].map(({ key }) => key);
  }

  async #param(step: Step, param: ActionParam, table: string | null): Promise<void> {
    const { name, label, kind, required, min, max, shown, options, choices } = param;
    if (shown && !shown.is.includes(String(step.params[shown.name] ?? ''))) return;
    const value = step.params[name];
    const problem = (text: string) => this.#add(step.id, name, text);
    const isMissing =
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (isMissing) {
      // A reference that is shown must be chosen.
      if (required || (kind === 'reference' && shown)) problem(`${label} is required.`);
      return;
    }
    switch (kind) {
      case 'number':
      case 'days':
        if (
          !Number.isInteger(value) ||
          (min !== undefined && Number(value) < min) ||
          (max !== undefined && Number(value) > max)
        )
          problem(`${label} must be a whole number from ${min ?? 0} to ${max ?? 'any'}.`);
        break;
      case 'text':
      case 'long':
        if (typeof value !== 'string') problem(`${label} must be a text.`);
        else if (max !== undefined && value.length > max) problem(`${label} must have at most ${max} characters.`);
        break;
      case 'choice':
        await this.#choice(step, name, value, options ?? (await choices?.(this.#call)), table, problem);
        break;
      case 'reference':
      case 'references':
        await this.#reference(param, value, problem);
        break;
      case 'link':
        await this.#link(step, param, value, table, problem);
        break;
      case 'tags':
        if (!Array.isArray(value) || value.some((one) => one.trim() === '' || one.length > 60))
          problem(`${label} must be tags of at most 60 characters.`);
        break;
      case 'event':
        if (!findEvent(String(value))) problem('Choose an event.');
        break;
      case 'json': {
        const fault = jsonTemplateProblem(value);
        if (fault) problem(`${label} ${fault}.`);
        break;
      }
      case 'fields': {
        const keys = this.#keys(table);
        if (!Array.isArray(value) || !value.every((key) => keys.has(key))) problem(`${label}: a value does not exist.`);
        break;
      }
    }
  }

  async #choice(
    step: Step,
    name: string,
    value: unknown,
    options: ActionParam['options'],
    table: string | null,
    problem: (text: string) => void,
  ): Promise<void> {
    const record = automationRecord(table);
    if (options && !options.some((option) => option.value === value)) problem('This choice does not exist.');
    if (
      step.kind === 'update' &&
      name === 'field' &&
      !record?.writes?.includes(String(value)) &&
      !(await customWrites(this.#call, table)).some(({ field }) => field === value)
    )
      problem('Automations cannot change this field.');
    if (step.kind === 'status' && record?.statuses) {
      const allowed = await record.statuses.options(this.#call);
      if (!allowed.some((option) => option.value === value)) problem('Choose a status.');
    }
  }

  /** The record of the run, its partner, that of an earlier step, or a certain one. */
  async #link(
    step: Step,
    param: ActionParam,
    value: unknown,
    table: string | null,
    problem: (text: string) => void,
  ): Promise<void> {
    const { label, resource } = param;
    if (value === OWN_RECORD) {
      if (table !== resource) problem(`${label}: the flow is about another kind of record.`);
    } else if (value === OWN_PARTNER) {
      if (resource !== 'partners' || !automationRecord(table)?.partner) problem(`${label}: the record has no partner.`);
    } else if (typeof value === 'string' && value.startsWith(RESULT)) {
      const steps = allSteps(this.#definition.steps);
      const source = steps.findIndex(({ id }) => id === value.slice(RESULT.length));
      const isEarlier = source >= 0 && source < steps.findIndex(({ id }) => id === step.id);
      if (!isEarlier || automationAction(steps[source]!.kind)?.gives !== resource)
        problem(`${label}: choose an earlier step that has such a record.`);
    } else await this.#reference({ ...param, kind: 'reference' }, value, problem);
  }

  async #reference(
    { label, resource, kind }: ActionParam,
    value: unknown,
    problem: (text: string) => void,
  ): Promise<void> {
    const ids = kind === 'references' ? value : [value];
    if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string' && isId(id))) {
      problem(`${label} is not valid.`);
      return;
    }
    const declared = declaredResources().get(resource!);
    const found = await this.#call.rows(sql`
      select from ${sql.identifier(resource!)}
      where organization_id = ${this.#call.organization_id} and id = any(${ids}::uuid[])
        ${declared && 'archived_at' in declared.row.properties ? sql`and archived_at is null` : sql``}
        ${resource === 'people' ? sql`and status = 'active'` : sql``}`);
    if (found.length < new Set(ids).size) problem(`${label}: the choice was deleted.`);
  }
}

/** The kind of record that a flow is about; null for flows without one. */
export function tableOf({ trigger }: Pick<Definition, 'trigger'>): string | null {
  if (trigger.kind === 'event') return findEvent(trigger.event)?.table ?? trigger.table ?? null;
  return trigger.table ?? null;
}
