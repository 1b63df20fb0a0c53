import { EditScreen } from '#web/resource/noun/EditScreen.tsx';
import { partner } from '../schema.ts';
import { PartnerForm } from './form.tsx';

export default function PartnerEdit() {
  return <EditScreen noun={partner}>{(form) => <PartnerForm {...form} />}</EditScreen>;
}
