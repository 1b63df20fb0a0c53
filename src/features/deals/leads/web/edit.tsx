import { EditScreen } from '#web/resource/noun/EditScreen.tsx';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { lead } from '../schema.ts';

export default function LeadEdit() {
  return <EditScreen noun={lead}>{(form) => <NounForm noun={lead} {...form} />}</EditScreen>;
}
