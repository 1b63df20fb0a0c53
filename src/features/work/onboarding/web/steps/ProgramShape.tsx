import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { Suspense, useState } from 'react';
import { ShapeCards, useModules } from '#features/setup/program-settings/web/index.tsx';
import type { ProgramShape as Shape } from '#shared/program/shapes.ts';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { api } from '#web/requests/api.ts';
import { useBeforeLeaving } from '../WizardContext.ts';

/** The choice is stored, and the program filled, when the person goes on. */
export function ProgramShape() {
  const client = useQueryClient();
  const { message } = App.useApp();
  const program = useModules();
  const [chosen, setChosen] = useState<Shape[]>();
  useBeforeLeaving(async () => {
    if (!chosen || `${chosen}` === `${program.data?.shape}`) return {};
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
    <Loaded query={program}>
      {({ shape }) => (
        <Suspense fallback={<PageSkeleton />}>
          <ShapeCards value={chosen ?? shape} onChange={setChosen} />
        </Suspense>
      )}
    </Loaded>
  );
}
