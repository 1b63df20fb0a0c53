import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Filter } from '#shared/nouns/list-query.ts';
import type { Board, Opportunity } from '../../schema.ts';
import { useLedByOthers } from '../participants/useLedByOthers.ts';
import { BoardCard } from './BoardCard.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import css from './board.module.css';
import { boardKeyNavigation, moved } from './boardMoves.ts';
import { texts } from './texts.ts';
import { canMove, useDealMove } from './useMove.tsx';

interface BoardColumnsProps {
  board: Board;
  queryKey: QueryKey;
  filters: readonly Filter[];
  q: string;
  mayManage: boolean;
}

/** Cards are dragged between stages, by mouse, finger or arrow keys; each has a menu that does the same. */
export default function BoardColumns({ board, queryKey, filters, q, mayManage }: BoardColumnsProps) {
  const client = useQueryClient();
  const { move, dialog } = useDealMove();
  const isLedByOthers = useLedByOthers();
  const [dragged, setDragged] = useState<Opportunity | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A finger that scrolls must not drag.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: boardKeyNavigation }),
  );
  const cards = board.columns.flatMap((column) => column.cards);
  const cardOf = (id: unknown) => cards.find((card) => card.id === id);
  const stages = board.columns.map(({ stage_id, ...rest }) => ({ id: stage_id, ...rest }));
  const nameOf = (id: unknown) => stages.find((stage) => stage.id === id)?.name ?? 'no stage';

  const moveTo = (deal: Opportunity, stage_id: string) => {
    const stage = stages.find(({ id }) => id === stage_id);
    if (!stage || stage.id === deal.stage_id) return;
    const before = client.getQueryData<Board>(queryKey);
    if (canMove(deal, stage)) client.setQueryData<Board>(queryKey, moved(board, deal, stage));
    move({ deal, stage, undo: () => client.setQueryData(queryKey, before) });
  };
  const drop = ({ active, over, activatorEvent }: DragEndEvent) => {
    setDragged(null);
    const deal = cardOf(active.id);
    if (deal && over) moveTo(deal, String(over.id));
    if (activatorEvent instanceof KeyboardEvent) followWithFocus(String(active.id));
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.pickedUp(cardOf(active.id)?.name),
    onDragOver: ({ active, over }) => texts.isOver(cardOf(active.id)?.name, nameOf(over?.id)),
    onDragEnd: ({ active, over }) => texts.droppedOn(cardOf(active.id)?.name, nameOf(over?.id)),
    onDragCancel: ({ active }) => texts.wasNotMoved(cardOf(active.id)?.name),
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={(args) => (args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args))}
      onDragStart={({ active, activatorEvent }: DragStartEvent) => {
        if (activatorEvent instanceof MouseEvent) keepFromOpening();
        setDragged(cardOf(active.id) ?? null);
      }}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: texts.pressSpaceToPickUpDeal,
        },
      }}
    >
      <div className={css.board}>
        {board.columns.map((column) => (
          <BoardColumn
            key={column.stage_id}
            column={column}
            typeId={board.type_id}
            filters={filters}
            q={q}
            refuses={!!dragged && !canMove(dragged, column)}
          >
            {column.cards.map((card) => (
              <BoardCard
                key={card.id}
                deal={card}
                stages={stages}
                mayManage={mayManage && !isLedByOthers(card)}
                onMove={(stage_id) => {
                  moveTo(card, stage_id);
                  followWithFocus(card.id);
                }}
              />
            ))}
          </BoardColumn>
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && <BoardCard deal={dragged} stages={stages} mayManage={false} lifted />}
      </DragOverlay>
      {dialog}
    </DndContext>
  );
}

/** Firefox takes a press on a card's link and the release far from it for a click on the link. */
function keepFromOpening(): void {
  const heard = new AbortController();
  const options = { capture: true, signal: heard.signal };
  window.addEventListener('click', (event) => event.preventDefault(), options);
  window.addEventListener('mouseup', () => setTimeout(() => heard.abort(), 50), options);
}

const FOLLOWED_MS = 1500;

/**
 * Keeps the focus on a card that was moved by keyboard. In its new column the card is a new element, and the old one is
 * removed in an unpredictable order, so the focus is restored for a short time where no other element has it.
 */
function followWithFocus(id: string): void {
  const until = performance.now() + FOLLOWED_MS;
  const look = () => {
    const isLost = document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus({ preventScroll: true });
    if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
