import { App, Button, Input, Switch } from 'antd';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useId, useState } from 'react';
import { Link } from '#web/components/Link.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { formatDay, regionToday } from '#web/region.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import { useCreate } from '#web/resource/data/useResource.ts';
import { useSession } from '#web/session/session.tsx';
import type { Task, TaskSide } from '../schema.ts';
import { type QuickTask, readQuickTask } from './quickDate.ts';
import css from './tasks.module.css';
import { texts as t } from './texts.ts';

interface QuickAddProps {
  /** The record that the task is about. */
  record?: { table: string; id: string };
  plan_id?: string;
  /** The partner of the record, where it is known. */
  partner_id?: string | null;
  /** Tasks here are always shared, as in a plan. */
  isShared?: boolean;
  /** Only the line, for tasks of one's own. */
  isShort?: boolean;
  onDone?: () => void;
}

const nothing: QuickTask = { title: '', due_on: null };

/** Adds a task from one line of text; dates in words become the due date. */
export function QuickAdd({
  record,
  plan_id,
  partner_id: given,
  isShared = false,
  isShort = false,
  onDone,
}: QuickAddProps) {
  const { message } = App.useApp();
  const { mode, user } = useSession();
  const id = useId();
  const isCompany = mode === 'company';
  const [text, setText] = useState('');
  const [read, setRead] = useState(nothing);
  const [partner, setPartner] = useState<string | null>(null);
  const [chosenSide, setSide] = useState<TaskSide>(mode);
  const [wantsShared, setShared] = useState(false);
  const create = useCreate<Task, object>('tasks', ['action_plans', 'task_comments']);
  const partner_id = given ?? partner;
  const mayShare = !isCompany || partner_id !== null || record !== undefined || isShared;
  const side = mayShare ? chosenSide : 'company';
  const settled = useDebounced(text, 150);
  useEffect(() => {
    let isCurrent = true;
    void readQuickTask(settled, regionToday()).then((found) => isCurrent && setRead(found));
    return () => {
      isCurrent = false;
    };
  }, [settled]);

  const add = async () => {
    if (!text.trim() || create.isPending) return;
    // The hint may be behind the last key.
    const { title, due_on } = await readQuickTask(text, regionToday());
    const shared = isShared || wantsShared || side === 'partner';
    try {
      await create.mutateAsync({
        title,
        ...(due_on && { due_on }),
        side,
        ...(side === mode && { assignee_user_id: user.id }),
        ...(record && { record_table: record.table, record_id: record.id }),
        ...(isCompany && plan_id && { plan_id }),
        ...(isCompany && partner_id && !plan_id && { partner_id }),
        ...(isCompany && !plan_id && { visibility: shared ? 'shared' : 'internal' }),
      });
      setText('');
      void message.success(t.added);
      onDone?.();
    } catch (error) {
      void message.error((error as Error).message);
    }
  };

  const sides = isCompany
    ? [
        { value: 'company' as const, label: t.ourSide },
        { value: 'partner' as const, label: t.theirSide },
      ]
    : [
        { value: 'partner' as const, label: t.ourSide },
        { value: 'company' as const, label: t.companySide },
      ];
  return (
    <form
      className={css.quick}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label htmlFor={id} className="only-for-readers">
        {t.add}
      </label>
      <div className={css.quickLine}>
        <Input
          id={id}
          value={text}
          maxLength={200}
          placeholder={t.addPlaceholder}
          onChange={({ target }) => setText(target.value)}
        />
        <Button
          type="primary"
          htmlType="submit"
          icon={<Plus size={16} />}
          loading={create.isPending}
          disabled={!text.trim()}
        >
          {t.add}
        </Button>
      </div>
      {isCompany && !isShort && !record && !plan_id && given === undefined && (
        <div className={css.quickField}>
          <label htmlFor={`${id}-partner`}>{t.partner}</label>
          <ReferenceSelect id={`${id}-partner`} resource="partners" value={partner} onChange={setPartner} />
        </div>
      )}
      <div className={css.quickOptions}>
        {mayShare && !isShort && <Segments label={t.forWhom} value={side} onChange={setSide} options={sides} />}
        {isCompany && mayShare && !isShort && !isShared && side === 'company' && (
          <label htmlFor={`${id}-shared`} className={css.switch}>
            <Switch id={`${id}-shared`} size="small" checked={wantsShared} onChange={setShared} />
            {t.shared}
          </label>
        )}
        <span className="meta" role="status">
          {text.trim() === '' ? t.addHint : read.due_on ? t.due(formatDay(read.due_on)) : t.noDue}
        </span>
      </div>
      {onDone && <Link to="/tasks/create">{t.moreFields}</Link>}
    </form>
  );
}
