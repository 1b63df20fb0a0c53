import { App, Button, Space } from 'antd';
import { useAction, useRemove } from '#web/resource/data/useResource.ts';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import type { DirectoryListing, ListingState } from '../listing.schema.ts';
import { listingFields } from '../listing.schema.ts';
import { ContentLists } from './ContentLists.tsx';
import { texts as t } from './texts.ts';

const moves: Record<ListingState, ('publish' | 'unpublish' | 'hide' | 'invite')[]> = {
  hidden: ['publish', 'invite'],
  draft: ['publish', 'hide'],
  submitted: ['publish'],
  published: ['unpublish'],
  unpublished: ['publish', 'hide'],
};

/** The company edits a listing directly; what it saves is published at once where the listing is. */
export function ListingForm({ row, onDone }: { row: DirectoryListing; onDone: () => void }) {
  const { message } = App.useApp();
  const move = useAction<string>(
    'directory_listings',
    (name) => `directory_listings/${row.id}/${name}`,
    () => ({}),
    ['partners_directory'],
  );
  const remove = useRemove('directory_listings', ['partners_directory']);
  const done = { onSuccess: onDone, onError: (error: Error) => void message.error(error.message) };
  return (
    <>
      <Space wrap style={{ marginBottom: 16 }}>
        {moves[row.state].map((name) => (
          <Button key={name} loading={move.isPending} onClick={() => move.mutate(name, done)}>
            {t[name]}
          </Button>
        ))}
        <Button danger onClick={() => remove.mutate(row.id, done)}>
          {t.remove}
        </Button>
      </Space>
      <ResourceForm<DirectoryListing> resource="directory_listings" id={row.id} onDone={onDone} onCancel={onDone}>
        <FieldInputs of={listingFields} section="Listing" id={row.id} />
        <ContentLists />
      </ResourceForm>
    </>
  );
}
