import { Form } from 'antd';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useSession } from '#web/session/session.tsx';
import { type TrackTargets, trackSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';
import { useTrackPeople } from './useTracks.ts';

const { label } = trackSteps.steps.assign;

interface AssignDialogProps {
  onSubmit: (body: TrackTargets) => Promise<unknown>;
  onDone?: () => void;
  onClose: () => void;
}

/** Assigns a track manually: to partners, or in the portal to the partner's own people. */
export function AssignDialog(ends: AssignDialogProps) {
  const isCompany = useSession().mode === 'company';
  const people = useTrackPeople(!isCompany);
  const rules = [{ required: true, message: t.chooseAtLeastOne }];
  return (
    <ActionDialog<TrackTargets> title={label} action={label} text={isCompany ? t.partnersHelp : undefined} {...ends}>
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
