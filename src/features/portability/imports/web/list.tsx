import FileInput from 'lucide-react/icons/file-input';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { dataImport } from '../schema.ts';

export default function ImportList() {
  return (
    <NounList
      noun={dataImport}
      to={({ id }) => `/imports/show/${id}`}
      create={{ label: 'New import', to: '/imports/create' }}
      empty={{
        icon: FileInput,
        text: 'Import data from your CRM, or any list as CSV or Excel. You review all changes before anything is saved.',
      }}
    />
  );
}
