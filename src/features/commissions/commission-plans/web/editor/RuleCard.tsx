import { Button, Input } from 'antd';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useId } from 'react';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { RuleText } from '../../describe.ts';
import type { Rule } from '../../schema.ts';
import { CalcFields } from './CalcFields.tsx';
import { Conditions } from './Conditions.tsx';
import { LimitFields, RefundFields, StandingFields } from './LimitFields.tsx';
import css from './PlanEditor.module.css';
import { Item, useIsFaulty } from './problems.tsx';
import { SpiffFields } from './SpiffFields.tsx';
import { texts } from './texts.ts';

export interface RuleActions {
  change: (change: Partial<Rule>) => void;
  duplicate: () => void;
  move: (by: -1 | 1) => void;
  remove: () => void;
}

interface RuleCardProps {
  rule: Rule;
  index: number;
  count: number;
  text: RuleText | undefined;
  isOpen: boolean;
  onToggle: () => void;
  actions: RuleActions;
}

/** One rule: a summary when closed, the complete form when open. */
export function RuleCard({ rule, index, count, text, isOpen, onToggle, actions }: RuleCardProps) {
  const body = useId();
  const path = `rules.${index}`;
  const isFaulty = useIsFaulty(path);
  const said = (text?.statements ?? [])
    .filter(({ about }) => about === 'pays' || about === 'when')
    .map((one) => one.text);
  return (
    <section
      className={css.rule}
      data-path={path}
      data-faulty={isFaulty}
      aria-label={texts.rule(index + 1, text?.title ?? '')}
    >
      <div className={css.ruleHead}>
        <div>
          <h2>
            <button
              type="button"
              className={css.ruleTitle}
              aria-expanded={isOpen}
              aria-controls={body}
              onClick={onToggle}
            >
              <ChevronRight size={16} aria-hidden="true" />
              <span>
                {text?.title}
                <span className={css.tags}>
                  {rule.kind === 'spiff' && <StatusTag tone="violet">{texts.bonus}</StatusTag>}
                  {rule.kind === 'override' && <StatusTag tone="blue">{texts.override}</StatusTag>}
                  {rule.stacking === 'additive' && <StatusTag tone="green">{texts.onTop}</StatusTag>}
                  {isFaulty && <StatusTag tone="red">{texts.needsAttention}</StatusTag>}
                </span>
              </span>
            </button>
          </h2>
          {!isOpen && <p className={css.said}>{said.join(' ')}</p>}
        </div>
        <DropMenu
          placement="bottomRight"
          items={[
            { key: 'copy', label: texts.duplicate, onClick: actions.duplicate },
            { key: 'up', label: texts.moveUp, disabled: index === 0, onClick: () => actions.move(-1) },
            { key: 'down', label: texts.moveDown, disabled: index === count - 1, onClick: () => actions.move(1) },
            { type: 'divider' },
            { key: 'remove', label: texts.remove, danger: true, onClick: actions.remove },
          ]}
        >
          <Button type="text" icon={<Ellipsis size={16} />} aria-label={texts.actionsForRule(index + 1)} />
        </DropMenu>
      </div>
      {isOpen && (
        <div id={body} className={css.ruleBody}>
          <RuleForm rule={rule} path={path} onChange={actions.change} />
        </div>
      )}
    </section>
  );
}

function RuleForm({ rule, path, onChange }: { rule: Rule; path: string; onChange: RuleActions['change'] }) {
  const part = { rule, path, onChange };
  return (
    <>
      <Item label={texts.name} path={`${path}.label`} help={texts.shownOnCommissionBreakdownsAndStatements}>
        {({ id, ...rest }) => (
          <Input
            id={id}
            {...rest}
            maxLength={200}
            value={rule.label ?? ''}
            onChange={({ target }) => onChange({ label: target.value || undefined })}
          />
        )}
      </Item>
      {rule.kind === 'spiff' ? (
        rule.spiff && <SpiffFields spiff={rule.spiff} path={`${path}.spiff`} onChange={onChange} />
      ) : (
        <CalcFields {...part} />
      )}
      <Conditions {...part} />
      {rule.kind !== 'spiff' && (
        <>
          <LimitFields {...part} />
          <RefundFields {...part} />
          <StandingFields {...part} />
        </>
      )}
    </>
  );
}

/** An error or a warning mark at the start of a line; the text beside it says the same. */
export function ProblemMark({ severity }: { severity: 'error' | 'warning' }) {
  const color = severity === 'error' ? 'var(--danger)' : 'var(--tag-amber-dot)';
  return <CircleAlert size={16} className={css.mark} color={color} aria-hidden="true" />;
}
