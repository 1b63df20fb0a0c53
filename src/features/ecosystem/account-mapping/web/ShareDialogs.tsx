import { App, Form } from 'antd';
import { DateText } from '#web/components/DateText.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { LongTextField, OptionField } from '#web/resource/form/fields.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import { type Level, levels, type PresetKey, sharedFields } from '../levels.schema.ts';
import type { OpenRequest } from '../mapping.schema.ts';
import { fieldNames, levelNames } from '../words.ts';
import { SharePicture } from './SharePicture.tsx';
import { presetOptions, texts as t } from './texts.ts';
import { useMappingWrite } from './useMapping.ts';

const levelOptions = levels.map((value) => ({ value, label: levelNames[value] }));
const fieldOptions = sharedFields.map((value) => ({ value, label: fieldNames[value] }));

interface ShareValues {
  level: Level;
  fields?: string[];
}
interface ShareDialogProps {
  list: { id: string; name: string; level: Level; fields: readonly string[] };
  counterpart: string;
  /** The most that the other side shares of one of its lists; null while it has none. */
  theirs: Level | null;
  partner_id: string | undefined;
  onClose: () => void;
}

/** Sets what the other side sees of an own list. */
export function ShareDialog({ list, counterpart, theirs, partner_id, onClose }: ShareDialogProps) {
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
      initial={{ level: list.level, fields: [...list.fields] }}
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
      {level && <SharePicture ours={level} theirs={theirs} name={counterpart} />}
      {level === 'fields' && (
        <OptionField name="fields" label={t.fields} help={t.fieldsHelp} options={fieldOptions} multiple />
      )}
    </ActionDialog>
  );
}

interface AnswerValues extends ShareValues {
  answer: 'share' | 'decline';
  reason?: string;
}

const answerOptions = [
  { value: 'share', label: t.answerShare },
  { value: 'decline', label: t.answerDecline },
] as const;

interface AnswerDialogProps {
  list: ShareDialogProps['list'];
  request: OpenRequest;
  counterpart: string;
  onClose: () => void;
}

/** Answers a request for an own list: it repeats what was asked, proposes exactly that, and declines with a reason. */
export function AnswerDialog({ list, request, counterpart, onClose }: AnswerDialogProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<AnswerValues>();
  const write = useMappingWrite();
  const answer = Form.useWatch('answer', { form, preserve: true });
  const level = Form.useWatch('level', { form, preserve: true });
  const isDeclined = answer === 'decline';
  return (
    <ActionDialog<AnswerValues>
      title={t.answerTitle(counterpart, list.name)}
      action={isDeclined ? t.answerDecline : t.answerShare}
      danger={isDeclined}
      text={<Asked list={list} request={request} counterpart={counterpart} />}
      form={form}
      initial={{ answer: 'share', level: request.level, fields: [...request.fields] }}
      onSubmit={(values) =>
        write.mutateAsync({
          url: `mapping_consents/${request.consent_id}/answer`,
          body: isDeclined
            ? { reason: values.reason }
            : { level: values.level, ...(values.level === 'fields' && { fields: values.fields ?? [] }) },
        })
      }
      onDone={() => {
        void message.success(isDeclined ? t.requestDeclined : t.shared);
        onClose();
      }}
      onClose={onClose}
    >
      <OptionField name="answer" label={t.answerField} options={answerOptions} required />
      {isDeclined ? (
        <ReasonItem label={t.declineReason} help={t.declineHelp(counterpart)} />
      ) : (
        <>
          <OptionField name="level" label={t.level} help={t.shareText(counterpart)} options={levelOptions} required />
          {level === 'fields' && (
            <OptionField name="fields" label={t.fields} help={t.fieldsHelp} options={fieldOptions} multiple />
          )}
        </>
      )}
    </ActionDialog>
  );
}

/** The request in the words of the side that asked. */
function Asked({ list, request, counterpart }: Pick<AnswerDialogProps, 'list' | 'request' | 'counterpart'>) {
  const fields = request.fields.map((field) => fieldNames[field]).join(', ');
  return (
    <>
      <p>
        {t.answerAsks(request.by_name, counterpart)}{' '}
        <strong>
          {levelNames[request.level]}
          {fields && ` (${fields})`}
        </strong>{' '}
        · <DateText value={request.at} as="instant" />
      </p>
      {request.message && <blockquote>{request.message}</blockquote>}
      <p>{t.answerNow(list.level)}</p>
    </>
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
  const [form] = Form.useForm<{ level: Level; fields?: string[]; message?: string | null }>();
  const level = Form.useWatch('level', { form, preserve: true });
  const write = useMappingWrite();
  const higher = levelOptions.slice(levels.indexOf(list.level) + 1);
  return (
    <ActionDialog<{ level: Level; fields?: string[]; message?: string | null }>
      title={t.askTitle(list.name)}
      action={t.ask}
      form={form}
      initial={{ level: higher[0]?.value ?? 'fields' }}
      onSubmit={(values) =>
        write.mutateAsync({
          url: `mapping_populations/${list.id}/request_consent`,
          body: {
            ...(partner_id && { partner_id }),
            level: values.level,
            ...(values.level === 'fields' && { fields: values.fields ?? [] }),
            message: values.message ?? null,
          },
        })
      }
      onDone={() => {
        void message.success(t.asked);
        onClose();
      }}
      onClose={onClose}
    >
      <OptionField name="level" label={t.askLevel} options={higher} required />
      {level === 'fields' && (
        <OptionField name="fields" label={t.wantedFields} help={t.fieldsHelp} options={fieldOptions} multiple />
      )}
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
