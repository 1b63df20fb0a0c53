import type { Call } from '#server/call.ts';
import type { Statement } from '#server/db/batch.ts';
import { isDeadlock } from '#server/db/deadlock.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal, refusalBehind } from '#server/errors.ts';
import {
  type ActionOutput,
  type AutomationSubject,
  automationAction,
  automationRecord,
} from '#server/extension-points/automations.ts';
import type { Step } from '../../definition.schema.ts';
import { afterStep, effectKey, enterBlock, nextStep, type Position, repeatedSubject } from '../../position.ts';
import { stepLabel } from '../catalog/labels.ts';
import { FactReader } from '../facts.ts';
import { readSubject, subjectFrom, subjectStatement } from '../subject.ts';
import type { Budget } from './budget.ts';
import type { RunLedger, RunProgress } from './ledger.ts';
import { contextWith, type LockedRun, requirePermission } from './run.ts';
import { whyOf } from './start.ts';
import { runVariables } from './variables.ts';

/**
 * `next`: the run can take another step; `alone`: its next step is taken without other runs; `failed`: its step failed for
 * a reason that may pass; `end`: it has ended.
 */
type Attempt = 'next' | 'alone' | 'failed' | 'end';

/** A step turned out to need a transaction of its own. */
class NeedsOwnTransaction extends Error {}

const isRefused = (error: unknown) => error instanceof Refusal || refusalBehind(error) !== undefined;

const SAVEPOINT: Statement = sql`savepoint taken_step`;
const RELEASE: Statement = sql`release savepoint taken_step`;
const reasonStatement = (text: string): Statement => sql`select set_config('app.reason', ${text}, true)`;

interface Place {
  table: string;
  id: string;
}

/** Takes steps of many runs with the rights of one person, each undone alone if it fails. */
export class Attempts {
  readonly #acting: Call;
  readonly #ledger: RunLedger;
  readonly #budget: Budget;
  readonly #facts: FactReader;
  /** The sentences of steps, which are the same for all runs of a version. */
  readonly #labels = new Map<string, string>();
  /** The errors of the runs that failed. */
  readonly failures = new Map<string, unknown>();
  #isOpen = false;

  constructor(acting: Call, ledger: RunLedger, budget: Budget) {
    this.#acting = acting;
    this.#ledger = ledger;
    this.#budget = budget;
    this.#facts = new FactReader(acting);
  }

  /** Takes the next step of a run, with those before it that only read. If one fails, nothing of the run is changed. */
  async take(locked: LockedRun): Promise<Attempt> {
    const next = nextStep(locked.definition, locked.run.position);
    if (next && !isShared(next.step)) return 'alone';
    const actions = this.#acting.after.length;
    try {
      const subjects = await this.#open(locked, next && placeOf(locked, next.position));
      return await this.#advance(locked, subjects);
    } catch (error) {
      await this.#acting.run('rollback to savepoint taken_step');
      this.#acting.after.length = actions;
      // Alone, a refused step tells why it was refused, and a deadlock is tried again.
      const isTakenAlone = error instanceof NeedsOwnTransaction || isRefused(error) || isDeadlock(error);
      if (!isTakenAlone) this.failures.set(locked.run.id, error);
      return isTakenAlone ? 'alone' : 'failed';
    }
  }

  /** Ends the last attempt. */
  async end(): Promise<void> {
    await this.#acting.tx.batch([...(this.#isOpen ? [RELEASE] : []), reasonStatement('')]);
    this.#isOpen = false;
  }

