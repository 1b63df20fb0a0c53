import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Avatar } from '#web/components/Avatar.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatNumber } from '#web/region.ts';
import type { Board, BoardCard, Stage } from '../schema.ts';
import { stageOptions } from '../schema.ts';
import { LostDialog, useProspectMove } from './dialogs.tsx';
import css from './prospects.module.css';
import { Score } from './Score.tsx';
import { texts as t } from './texts.ts';

type Target = Exclude<Stage, 'won'>;

interface Props {
  board: Board;
  queryKey: QueryKey;
  mayManage: boolean;
}

/** Cards are dragged between stages by mouse or finger; the menu of each card does the same by keyboard. */
export default function BoardColumns({ board, queryKey, mayManage }: Props) {
  const client = useQueryClient();
  const { message } = App.useApp();
  const move = useProspectMove();
  const [leaving, setLeaving] = useState<{ card: BoardCard; stage: 'lost' | 'not_a_fit' } | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const moveTo = (card: BoardCard, stage: Stage) => {
    if (stage === card.stage || stage === 'won' || card.stage === 'won') return;
    if (stage === 'lost' || stage === 'not_a_fit') return setLeaving({ card, stage });
    const before = client.getQueryData<Board>(queryKey);
    client.setQueryData<Board>(queryKey, moved(board, card, stage));
    move.mutate(
      { id: card.id, stage },
      {
        onError: (error) => {
          client.setQueryData(queryKey, before);
          void message.error(error.message);
        },
      },
    );
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const card = board.columns.flatMap(({ cards }) => cards).find(({ id }) => id === active.id);
    if (card && over) moveTo(card, over.id as Stage);
  };
  return (
    <DndContext sensors={sensors} collisionDetection={pointerWithin} onDragEnd={drop}>
      <div className={css.board}>
        {board.columns.map((column) => (
          <Column key={column.stage} column={column}>
            {column.cards.map((card) => (
              <Card key={card.id} card={card} mayMove={mayManage && card.stage !== 'won'} onMove={moveTo} />
            ))}
          </Column>
        ))}
      </div>
      {leaving && <LostDialog row={leaving.card} stage={leaving.stage} onClose={() => setLeaving(null)} />}
    </DndContext>
  );
}

/** The board as it will be, until the server answers. */
function moved(board: Board, card: BoardCard, to: Target): Board {
  return {
    columns: board.columns.map((column) => {
      const cards = column.cards.filter(({ id }) => id !== card.id);
      if (column.stage === to) return { ...column, count: column.count + 1, cards: [{ ...card, stage: to }, ...cards] };
      return { ...column, count: column.count - (column.stage === card.stage ? 1 : 0), cards };
    }),
  };
}

const optionOf = (stage: Stage) => stageOptions.find(({ value }) => value === stage)!;

function Column({ column, children }: { column: Board['columns'][number]; children: React.ReactNode }) {
  const { stage, count, cards } = column;
  const { setNodeRef, isOver } = useDroppable({ id: stage, disabled: stage === 'won' });
  const { label, tone } = optionOf(stage);
  const list = `/partners/prospecting?stage=${stage}`;
  return (
    <section ref={setNodeRef} className={css.column} data-over={isOver || undefined} aria-label={label}>
      <header className={css.columnHead}>
        <h2>
          <StatusTag tone={tone}>{label}</StatusTag>
        </h2>
        <Link to={list} className="meta figures" aria-label={t.count(count, label)}>
          {formatNumber(count)}
        </Link>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ol className={css.columnCards} tabIndex={0} aria-label={t.cards(label)}>
        {children}
        {count > cards.length && (
          <li>
            <Link to={list}>{t.more(count - cards.length)}</Link>
          </li>
        )}
      </ol>
    </section>
  );
}

interface CardProps {
  card: BoardCard;
  mayMove: boolean;
  onMove: (card: BoardCard, stage: Stage) => void;
}

function Card({ card, mayMove, onMove }: CardProps) {
  const { listeners, setNodeRef, transform, isDragging } = useDraggable({ id: card.id, disabled: !mayMove });
  return (
    <li
      ref={setNodeRef}
      className={css.card}
      data-dragging={isDragging || undefined}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      onMouseDown={listeners?.onMouseDown as React.MouseEventHandler | undefined}
      onTouchStart={listeners?.onTouchStart as React.TouchEventHandler | undefined}
    >
      <div className={css.cardTitle}>
        <Link to={`/partners/prospecting/show/${card.id}`} draggable={false}>
          {card.name}
        </Link>
        {mayMove && (
          <DropMenu
            placement="bottomRight"
            items={stageOptions.flatMap(({ value, label, tone }) =>
              value === card.stage || value === 'won'
                ? []
                : [
                    {
                      key: value,
                      label: <StatusTag tone={tone}>{label}</StatusTag>,
                      onClick: () => onMove(card, value),
                    },
                  ],
            )}
          >
            <Button type="text" size="small" icon={<Ellipsis size={14} />} aria-label={t.moveTo(card.name)} />
          </DropMenu>
        )}
      </div>
      {card.type_name && <div className="meta">{card.type_name}</div>}
      {card.next_step && (
        <div className={css.step}>
          {card.next_step}
          {card.next_step_on && (
            <span className="meta">
              {' '}
              <DateText value={card.next_step_on} />
            </span>
          )}
        </div>
      )}
      <div className={css.cardFoot}>
        <Score score={card.score} verdict={card.verdict} />
        {card.owner_name && <Avatar name={card.owner_name} size={20} />}
      </div>
    </li>
  );
}
