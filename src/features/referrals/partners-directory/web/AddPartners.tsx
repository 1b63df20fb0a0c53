import { App } from 'antd';
import type { Filter } from '#shared/nouns/list-query.ts';
import { useAction } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { OptionField, ReferenceField } from '#web/resource/form/fields.tsx';
import type { ListPartners } from '../schema.ts';
import { texts as t } from './texts.ts';

const ofPartners: Filter[] = [{ field: 'entity', operator: 'eq', values: ['partners'] }];

/** Lists chosen partners, or the members of an audience. */
export function AddPartners({ id, onClose }: { id: string; onClose: () => void }) {
  const { message } = App.useApp();
  const add = useAction<ListPartners, { added: number; skipped: number }>(
    'directory_listings',
    () => `partners_directory/${id}/list_partners`,
    (given) => ({
      state: given.state,
      ...(given.partner_ids?.length && { partner_ids: given.partner_ids }),
      ...(given.audience_id && { audience_id: given.audience_id }),
    }),
    ['partners_directory'],
  );
  return (
    <ActionDialog<ListPartners, { added: number; skipped: number }>
      title={t.addPartners}
      action={t.addPartners}
      text={t.addAbout}
      initial={{ state: 'published' }}
      onSubmit={(values) => add.mutateAsync(values)}
      onDone={({ added, skipped }) => {
        message.success(t.added(added, skipped));
        onClose();
      }}
      onClose={onClose}
    >
      <ReferenceField name="partner_ids" label={t.partners} resource="partners" multiple />
      <ReferenceField
        name="audience_id"
        label={t.audience}
        help={t.audienceHelp}
        resource="audiences"
        only={ofPartners}
      />
      <OptionField name="state" label={t.start} options={t.starts} required />
    </ActionDialog>
  );
}
