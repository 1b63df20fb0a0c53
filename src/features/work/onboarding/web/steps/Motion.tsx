import { useRef } from 'react';
import { TemplatePicker } from '#features/portability/program-templates/web/index.tsx';
import { useBeforeLeaving } from '../WizardContext.ts';

export function Motion() {
  const addChosen = useRef<(() => Promise<boolean>) | null>(null);
  useBeforeLeaving(async () => (!addChosen.current || (await addChosen.current()) ? {} : false));
  return <TemplatePicker addChosen={addChosen} />;
}
