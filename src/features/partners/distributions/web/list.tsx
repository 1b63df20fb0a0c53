import Network from 'lucide-react/icons/network';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { distribution } from '../schema.ts';
import { texts as t } from './texts.ts';

/** All associations of resellers with distributors. */
export default function DistributionList() {
  return (
    <NounList
      noun={distribution}
      title={t.title}
      create={{
        label: t.create,
        form: (done) => <NounForm noun={distribution} onDone={done} onCancel={done} />,
      }}
      empty={{ icon: Network, text: t.empty }}
    />
  );
}
