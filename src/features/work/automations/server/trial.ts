import { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { runAndRollBack } from '#server/dry-run.ts';
import { invalid, Refusal, refusalBehind } from '#server/errors.ts';
import {
  type ActionContext,
  type ActionOutput,
  type AutomationSubject,
  automationAction,
  automationRecord,
  automationRelations,
} from '#server/extension-points/automations.ts';
import { declaredResources } from '#server/resource/define.ts';
import { sourceOf } from '#server/resource/referenced-names.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import { dateInZone } from '#shared/time/dates.ts';
import type { Definition, Step } from '../definition.schema.ts';
import {
  afterStep,
  effectKey,
  enterBlock,
  nextStep,
  type Position,
  repeatedSubject,
  startPosition,
} from '../position.ts';
import type { Automation, Trial, TrialRow } from '../schema.ts';
import { findControl } from './catalog/controls.ts';
import { type Change, eventOfTrigger, meetsChange } from './catalog/events.ts';
import { stepLabel } from './catalog/labels.ts';
import { automationProblems, tableOf } from './check.ts';
import { automationDefinitionHash } from './drafts.ts';
import { automationsMatching, datesBetween, nextTime } from './engine/clock.ts';
import { placeholdersOfResults, type Results, readResults } from './engine/results.ts';
import { requirePermission } from './engine/run.ts';
import { FactReader } from './facts.ts';
import { fillForModel } from './for-model.ts';
import { readSample, valuesOfSample } from './hooks/samples.ts';
import { automations } from './resource.ts';
import { fillText, pickValues, placeholderValues, readSubject, type VariableValues, variableTexts } from './subject.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;
/** Occurrences that are looked at, and those whose steps are simulated. */
const MOST_OCCURRENCES = 1_000;
const MOST_SIMULATED = 40;
const MOST_STEPS_OF_RUN = 60;

interface Occurrence {
  at: Date;
  id: string | null;
}

/** Tells what the draft would have done in the last 30 days. Steps run for real and are rolled back; nothing is sent. */
export async function tryAutomation(call: Call, id: string): Promise<Trial> {
  const row = await lockedRow<Automation>(call, automations, id);
  const definition = row.definition as Definition;
  const problems = await automationProblems(call, definition);
  if (problems.length > 0)
    throw invalid(
      { definition: problems.map(({ text }) => text) },
      'Solve the problems of the flow before the dry run.',
    );
  const from = new Date(call.now().getTime() - DAYS * DAY_MS);
  const occurrences = await occurrencesOf(call, definition, from);
  const sample = definition.trigger.kind === 'webhook' ? await readSample(call, id) : null;
  const variables = valuesOfSample(definition.trigger.fields ?? [], sample?.paths ?? []);
  const trial = await simulate(call, { id, name: row.name, variables }, definition, occurrences);
  await call.run(sql`
    update automations set tried_hash = ${automationDefinitionHash(definition)}, tried_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id}`);
  return { ...trial, from: from.toISOString() };
}

/** The occurrences that would have started the flow, newest first. */
async function occurrencesOf(call: Call, definition: Definition, from: Date): Promise<Occurrence[]> {
  const { trigger } = definition;
  const table = tableOf(definition);
  const declared = eventOfTrigger(trigger);
  if (declared) return eventsSince(call, declared, from);
  if (trigger.kind === 'date') {
    const first = dateInZone(from, call.actor.timezone);
    const found = await datesBetween(call, trigger, first, call.today());
    return found
      .map(({ id, on }) => ({ id, at: new Date(`${on}T07:00:00Z`) }))
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, MOST_OCCURRENCES);
  }
  if (trigger.kind === 'schedule') {
    if (trigger.table) {
      const found = await automationsMatching(call, definition, call.now());
      return found.map(({ id }) => ({ id, at: call.now() }));
    }
    const times: Occurrence[] = [];
    let at = nextTime(trigger, call.actor.timezone, from);
    while (at && at <= call.now() && times.length < MOST_OCCURRENCES) {
      times.push({ id: null, at });
      at = nextTime(trigger, call.actor.timezone, at);
    }
    return times.reverse();
  }
  return table ? newestOccurrences(call, table, 10) : [{ id: null, at: call.now() }];
}

/** Events are replayed from the audit log; those that it does not know are tried with the newest records. */
async function eventsSince(
  call: Call,
  { table, event }: NonNullable<ReturnType<typeof eventOfTrigger>>,
  from: Date,
): Promise<Occurrence[]> {
  const [of, kind] = event.topic.split('.') as [string, string];
  if (of !== table || !['created', 'updated', 'archived'].includes(kind))
    return newestOccurrences(call, table, 25, from);
  const rows = await call.rows<Change & { id: string; tx: string; at: string }>(sql`
    select ref_id as id, tx::text, max(at) as at,
      case when bool_or(action = 'created') then 'created' else 'updated' end as action,
      json_agg(json_build_object('action', action, 'changes', changes) order by seq) as changes
    from audit_events
    where organization_id = ${call.organization_id} and ref_table = ${table} and at >= ${from} and batch_id is null
      and (${kind}::text = 'updated'
        or action = ${kind})
        ${event.field ? sql`and (changes ? ${event.field ?? null})` : sql`and ${event.field ?? null}::text is null`}
    group by ref_id, tx order by max(at) desc limit ${sql.raw(MOST_OCCURRENCES)}`);
  return rows.flatMap(({ id, at, changes }) => {
    const list = changes as unknown as Change[];
    if (kind === 'updated' && list.every(({ action }) => action !== 'updated')) return [];
    return meetsChange(event, list) ? [{ id, at: new Date(at) }] : [];
  });
}

