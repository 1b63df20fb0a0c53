import { useSearch } from '@tanstack/react-router';
import type { Search } from '#web/search.ts';
import { FolderForm } from './FolderForm.tsx';

export default function FolderCreate() {
  const { folder } = useSearch({ strict: false }) as Search;
  return <FolderForm parent_id={typeof folder === 'string' ? folder : null} />;
}
