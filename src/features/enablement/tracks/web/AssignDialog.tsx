import { Form } from 'antd';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useSession } from '#web/session.tsx';
import { texts as t } from './texts.ts';
import { useMove, useTrackPeople } from './useTracks.ts';

/** Assigns a track manually: to partners, or in the portal to the partner's own people. */
export function AssignDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const isCompany = useSession().mode === 'company';
  const people = useTrackPeople(!isCompany);
  const move = useMove('tracks');
  const rules = [{ required: true, message: 'Choose at least one' }];
  return (
    <ActionDialog<{ partner_ids?: string[]; user_ids?: string[] }>
      title={t.assign}
      action={t.assign}
      text={isCompany ? t.partnersHelp : undefined}
      onSubmit={(body) => move.mutateAsync({ id, verb: 'assign', body })}
      onClose={onClose}
    >
      {isCompany ? (
        <Form.Item name="partner_ids" label={t.partners} rules={rules}>
          <ReferenceSelect multiple resource="partners" />
        </Form.Item>
      ) : (
        <Form.Item name="user_ids" label={t.people} rules={rules}>
          <OptionSelect
            multiple
            options={(people.data ?? []).map(({ user_id, full_name }) => ({ value: user_id, label: full_name }))}
          />
        </Form.Item>
      )}
    </ActionDialog>
  );
}
