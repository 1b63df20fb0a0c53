import Shapes from 'lucide-react/icons/shapes';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { automation } from '../schema.ts';

export default function AutomationList() {
  return (
    <NounList
      noun={automation}
      create={{ label: 'New automation', form: (done) => <NounForm noun={automation} onDone={done} onCancel={done} /> }}
      empty={{ icon: Shapes, text: 'Say in one sentence what automations are for.' }}
    />
  );
}
