import { useNavigate } from '@tanstack/react-router';

/** Returns to the list after a form was saved; the list shows a new row first, with what usually follows. */
export function useBackToList(list: string): (row?: { id: string }, isNew?: boolean) => void {
  const navigate = useNavigate();
  return (row, isNew = false) =>
    void navigate({ to: list as string, ...(row && isNew && { state: { fresh: row.id } as never }) });
}
