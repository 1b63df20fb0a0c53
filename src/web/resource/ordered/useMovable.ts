import {
  type Announcements,
  closestCenter,
  type DndContextProps,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { texts as t } from '../texts.ts';

/** The moved items: their ids in their order, and the names that screen readers announce. */
interface Movable {
  ids: readonly string[];
  nameOf: (id: string) => string;
  onMove: (from: number, to: number) => void;
}

/** The properties of a `DndContext` whose items are moved by dragging or by keys, with announcements of names and places. */
export function useMovable({ ids, nameOf, onMove }: Movable): DndContextProps {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const at = (id: unknown) => ids.indexOf(String(id));
  const name = (id: unknown) => nameOf(String(id));
  const placeOf = (id: unknown) => t.place(at(id) + 1, ids.length);
  // Screen readers announce names and positions instead of ids.
  const announcements: Announcements = {
    onDragStart: ({ active }) => t.dragStart(name(active.id), placeOf(active.id)),
    onDragOver: ({ active, over }) => (over ? t.dragOver(name(active.id), placeOf(over.id)) : undefined),
    onDragEnd: ({ active, over }) => t.dragEnd(name(active.id), placeOf((over ?? active).id)),
    onDragCancel: ({ active }) => t.dragCancel(name(active.id)),
  };
  return {
    sensors,
    collisionDetection: closestCenter,
    accessibility: { announcements, screenReaderInstructions: { draggable: t.dragHint } },
    onDragEnd: ({ active, over }: DragEndEvent) => {
      if (over && active.id !== over.id) onMove(at(active.id), at(over.id));
    },
  };
}
