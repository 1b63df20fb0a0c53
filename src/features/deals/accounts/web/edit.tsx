import { EditScreen } from '#web/resource/noun/EditScreen.tsx';
import { account } from '../schema.ts';
import { AccountForm } from './form.tsx';

export default function AccountEdit() {
  return <EditScreen noun={account}>{(form) => <AccountForm {...form} />}</EditScreen>;
}