/** The newest records of a kind, as they would start a flow. */
export async function newestOccurrences(call: Call, table: string, most: number, from?: Date): Promise<Occurrence[]> {
  const resource = declaredResources().get(table)!;
  const columns = resource.row.properties;
  const hasTime = 'created_at' in columns;
  const rows = await call.rows<{ id: string; at: string | null }>(
    `select id, ${hasTime ? 'created_at' : 'null'} as at from ${sourceOf(resource)} where organization_id = $1
       ${'archived_at' in columns ? 'and archived_at is null' : ''}
       and ($3::timestamptz is null or ${hasTime ? 'created_at >= $3' : 'true'}) order by ${hasTime ? 'created_at desc,' : ''} id desc limit $2`,
    [call.organization_id, most, from ?? null],
  );
  return rows.map(({ id, at }) => ({ id, at: at ? new Date(at) : call.now() }));
}

/** The flow of a dry run, with the variables that its sample gives. */
interface Tried {
  id: string;
  name: string;
  variables: VariableValues;
}

async function simulate(
  call: Call,
  automation: Tried,
  definition: Definition,
  occurrences: readonly Occurrence[],
): Promise<Omit<Trial, 'from'>> {
  const table = tableOf(definition);
  const rows: TrialRow[] = [];
  const effects = new Map<string, number>();
  const seen = new Map<string, Date[]>();
  let emails = 0;
  let count = 0;
  let simulated = 0;
  const reader = new FactReader(call);
  // The oldest first, because runs decide about later runs.
  for (const { id, at } of [...occurrences].reverse()) {
    const subject = table && id ? await readSubject(call, table, id) : null;
    if (subject === undefined) continue;
    const base = {
      at: at.toISOString(),
      subject_table: subject?.table ?? null,
      subject_id: subject?.id ?? null,
      subject_name: subject?.name ?? null,
      steps: [],
      emails: 0,
      reason: null,
    };
    const why = await reader.decide(definition.when, subject, automation.variables);
    if (!why.holds) {
      rows.push({ ...base, outcome: 'conditions', reason: why.notes.flat().find((note) => note !== null) ?? null });
      continue;
    }
    if (subject && isRepeated(definition, seen.get(subject.id) ?? [], at)) {
      rows.push({ ...base, outcome: 'reentry' });
      continue;
    }
    if (subject) seen.set(subject.id, [...(seen.get(subject.id) ?? []), at]);
    count += 1;
    if (simulated >= MOST_SIMULATED) {
      rows.push({ ...base, outcome: 'would_run', reason: 'Not simulated step by step.' });
      continue;
    }
    simulated += 1;
    const result = await runAndRollBack(call, (acting) =>
      walk(acting, automation, definition, subject ? { table: subject.table, id: subject.id } : undefined),
    );
    emails += result.emails;
    for (const { kind } of result.steps) effects.set(kind, (effects.get(kind) ?? 0) + 1);
    rows.push({ ...base, ...result, outcome: result.reason ? 'refused' : 'would_run' });
  }
  return {
    occurrences: rows.length,
    would_run: count,
    emails,
    effects: [...effects].map(([kind, total]) => ({
      kind,
      label: findControl(kind)?.label ?? automationAction(kind)?.label ?? kind,
      count: total,
    })),
    rows: rows.reverse().slice(0, 200),
    is_partial: simulated < count,
  };
}

/** In a dry run every run has finished before the next one. */
function isRepeated({ reentry, reentry_days }: Definition, earlier: readonly Date[], at: Date): boolean {
  if (reentry === 'once') return earlier.length > 0;
  if (reentry !== 'after_days') return false;
  return earlier.some((one) => at.getTime() - one.getTime() < (reentry_days ?? 30) * DAY_MS);
}

type Walked = Pick<TrialRow, 'steps' | 'emails' | 'reason'>;

