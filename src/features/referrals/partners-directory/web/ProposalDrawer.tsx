import { App, Form } from 'antd';
import { useAction } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { LongTextField, SwitchField } from '#web/resource/form/fields.tsx';
import {
  contentKeys,
  type DirectoryListing,
  type ListingChange,
  listingFields,
  type Proposal,
} from '../listing.schema.ts';
import { ContentLists } from './ContentLists.tsx';
import { texts } from './texts.ts';

const t = texts.portal;

/** A partner writes another version of its listing. */
export function ProposalDrawer({
  row,
  change,
  onClose,
}: {
  row: DirectoryListing;
  change: ListingChange | null;
  onClose: () => void;
}) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Proposal>();
  const isSubmitted = Form.useWatch('submit', form) !== false;
  const propose = useAction<Proposal>(
    'listing_changes',
    () => `directory_listings/${row.id}/propose`,
    (body) => body,
    ['directory_listings'],
  );
  const current = Object.fromEntries(contentKeys.map((key) => [key, change?.proposed[key] ?? row[key]]));
  return (
    <ActionDialog<Proposal>
      title={t.edit}
      action={isSubmitted ? t.submit : t.save}
      width={640}
      form={form}
      initial={{ ...current, submit: true }}
      onSubmit={(values) => propose.mutateAsync(values)}
      onDone={() => {
        message.success(isSubmitted ? t.submitted : t.saved);
        onClose();
      }}
      onClose={onClose}
    >
      {(['tagline', 'description', 'logo_url', 'website', 'booking_url'] as const).map((name) => (
        <FieldInput key={name} of={listingFields} name={name} />
      ))}
      <ContentLists />
      <LongTextField name="note" label={t.note} rows={2} />
      <SwitchField name="submit" label={t.submit} />
    </ActionDialog>
  );
}
