import { App, Button } from 'antd';
import Plus from 'lucide-react/icons/plus';
import Workflow from 'lucide-react/icons/workflow';
import { useEffect, useMemo, useState } from 'react';
import { sayable } from '#shared/text/labels.ts';
import { AutosaveFailure } from '#web/components/AutosaveFailure.tsx';
import { Card } from '#web/components/Card.tsx';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { SavedByOthers } from '#web/resource/form/SavedByOthers.tsx';
import { describePlan } from '../../describe.ts';
import type { PlanVocabulary } from '../../responses.ts';
import type { PlanDefinition, PlanProblem, PlanVersion } from '../../schema.ts';
import { validatePlan } from '../../validate.ts';
import { useSimulation } from '../trial/simulation.ts';
import { WorkedExample } from '../trial/WorkedExample.tsx';
import { useReading } from '../vocabulary.ts';
import { Words } from '../Words.tsx';
import { duplicateRule, insertRule, moveRule, newRule, type RuleKind, removeRule, replaceRule } from './editing.ts';
import { EditorProvider } from './editor.ts';
import css from './PlanEditor.module.css';
import { ProblemsContext } from './problems.tsx';
import { ProblemMark, RuleCard } from './RuleCard.tsx';
import { TermsForm } from './TermsForm.tsx';
import { texts } from './texts.ts';
import type { useDraft } from './useDraft.ts';

interface EditorProps {
  version: PlanVersion;
  vocabulary: PlanVocabulary;
  draft: ReturnType<typeof useDraft>;
}

const kinds: { key: RuleKind; label: string }[] = sayable([
  { key: 'percent', label: 'Percentage of the deal' },
  { key: 'tier', label: 'Percentage by partner tier' },
  { key: 'tiered', label: 'Percentage by volume' },
  { key: 'flat', label: 'Flat amount per deal or unit' },
  { key: 'spiff', label: 'Bonus per number of deals (SPIFF)' },
  { key: 'override', label: 'Override: part of another role’s commission' },
]);

