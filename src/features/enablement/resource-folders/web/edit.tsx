import { useParam } from '#web/params.ts';
import { FolderForm } from './FolderForm.tsx';

export default function FolderEdit() {
  return <FolderForm id={useParam('id')} />;
}
