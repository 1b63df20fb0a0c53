import { App, Button, Space } from 'antd';
import { useRemove } from '#web/resource/data/useResource.ts';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { type DirectoryListing, listingFields } from '../listing.schema.ts';
import { listingSteps } from '../steps.schema.ts';
import { ContentLists } from './ContentLists.tsx';
import { texts as t } from './texts.ts';

/** The company edits a listing directly; what it saves is published at once where the listing is. */
export function ListingForm({ row, onDone }: { row: DirectoryListing; onDone: () => void }) {
  const { message } = App.useApp();
  const { buttons, dialog } = useSteps(listingSteps, row, { also: ['partners_directory'], onDone });
  const remove = useRemove('directory_listings', ['partners_directory']);
  const done = { onSuccess: onDone, onError: (error: Error) => void message.error(error.message) };
  return (
    <>
      <Space wrap style={{ marginBottom: 16 }}>
        {buttons}
        <Button danger onClick={() => remove.mutate(row.id, done)}>
          {t.remove}
        </Button>
      </Space>
      {dialog}
      <ResourceForm<DirectoryListing> resource="directory_listings" id={row.id} onDone={onDone} onCancel={onDone}>
        <FieldInputs of={listingFields} section="Listing" id={row.id} />
        <ContentLists />
      </ResourceForm>
    </>
  );
}
