import { App } from 'antd';
import { useUpdate } from '#web/resource/data/useResource.ts';
import type { Folder } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The drag type that carries a folder's id. */
export const FOLDER_TYPE = 'application/x-tandem-folder';

export type Dropped = { kind: 'folder' | 'document'; id: string } | { kind: 'files'; files: File[] };

/** During a drag, a page can read the data types only. Documents are dragged by their links. */
export function takesDrop({ types }: DataTransfer, target: Folder | null): boolean {
  if (types.includes(FOLDER_TYPE)) return true;
  return target !== null && (types.includes('text/uri-list') || types.includes('Files'));
}

export function droppedOn(transfer: DataTransfer): Dropped | undefined {
  const folder = transfer.getData(FOLDER_TYPE);
  if (folder) return { kind: 'folder', id: folder };
  if (transfer.files.length > 0) return { kind: 'files', files: [...transfer.files] };
  const document = /\/documents\/([0-9a-f-]{36})/.exec(transfer.getData('text/uri-list'));
  return document ? { kind: 'document', id: document[1]! } : undefined;
}

/** Moves items dropped on a folder; `null` is the top level. */
export function useFolderMoves() {
  const { message } = App.useApp();
  const moveFolder = useUpdate<Folder>('document_folders', ['documents']);
  const moveDocument = useUpdate<{ id: string; folder_id: string | null }>('documents', ['document_folders']);
  const told = {
    onSuccess: () => void message.success(t.moved),
    onError: (error: Error) => void message.error(error.message),
  };
  return (dropped: Exclude<Dropped, { kind: 'files' }>, target: Folder | null) => {
    if (dropped.id === target?.id) return;
    if (dropped.kind === 'folder') {
      moveFolder.mutate({ id: dropped.id, values: { parent_id: target?.id ?? null } }, told);
    } else if (target) {
      moveDocument.mutate({ id: dropped.id, values: { folder_id: target.id } }, told);
    }
  };
}
