import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { Suspense, useRef, useState } from 'react';
import type { CompanyStep } from '../schema.ts';
import { companyScreens } from './screens.ts';
import { texts as t } from './texts.ts';
import type { BeforeLeaving } from './useWizard.ts';
import { WizardContext } from './WizardContext.ts';

interface SetUpInPlaceProps {
  step: CompanyStep;
  /** Called after the step's own changes are saved. */
  onDone: () => void;
}

/** One step of the setup outside the wizard, with a button that saves it. */
export default function SetUpInPlace({ step, onDone }: SetUpInPlaceProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const beforeLeaving = useRef<BeforeLeaving | null>(null);
  const [busy, setBusy] = useState(false);
  const Screen = companyScreens[step];
  const save = async () => {
    setBusy(true);
    try {
      if ((await beforeLeaving.current?.()) === false) return;
      await client.invalidateQueries({ queryKey: ['go_live'] });
      onDone();
    } finally {
      setBusy(false);
    }
  };
  return (
    <WizardContext value={{ beforeLeaving, finish: (to) => void navigate({ to: to as string }) }}>
      <Suspense>
        <Screen />
      </Suspense>
      <div>
        <Button type="primary" loading={busy} onClick={save}>
          {t.saveStep}
        </Button>
      </div>
    </WizardContext>
  );
}
