import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useParam } from '#web/params.ts';
import { useAction, useOne } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Resource } from '../schema.ts';
import { type ArchiveReason, resourceSteps } from '../steps.schema.ts';

/** Asks before a resource is archived; an archived one can be deleted on its screen. */
export default function ResourceDelete() {
  const resource = useOne<Resource>('resources', useParam('id'));
  return <Loaded query={resource}>{(row) => <Delete row={row} />}</Loaded>;
}

function Delete({ row }: { row: Resource }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  useTitle(row.name);
  const { label, text, input, done } = resourceSteps.steps.archive;
  const archive = useAction<ArchiveReason>(
    'resources',
    () => `resources/${row.id}/archive`,
    (reason) => reason,
    ['resource_folders'],
  );
  return (
    <>
      <PageHeader title={row.name} />
      <ActionDialog<ArchiveReason>
        title={label}
        action={label}
        danger
        text={text}
        onSubmit={archive.mutateAsync}
        onDone={() => {
          void message.success(done);
          void navigate({ to: '/resources' as string });
        }}
        onClose={() => void navigate({ to: '/resources/show/$id' as string, params: { id: row.id } as never })}
      >
        <FieldInput of={input} name="reason" />
      </ActionDialog>
    </>
  );
}
