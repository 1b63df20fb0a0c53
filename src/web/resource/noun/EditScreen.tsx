import { useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DefinedNoun } from '#shared/define-noun.ts';
import { listAddress } from '#shared/nouns.ts';
import { PageHeader } from '../../components/PageHeader.tsx';

interface EditScreenProps {
  noun: Pick<DefinedNoun, 'one' | 'address'>;
  /** The screen after saving: the list or the record. */
  then?: 'list' | 'record';
  /** The form; without an id it creates a row. */
  children: (form: {
    id: string | undefined;
    onDone: (row: { id: string }) => void;
    onCancel: () => void;
  }) => ReactNode;
}

/** The screen of a form: creates without an id in the address, edits with one. */
export function EditScreen({ noun, then = 'list', children }: EditScreenProps) {
  const { id } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  const list = listAddress(noun.address!);
  const record = (of: string) => noun.address!.replace('$id', of);
  return (
    <>
      <PageHeader title={`${id ? 'Edit' : 'New'} ${noun.one}`} />
      {children({
        id,
        // The list shows a new row first, with what usually follows.
        onDone: (row) =>
          then === 'record'
            ? navigate({ to: record(row.id) })
            : navigate({ to: list, ...(!id && { state: { fresh: row.id } as never }) }),
        onCancel: () => navigate({ to: id ? record(id) : list }),
      })}
    </>
  );
}
