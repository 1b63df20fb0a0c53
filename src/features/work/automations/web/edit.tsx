import { EditScreen } from '#web/resource/noun/EditScreen.tsx';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { automation } from '../schema.ts';

export default function AutomationEdit() {
  return <EditScreen noun={automation}>{(form) => <NounForm noun={automation} {...form} />}</EditScreen>;
}
