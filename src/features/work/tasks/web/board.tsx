import { Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type DragEvent, useState } from 'react';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import { priorities, roleLabels, type Task } from '../schema.ts';
import { type TaskStatus, taskStatuses } from '../status.schema.ts';
import { stepsFrom, type TaskStep, taskSteps } from '../steps.schema.ts';
import { ownSide } from './columns.tsx';
import { DueText } from './due.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import css from './tasks.module.css';
import { texts as t } from './texts.ts';
import { useTaskMove } from './useTaskMove.ts';
import { TaskViewSwitch } from './ViewSwitch.tsx';

const MOST = 200;
const columns = taskStatuses.filter(({ value }) => value !== 'canceled');
const MIME = 'application/x-task';

/** Tasks by status; a card is moved by dragging it or by its menu. */
export default function TaskBoard() {
  const [whose, setWhose] = useState<'all' | 'mine'>('all');
  const setDrawer = useSetDrawer();
  const mayManage = useCan('tasks', 'manage');
  return (
    <section aria-label={t.board}>
      <PageHeader title={t.tasks}>
        <Segments
          label={t.mine}
          value={whose}
          onChange={setWhose}
          options={[
            { value: 'all', label: t.allTasks },
            { value: 'mine', label: t.mine },
          ]}
        />
        <TaskViewSwitch now="board" />
        {mayManage && (
          <Button type="primary" onClick={() => setDrawer('create')}>
            {t.add}
          </Button>
        )}
      </PageHeader>
      <div className={css.board}>
        {columns.map(({ value, label }) => (
          <Column key={value} status={value} label={label} onlyMine={whose === 'mine'} />
        ))}
      </div>
      <RouteDrawer title={t.add} opens={(drawer) => drawer === 'create'}>
        {(_, close) => <QuickAdd onDone={close} />}
      </RouteDrawer>
    </section>
  );
}

function Column({ status, label, onlyMine }: { status: TaskStatus; label: string; onlyMine: boolean }) {
  const [isOver, setOver] = useState(false);
  const { mode } = useSession();
  const move = useTaskMove();
  const list = useList<Task>('tasks', {
    filters: [
      { field: 'status', operator: 'eq', values: [status] },
      ...ownSide(mode),
      ...(onlyMine ? [{ field: 'is_mine', operator: 'eq' as const, values: ['true'] }] : []),
    ],
    sort: [{ field: status === 'done' ? 'completed_on' : 'due_on', descending: status === 'done' }],
    start: 0,
    end: status === 'done' ? 20 : MOST,
  });
  const drop = (event: DragEvent) => {
    setOver(false);
    const [id, from] = event.dataTransfer.getData(MIME).split(' ') as [string, TaskStatus];
    const step = stepsFrom(from).find((key) => taskSteps.steps[key].to === status);
    if (id && step) move(id, step);
  };
  return (
    <section
      className={css.column}
      aria-label={label}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2>
        {label} <span className="meta">{list.data?.total}</span>
      </h2>
      <Loaded query={list}>
        {({ rows }) => (
          <ul className={css.cards}>
            {rows.map((row) => (
              <Card key={row.id} task={row} onMove={(step) => move(row.id, step)} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Card({ task, onMove }: { task: Task; onMove: (step: TaskStep) => void }) {
  const { mode } = useSession();
  const mayManage = useCan('tasks', 'manage') && (mode === 'company' || task.side === 'partner');
  const priority = priorities.find(({ value }) => value === task.priority)!;
  const moves = stepsFrom(task.status).filter((step) => step !== 'cancel');
  return (
    <li
      className={css.card}
      draggable={mayManage}
      onDragStart={(event) => event.dataTransfer.setData(MIME, `${task.id} ${task.status}`)}
    >
      <div className={css.cardHead}>
        <Link className={css.name} to={`/tasks/show/${task.id}`}>
          {task.title}
        </Link>
        {mayManage && moves.length > 0 && (
          <DropMenu
            items={moves.map((step) => ({
              key: step,
              label: taskSteps.steps[step].label,
              onClick: () => onMove(step),
            }))}
            placement="bottomRight"
          >
            <Button size="small" type="text" icon={<Ellipsis size={14} />} aria-label={t.moveTo(task.title)} />
          </DropMenu>
        )}
      </div>
      <div className={css.meta}>
        {mode === 'company' && task.partner_name && <span>{task.partner_name}</span>}
        <span>{task.assignee_name ?? (task.assignee_role ? roleLabels[task.assignee_role] : t.nobody)}</span>
        <DueText task={task} />
        {(task.priority === 'high' || task.priority === 'urgent') && (
          <StatusTag tone={priority.tone}>{priority.label}</StatusTag>
        )}
        {task.is_blocked && <StatusTag tone="amber">{t.blocked}</StatusTag>}
      </div>
    </li>
  );
}