/** A draft: its rules on the left; on the right their meaning, an example, and the remaining problems. */
export function Editor({ version, vocabulary, draft }: EditorProps) {
  const { notification } = App.useApp();
  const { definition, change } = draft;
  const reading = useReading(vocabulary);
  const text = useMemo(() => describePlan(definition, reading), [definition, reading]);
  const problems = useAllProblems(version.id, definition);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(definition.rules.length === 1 ? [definition.rules[0]!.id] : []),
  );
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added === null) return;
    document.querySelector<HTMLElement>(`[data-path="rules.${added}"] input`)?.focus();
    setAdded(null);
  }, [added]);
  const facts = useMemo(
    () => ({ version_id: version.id, vocabulary, reading, definition }),
    [version.id, vocabulary, reading, definition],
  );

  const show = (id: string, on = true) => {
    setOpen((before) => {
      const next = new Set(before);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  };
  const add = (kind: RuleKind) => {
    const rule = newRule(kind, { currency: vocabulary.currency, tiers: vocabulary.partner_tiers.map(({ id }) => id) });
    change((before) => insertRule(before, before.rules.length, rule));
    // The other rules are collapsed, so that the new one stands out.
    setOpen(new Set([rule.id]));
    setAdded(definition.rules.length);
  };
  const remove = (index: number) => {
    const rule = definition.rules[index]!;
    const key = `removed-${rule.id}`;
    change((before) => removeRule(before, index));
    const undo = () => {
      notification.destroy(key);
      change((before) => insertRule(before, Math.min(index, before.rules.length), rule));
    };
    notification.open({
      key,
      title: texts.ruleRemoved,
      duration: 5,
      actions: (
        <Button size="small" onClick={undo}>
          {texts.undo}
        </Button>
      ),
    });
  };

  const addMenu = (
    <DropMenu items={kinds.map(({ key, label }) => ({ key, label, onClick: () => add(key) }))}>
      <Button icon={<Plus size={16} />}>{texts.addRule}</Button>
    </DropMenu>
  );

  return (
    <EditorProvider value={facts}>
      <ProblemsContext value={problems}>
        {/* One block, so that the note on unsaved changes stays in view along all of it. */}
        <div>
          <AutosaveFailure
            failure={draft.theirs ? null : draft.failure}
            onRetry={() => void draft.flush().catch(() => {})}
          />
          {draft.theirs && (
            <div className={css.theirs}>
              <SavedByOthers
                title={texts.teamMemberSavedThisDraftIn}
                onTheirs={() => draft.settle('theirs')}
                onMine={() => draft.settle('mine')}
              />
            </div>
          )}
          <div className={css.editor}>
            <div className={css.column}>
              {definition.rules.map((rule, index) => (
                <RuleCard
                  key={rule.id}
                  rule={rule}
                  index={index}
                  count={definition.rules.length}
                  text={text.rules[index]}
                  isOpen={open.has(rule.id)}
                  onToggle={() => show(rule.id, !open.has(rule.id))}
                  actions={{
                    change: (part) =>
                      change((before) =>
                        replaceRule(
                          before,
                          before.rules.findIndex(({ id }) => id === rule.id),
                          part,
                        ),
                      ),
                    duplicate: () => change((before) => duplicateRule(before, index)),
                    move: (by) => change((before) => moveRule(before, index, index + by)),
                    remove: () => remove(index),
                  }}
                />
              ))}
              {definition.rules.length === 0 ? (
                <Card>
                  <EmptyState icon={Workflow} title={texts.noRulesYet} actions={addMenu}>
                    {texts.ruleDefinesWhatPartnerEarnsOn}
                  </EmptyState>
                </Card>
              ) : (
                <div>{addMenu}</div>
              )}
              <TermsForm definition={definition} onChange={(part) => change((before) => ({ ...before, ...part }))} />
            </div>
            <aside className={css.preview} aria-label={texts.preview}>
              <ProblemList
                problems={problems}
                definition={definition}
                onPick={show}
                titles={text.rules.map(({ title }) => title)}
              />
              {definition.rules.length > 0 && (
                <>
                  <WorkedExample definition={definition} />
                  <Card title={texts.inPlainWords}>
                    <Words definition={definition} reading={reading} />
                  </Card>
                </>
              )}
            </aside>
          </div>
        </div>
      </ProblemsContext>
    </EditorProvider>
  );
}

/**
 * Problems that the browser finds at once, and those that only the database knows (a deleted tier), as of the last
 * example.
 */
function useAllProblems(version_id: string, definition: PlanDefinition): PlanProblem[] {
  const own = useMemo(() => validatePlan(definition), [definition]);
  const simulation = useSimulation(version_id, definition, { lines: [{ amount_minor: 0 }], participants: [{}] });
  const theirs = simulation.data?.problems;
  return useMemo(() => [...own, ...(theirs ?? []).filter(({ code }) => code.startsWith('reference_'))], [own, theirs]);
}

interface ProblemListProps {
  problems: readonly PlanProblem[];
  definition: PlanDefinition;
  titles: readonly string[];
  onPick: (rule: string) => void;
}

function ProblemList({ problems, definition, titles, onPick }: ProblemListProps) {
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (!target) return;
    focusOn(target);
    setTarget(null);
  }, [target]);
  if (problems.length === 0) return null;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <Card title={errors > 0 ? texts.beforeYouPublish : texts.warnings}>
      <div className={css.problems}>
        {problems.map(({ code, path, message, severity }) => {
          const index = /^rules\.(\d+)/.exec(path)?.[1];
          const rule = index === undefined ? undefined : definition.rules[Number(index)];
          return (
            <button
              key={`${code} ${path}`}
              type="button"
              onClick={() => {
                if (rule) onPick(rule.id);
                setTarget(path);
              }}
            >
              <ProblemMark severity={severity} />
              <span>
                {rule && <span className="meta">{titles[Number(index)]}: </span>}
                {message}
              </span>
            </button>
          );
        })}
      </div>
    </Card>
  );
}

/** Focuses the field of a problem, or the nearest element around it. */
function focusOn(path: string): void {
  for (let at = path; at; at = at.split('.').slice(0, -1).join('.')) {
    const place = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(at)}"]`);
    if (!place) continue;
    place.scrollIntoView({ block: 'center' });
    place.querySelector<HTMLElement>('input, button, textarea')?.focus({ preventScroll: true });
    return;
  }
}