/** Runs the steps of one occurrence; waits pass at once, and approvals are given. */
async function walk(
  call: Call,
  automation: Tried,
  definition: Definition,
  place: { table: string; id: string } | undefined,
): Promise<Walked> {
  const acting = new Call({ ...call, after: [] });
  const since = acting.now();
  const before = await mailCount(acting, since);
  const steps: TrialRow['steps'] = [];
  let reason: string | null = null;
  let position: Position = startPosition();
  const given: Record<string, ActionOutput['result']> = {};
  for (let count = 0; count < MOST_STEPS_OF_RUN; count += 1) {
    const next = nextStep(definition, position);
    if (!next || next.step.kind === 'stop') break;
    const { step } = next;
    const at = repeatedSubject(next.position) ?? place;
    const subject = at ? ((await readSubject(acting, at.table, at.id)) ?? null) : null;
    const results = await readResults(acting, { results: given });
    const texts = { ...variableTexts(automation.variables), ...placeholdersOfResults(results) };
    const values = await placeholderValues(acting, subject, texts);
    const label = await stepLabel(acting, filledStep(step, values), at?.table ?? null);
    const told = { id: step.id, kind: step.kind, label, to: [], text: textOf(step, values) };
    try {
      if (at && !subject) throw new Refusal(404, 'The record was deleted.');
      const {
        position: after,
        result,
        ends,
        ...taken
      } = await takeStep(acting, { automation, step, at, subject, values, results }, next.position);
      steps.push({ ...told, ...taken });
      if (result !== undefined) given[step.id] = result;
      if (ends) break;
      position = after;
    } catch (error) {
      const refusal = error instanceof Refusal ? error : refusalBehind(error);
      if (!refusal) throw error;
      steps.push({ ...told, note: refusal.message });
      reason = refusal.message;
      break;
    }
  }
  // A refusal of the database ends the trial's transaction, and nothing can be counted in it.
  const emails = await mailCount(acting, since).catch(() => before);
  return { steps, emails: emails - before, reason };
}

/** The step with the values of a record in its texts. */
const filledStep = (step: Step, values: ReadonlyMap<string, string>): Step => ({
  ...step,
  params: Object.fromEntries(
    Object.entries(step.params).map(([name, value]) => [
      name,
      typeof value === 'string' ? fillText(value, values) : value,
    ]),
  ),
});

/** The long text of a message as it would be sent. */
function textOf(step: Step, values: ReadonlyMap<string, string>): string | null {
  const long = automationAction(step.kind)?.params.find(({ kind }) => kind === 'long');
  const value = long && step.params[long.name];
  return typeof value === 'string' && value !== '' ? fillText(value, values) : null;
}

interface Taking {
  automation: Tried;
  step: Step;
  at: { table: string; id: string } | undefined;
  subject: AutomationSubject | null;
  values: ReadonlyMap<string, string>;
  results: Results;
}

type Taken = Pick<ActionOutput, 'result' | 'ends'> &
  Pick<TrialRow['steps'][number], 'note'> & { position: Position; to?: string[]; text?: string };

async function takeStep(
  acting: Call,
  { automation, step, at, subject, values, results }: Taking,
  position: Position,
): Promise<Taken> {
  const record = automationRecord(at?.table);
  if (step.kind === 'branch') {
    const why = await new FactReader(acting).decide(step.when, subject, automation.variables, results);
    return {
      position: enterBlock(position, step, why.holds ? 'then' : 'else'),
      note: why.holds ? 'Conditions met' : 'Conditions not met',
    };
  }
  if (step.kind === 'each') {
    const relation = automationRelations(record?.table).find(({ key }) => key === step.params.relation);
    const found =
      relation && at ? await acting.rows<{ id: string }>(relation.ids, [acting.organization_id, at.id]) : [];
    const ids = found.map(({ id }) => id);
    return {
      position: enterBlock(position, step, 'steps', ids, relation?.table),
      note: ids.length === 1 ? '1 record' : `${ids.length} records`,
    };
  }
  if (findControl(step.kind)) return { position: afterStep(position), note: null };
  const action = automationAction(step.kind);
  if (!action) throw new Refusal(409, 'This step does not exist here.');
  requirePermission(acting, action.can?.(step.params, record));
  const context: ActionContext = {
    call: acting,
    automation: { id: automation.id, name: automation.name },
    run_id: 'trial',
    step_id: step.id,
    effect_key: `trial:${effectKey(position, step)}:${subject?.id ?? ''}`,
    subject,
    results,
    fill: (text, encode) => fillText(text, values, encode),
    pick: (keys) => pickValues(keys, subject, values, automation.variables, results),
    outputs: step.outputs ?? [],
    fillForModel: (text) => fillForModel(text, values, subject, results),
    isTrial: true,
  };
  const { result, ends, waits_for, ...output } = await action.run(context, step.params);
  const to = output.to ?? output.people;
  return {
    position: afterStep(position),
    note: waits_for?.note ?? (typeof output.note === 'string' ? output.note : null),
    ...(result !== undefined && { result }),
    ...(ends && { ends }),
    ...(Array.isArray(to) && { to: to.map(String) }),
    ...(typeof output.preview === 'string' && { text: output.preview }),
  };
}

async function mailCount(call: Call, since: Date): Promise<number> {
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from mail_outbox
    where organization_id = ${call.organization_id} and created_at >= ${since}`);
  return count;
}
