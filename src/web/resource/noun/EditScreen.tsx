import { useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DefinedNoun } from '#shared/nouns/define-noun.ts';
import { listAddress } from '#shared/nouns/nouns.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { texts } from './texts.ts';
import { useBackToList } from './useBackToList.ts';

interface EditScreenProps {
  noun: Pick<DefinedNoun, 'one' | 'address'>;
  /** The screen after saving; `record` only where the next step is on the record. */
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
  const toList = useBackToList(list);
  const record = (of: string) => noun.address!.replace('$id', of);
  return (
    <>
      <PageHeader title={`${id ? texts.edit : texts.new} ${noun.one}`} />
      {children({
        id,
        onDone: (row) => (then === 'record' ? void navigate({ to: record(row.id) }) : toList(row, !id)),
        onCancel: () => navigate({ to: id ? record(id) : list }),
      })}
    </>
  );
}
