import { EditScreen } from '#web/resource/noun/EditScreen.tsx';
import { contact } from '../schema.ts';
import { ContactForm } from './form.tsx';

export default function ContactEdit() {
  return <EditScreen noun={contact}>{(form) => <ContactForm {...form} />}</EditScreen>;
}
