import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { Suspense, useState } from 'react';
import type { ProgramSettings } from '#features/setup/program-settings/schema.ts';
import { ShapeCards } from '#features/setup/program-settings/web/index.tsx';
import type { ProgramShape as Shape } from '#shared/program/shapes.ts';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { api } from '#web/requests/api.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { useSession } from '#web/session/session.tsx';
import { useBeforeLeaving } from '../WizardContext.ts';

/** The choice is stored, and the program filled, when the person goes on. */
export function ProgramShape() {
  const { organization } = useSession();
  const client = useQueryClient();
  const { message } = App.useApp();
  const settings = useOne<ProgramSettings>('program_settings', organization.id);
  const [chosen, setChosen] = useState<Shape[]>();
  useBeforeLeaving(async () => {
    if (!chosen || `${chosen}` === `${settings.data?.program_shape}`) return {};
    try {
      await api('program_shape', { method: 'POST', body: { shape: chosen } });
    } catch (error) {
      message.error((error as Error).message);
      return false;
    }
    // Types, stages and the session with its modules are new.
    await client.invalidateQueries();
    return {};
  });
  return (
    <Loaded query={settings}>
      {({ program_shape }) => (
        <Suspense fallback={<PageSkeleton />}>
          <ShapeCards value={chosen ?? program_shape} onChange={setChosen} />
        </Suspense>
      )}
    </Loaded>
  );
}
