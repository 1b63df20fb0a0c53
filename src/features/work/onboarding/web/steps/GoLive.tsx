import { SlotParts } from '#web/slots.tsx';
import { goLiveStep } from '../slots.ts';
import { useWizardActions } from '../WizardContext.ts';

/** Opening a task that is done elsewhere finishes the setup first. */
export function GoLive() {
  const { finish } = useWizardActions();
  return <SlotParts slot={goLiveStep} props={{ onOpen: finish }} />;
}