  /** Opens an attempt and reads the record of its step, in one round trip. */
  async #open(
    { run, automation }: LockedRun,
    place: Place | undefined,
  ): Promise<Map<string, AutomationSubject | null>> {
    const read = place && subjectStatement(this.#acting, place.table, place.id);
    const opening = [...(this.#isOpen ? [RELEASE] : []), SAVEPOINT, reasonStatement(`Automation “${automation.name}”`)];
    this.#isOpen = true;
    const ownerOfPartner = sql`
      select owner_user_id from partners
      where organization_id = ${this.#acting.organization_id} and id = ${run.partner_id}`;
    const rows = await this.#acting.tx.batch([...opening, ...(read ? [read, ownerOfPartner] : [])]);
    if (!place || !read) return new Map();
    const [text, owner] = rows.slice(opening.length);
    const subject = subjectFrom(place.table, text!) ?? null;
    if (subject?.partner_id && !subject.owner_user_id) {
      // The partner of a record can have changed since the run began.
      if (subject.partner_id !== run.partner_id) return new Map();
      subject.owner_user_id = owner![0] ?? null;
    }
    return new Map([[`${place.table} ${place.id}`, subject]]);
  }

  async #advance(locked: LockedRun, subjects: Map<string, AutomationSubject | null>): Promise<Attempt> {
    const { run, definition } = locked;
    const progress: RunProgress = { id: run.id, steps: [], position: run.position, status: 'running', context: null };
    const keep = (attempt: Attempt): Attempt => {
      if (attempt === 'end') progress.status = 'succeeded';
      if (attempt === 'end' || progress.steps.length > 0) this.#ledger.add(progress);
      return attempt;
    };
    let hasEffect = false;
    for (;;) {
      const next = nextStep(definition, progress.position);
      if (!next) return keep('end');
      const { step, position } = next;
      if (!isShared(step)) return keep('alone');
      // Each effect is an event of its own, so it has a transaction of its own beside the effects of other runs.
      if (hasEffect && step.kind !== 'stop') return keep('next');
      const key = effectKey(position, step);
      if (this.#ledger.hasBegun(run.id, key)) return keep('alone');
      const logged = { run, step, key, status: 'done' } as const;
      if (step.kind === 'stop') {
        progress.steps.push({ ...logged, label: 'Stop' });
        return keep('end');
      }
      const place = placeOf(locked, position);
      const subject = place && (await this.#subject(place, subjects));
      if (step.kind === 'branch') {
        const { block, ...branch } = await this.#branch(locked, step, key, subject);
        progress.steps.push({ ...logged, ...branch, output: { block, ...branch.output } });
        progress.position = enterBlock(position, step, block);
        continue;
      }
      const isEffect = !automationAction(step.kind)!.reads;
      if (isEffect && this.#budget.spent(run.automation_id, definition)) return keep('alone');
      const { label, output } = await this.#act(locked, step, key, { place, subject });
      const { result, ends, waits_for, ...shown } = output;
      if (waits_for) throw new NeedsOwnTransaction();
      if (result !== undefined) {
        run.context = { ...run.context, results: { ...(run.context.results as object), [step.id]: result } };
        progress.context = run.context;
      }
      progress.steps.push({ ...logged, label, input: step.params, output: shown, isEffect });
      progress.position = afterStep(position);
      if (isEffect) this.#budget.take(run.automation_id);
      hasEffect ||= isEffect;
      if (ends) return keep('end');
    }
  }

  async #subject({ table, id }: Place, subjects: Map<string, AutomationSubject | null>) {
    const key = `${table} ${id}`;
    if (!subjects.has(key)) subjects.set(key, (await readSubject(this.#acting, table, id)) ?? null);
    return subjects.get(key)!;
  }

  async #branch(locked: LockedRun, step: Step, key: string, record: AutomationSubject | null | undefined) {
    const { subject, results } = await contextWith(this.#acting, locked, step, key, record);
    const why = await this.#facts.decide(step.when, subject, runVariables(locked.run.context), results);
    return {
      block: why.holds ? ('then' as const) : ('else' as const),
      label: why.holds ? 'Conditions met' : 'Conditions not met',
      output: { why: whyOf({ when: step.when ?? null }, why) },
    };
  }

  async #act(
    locked: LockedRun,
    step: Step,
    key: string,
    { place, subject }: { place: Place | undefined; subject: AutomationSubject | null | undefined },
  ): Promise<{ label: string; output: ActionOutput }> {
    const action = automationAction(step.kind)!;
    const of = `${locked.run.automation_id} ${locked.run.version} ${step.id} ${place?.table}`;
    const label = this.#labels.get(of) ?? (await stepLabel(this.#acting, step, place?.table ?? null));
    this.#labels.set(of, label);
    const context = await contextWith(this.#acting, locked, step, key, subject);
    requirePermission(this.#acting, action.can?.(step.params, automationRecord(place?.table)));
    return { label, output: await action.run(context, step.params) };
  }
}

function placeOf({ run }: LockedRun, position: Position): Place | undefined {
  return (
    repeatedSubject(position) ?? (run.subject_table ? { table: run.subject_table, id: run.subject_id! } : undefined)
  );
}

/** A step that only needs the database can share a transaction with the steps of other runs. */
function isShared({ kind }: Step): boolean {
  if (kind === 'branch' || kind === 'stop') return true;
  const action = automationAction(kind);
  return action !== undefined && !action.send && !action.readsLog;
}
