import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { useRestoreFocus } from '../../interaction/useRestoreFocus.ts';
import { texts as t } from '../texts.ts';
import css from './ConflictDialog.module.css';
import { type FieldFacts, sameValue, type Values } from './formFields.ts';

interface ConflictDialogProps {
  fields: ReadonlyMap<string, FieldFacts>;
  /** The row when the form was opened, the user's values, and the current row. */
  opened: Values;
  mine: Values;
  current: Values;
  /** Receives the values to save over the current row; null returns to the form. */
  onChoose: (values: Values | null) => void;
}

/** Resolves a conflict when two people changed the same row: it shows both versions and a choice for each field. */
export function ConflictDialog({ fields, opened, mine, current, onChoose }: ConflictDialogProps) {
  useRestoreFocus();
  const disputed = [...fields].filter(([name]) => {
    const changedByMe = name in mine && !sameValue(mine[name], current[name]);
    return changedByMe || !sameValue(current[name], opened[name]);
  });
  const [choice, setChoice] = useState<Record<string, 'mine' | 'theirs'>>(() =>
    Object.fromEntries(disputed.map(([name]) => [name, name in mine ? 'mine' : 'theirs'])),
  );

  const save = () => onChoose(Object.fromEntries(Object.entries(mine).filter(([name]) => choice[name] !== 'theirs')));
  const shown = (value: unknown, facts: FieldFacts) =>
    value === null || value === undefined || value === '' ? <em className="meta">{t.empty}</em> : facts.show(value);

  return (
    <Modal
      open
      title={t.conflictTitle}
      okText={t.saveChoice}
      cancelText={t.cancel}
      onOk={save}
      onCancel={() => onChoose(null)}
      width={720}
    >
      <p className={css.text}>{t.conflictText}</p>
      {disputed.map(([name, facts]) => (
        <Radio.Group
          key={name}
          className={css.field}
          aria-label={facts.label}
          value={choice[name]}
          onChange={(event) => setChoice({ ...choice, [name]: event.target.value })}
        >
          <strong>{facts.label}</strong>
          <Radio value="mine" className={css.version}>
            <span className="meta">{t.yours}</span>
            {shown(name in mine ? mine[name] : opened[name], facts)}
          </Radio>
          <Radio value="theirs" className={css.version}>
            <span className="meta">{t.theirs}</span>
            {shown(current[name], facts)}
          </Radio>
        </Radio.Group>
      ))}
    </Modal>
  );
}
