import FileInput from 'lucide-react/icons/file-input';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { dataImport } from '../schema.ts';
import { texts } from './texts.ts';

export default function ImportList() {
  return (
    <NounList
      noun={dataImport}
      to={({ id }) => `/imports/show/${id}`}
      create={{ label: texts.newImport, to: '/imports/create' }}
      empty={{
        icon: FileInput,
        text: texts.importDataFromYourCrmOr,
      }}
    />
  );
}
