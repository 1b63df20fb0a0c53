import { GoLiveChecklist } from '#features/work/go-live/web/index.tsx';
import { useWizardActions } from '../WizardContext.ts';

/** What is done elsewhere ends the setup first. */
export function GoLive() {
  const { finish } = useWizardActions();
  return <GoLiveChecklist onOpen={finish} />;
}
