import { App, Form } from 'antd';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { LongTextField, OptionField } from '#web/resource/form/fields.tsx';
import { type Level, levels, type PresetKey, sharedFields } from '../levels.schema.ts';
import { fieldNames, levelNames } from '../words.ts';
import { presetOptions, texts as t } from './texts.ts';
import { useMappingWrite } from './useMapping.ts';

const levelOptions = levels.map((value) => ({ value, label: levelNames[value] }));
const fieldOptions = sharedFields.map((value) => ({ value, label: fieldNames[value] }));

interface ShareValues {
  level: Level;
  fields?: string[];
}
interface ShareDialogProps {
  list: { id: string; name: string; level: Level };
  counterpart: string;
  partner_id: string | undefined;
  onClose: () => void;
}

/** Sets what the other side sees of an own list; it also answers a request. */
export function ShareDialog({ list, counterpart, partner_id, onClose }: ShareDialogProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<ShareValues>();
  const write = useMappingWrite();
  const level = Form.useWatch('level', { form, preserve: true });
  return (
    <ActionDialog<ShareValues>
      title={t.shareTitle(list.name)}
      action={t.share}
      text={t.shareText(counterpart)}
      form={form}
      initial={{ level: list.level, fields: [] }}
      onSubmit={(values) =>
        write.mutateAsync({
          url: `mapping_populations/${list.id}/consent`,
          body: {
            ...(partner_id && { partner_id }),
            level: values.level,
            ...(values.level === 'fields' && { fields: values.fields ?? [] }),
          },
        })
      }
      onDone={() => {
        void message.success(t.shared);
        onClose();
      }}
      onClose={onClose}
    >
      <OptionField name="level" label={t.level} options={levelOptions} required />
      {level === 'fields' && (
        <OptionField name="fields" label={t.fields} help={t.fieldsHelp} options={fieldOptions} multiple />
      )}
    </ActionDialog>
  );
}

interface AskDialogProps {
  list: { id: string; name: string; level: Level };
  partner_id: string | undefined;
  onClose: () => void;
}

/** Asks the other side to share more of one of its lists. */
export function AskDialog({ list, partner_id, onClose }: AskDialogProps) {
  const { message } = App.useApp();
  const write = useMappingWrite();
  const higher = levelOptions.slice(levels.indexOf(list.level) + 1);
  return (
    <ActionDialog<{ level: Level; message?: string | null }>
      title={t.askTitle(list.name)}
      action={t.ask}
      initial={{ level: higher[0]?.value ?? 'fields' }}
      onSubmit={(values) =>
        write.mutateAsync({
          url: `mapping_populations/${list.id}/request_consent`,
          body: { ...(partner_id && { partner_id }), level: values.level, message: values.message ?? null },
        })
      }
      onDone={() => {
        void message.success(t.asked);
        onClose();
      }}
      onClose={onClose}
    >
      <OptionField name="level" label={t.askLevel} options={higher} required />
      <LongTextField name="message" label={t.message} max={1000} />
    </ActionDialog>
  );
}

interface PresetDialogProps {
  counterpart: string;
  partner_id: string | undefined;
  onClose: () => void;
}

/** Shares all own lists at usual levels. */
export function PresetDialog({ counterpart, partner_id, onClose }: PresetDialogProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<{ preset: PresetKey }>();
  const write = useMappingWrite();
  const chosen = Form.useWatch('preset', { form, preserve: true });
  const help = presetOptions.find(({ value }) => value === chosen)?.help;
  return (
    <ActionDialog<{ preset: PresetKey }>
      title={t.presetTitle(counterpart)}
      action={t.share}
      text={t.presetText}
      form={form}
      initial={{ preset: 'counts' }}
      onSubmit={({ preset }) =>
        write.mutateAsync({ url: 'account_mapping/preset', body: { ...(partner_id && { partner_id }), preset } })
      }
      onDone={() => {
        void message.success(t.shared);
        onClose();
      }}
      onClose={onClose}
    >
      <OptionField name="preset" label={t.presetField} {...(help && { help })} options={presetOptions} required />
    </ActionDialog>
  );
}
