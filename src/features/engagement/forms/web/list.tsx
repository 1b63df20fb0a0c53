import { useNavigate } from '@tanstack/react-router';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { formNoun } from '../schema.ts';
import { NewForm } from './NewForm.tsx';
import { texts as t } from './texts.ts';
import { usePurposes } from './usePurposes.ts';

export default function FormList() {
  const navigate = useNavigate();
  const { labelOf } = usePurposes();
  return (
    <NounList
      noun={formNoun}
      title={t.title}
      columns={['name', { of: 'purpose', value: ({ purpose }) => labelOf(purpose) }]}
      create={{
        label: t.newForm,
        form: (done) => <NewForm onDone={({ id }) => navigate({ to: `/forms/show/${id}` })} onCancel={done} />,
      }}
      empty={{ icon: ClipboardList, text: t.empty }}
    />
  );
}
