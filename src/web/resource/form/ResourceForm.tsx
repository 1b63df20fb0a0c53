import { Alert, App, Button, Form } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { Loaded } from '../../components/Loaded.tsx';
import { saveKeys, useShortcuts } from '../../interaction/shortcuts.ts';
import { useUnsavedWarning } from '../../interaction/unsaved.ts';
import { api } from '../../requests/api.ts';
import { currentRowOf, type Row, useOne, useWrite } from '../data/useResource.ts';
import { texts as t } from '../texts.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FieldRulesContext, useFieldRules } from './fieldRules.ts';
import {
  changedFrom,
  type FieldFacts,
  FormFieldsContext,
  filledValues,
  forgetErrors,
  type Values,
} from './formFields.ts';
import css from './ResourceForm.module.css';
import { refusalOf } from './refusal.ts';
import { useAttempt } from './useAttempt.ts';

export interface ResourceFormProps<R extends Row> {
  resource: string;
  /** The row to edit; without it the form creates one. */
  id?: string;
  /** The initial values of a new row. */
  initial?: Partial<R>;
  onDone: (row: R) => void;
  onCancel?: () => void;
  /** Called when closing the form would lose input. */
  onFilled?: () => void;
  /** A prefix for the ids of fields, if the form is inside another form. */
  name?: string;
  /** The label of the button; defaults to "Create" or "Save". */
  submit?: string;
  /** A second way to finish, with a step that follows the write. It has a button of its own. */
  other?: { label: string; onDone: (row: R) => void } | undefined;
  /** A form inside a screen: its buttons are small and scroll with it. */
  isSmall?: boolean;
  /** Other resources that this write changes on the server. */
  also?: readonly string[] | undefined;
  /** The address that creates the row, if it is not the resource's own. */
  address?: string | undefined;
  /** Converts the form's values to the body. */
  toBody?: ((values: Values) => Values) | undefined;
  children: ReactNode;
}

/** A form to create and edit a row: labels above fields, errors of client and server beside them, Ctrl+Enter saves. */
export function ResourceForm<R extends Row>({ id, ...props }: ResourceFormProps<R>) {
  const row = useOne<R>(props.resource, id);
  if (!id) return <Fields<R> {...props} opened={null} />;
  return <Loaded query={row}>{(opened) => <Fields<R> key={id} {...props} opened={opened} />}</Loaded>;
}

/** `custom.industry` in requests is `['custom', 'industry']` in the form. */
const pathOf = (name: string) => (name.includes('.') ? name.split('.') : name);

function Fields<R extends Row>(props: Omit<ResourceFormProps<R>, 'id'> & { opened: R | null }) {
  const {
    resource,
    initial,
    onDone,
    onCancel,
    also,
    toBody = (values) => values,
    onFilled,
    isSmall = false,
    children,
  } = props;
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  useShortcuts(saveKeys);
  // The form keeps the row as it was when it was opened, even if a refetch brings another version.
  const [opened] = useState(props.opened);
  const [dirty, setDirty] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<{ mine: Values; current: R } | null>(null);
  const fields = useRef(new Map<string, FieldFacts>());
  const rules = useFieldRules(resource);
  const post = useAttempt<R>();
  const forgetMine = useUnsavedWarning(dirty);
  /** The handler of the second button while it is pressed. */
  const chosen = useRef<((row: R) => void) | null>(null);

  const write = useWrite<{ body: Values; version?: number }, R>(
    resource,
    ({ body, version }) =>
      opened
        ? api<R>(`${resource}/${opened.id}`, { method: 'PATCH', body: { ...body, row_version: version } })
        : post(props.address ?? resource, body),
    also,
  );

  const finish = (row: R) => {
    setDirty(false);
    forgetMine();
    message.success(opened ? t.saved : t.created);
    const next = chosen.current;
    chosen.current = null;
    (next ?? onDone)(row);
  };

  const refuse = (error: unknown, mine: Values) => {
    const current = currentRowOf<R>(error);
    if (current) return setConflict({ mine, current });
    const { beside, above } = refusalOf(error, (name) => fields.current.has(name));
    form.setFields(beside.map(([name, errors]) => ({ name: pathOf(name) as string, errors })));
    if (beside.length > 0) form.scrollToField(pathOf(beside[0]![0]), { focus: true });
    setFailure(above ?? t.checkFields);
  };

  // A double click is faster than the next render, which disables the button.
  const isSending = useRef(false);
  const send = async (body: Values, version?: number) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    try {
      finish(await write.mutateAsync({ body, version }));
    } catch (error) {
      chosen.current = null;
      refuse(error, body);
    } finally {
      isSending.current = false;
    }
  };

  const submit = (values: Values) => {
    const body = toBody(values);
    if (!opened) return send(filledValues(body));
    const changed = changedFrom(opened as unknown as Values, body);
    return Object.keys(changed).length > 0 ? send(changed, opened.row_version) : finish(opened);
  };

  const choose = (values: Values | null) => {
    const current = conflict!.current;
    setConflict(null);
    if (!values) return;
    if (Object.keys(values).length === 0) finish(current);
    else void send(values, current.row_version);
  };

  const size = isSmall ? { size: 'small' as const } : {};
  return (
    <FormFieldsContext value={fields.current}>
      <div className={css.form}>
        {failure && <Alert type="error" showIcon title={failure} className={css.failure} role="alert" />}
        <Form<Values>
          noValidate
          form={form}
          {...(props.name && { name: props.name })}
          layout="vertical"
          initialValues={(opened ?? initial ?? {}) as Values}
          onFinish={submit}
          onFinishFailed={() => {
            chosen.current = null;
          }}
          onValuesChange={(changed) => {
            setDirty(true);
            onFilled?.();
            forgetErrors(form, changed as Values);
          }}
          scrollToFirstError={{ focus: true }}
          validateTrigger={['onBlur', 'onSubmit']}
        >
          <FieldRulesContext value={rules}>{children}</FieldRulesContext>
          <Buttons isSmall={isSmall}>
            <Button
              {...size}
              type="primary"
              htmlType="submit"
              loading={write.isPending}
              aria-keyshortcuts="Control+Enter"
            >
              {props.submit ?? (opened ? t.save : t.create)}
            </Button>
            {props.other && (
              <Button
                {...size}
                htmlType="submit"
                disabled={write.isPending}
                onClick={() => {
                  chosen.current = props.other!.onDone;
                }}
              >
                {props.other.label}
              </Button>
            )}
            {onCancel && (
              <Button {...size} onClick={() => onCancel()}>
                {t.cancel}
              </Button>
            )}
            {!isSmall && <span className={css.hint}>{t.saveHint}</span>}
          </Buttons>
        </Form>
        {conflict && (
          <ConflictDialog
            fields={fields.current}
            opened={opened as unknown as Values}
            mine={conflict.mine}
            current={conflict.current as unknown as Values}
            onChoose={choose}
          />
        )}
      </div>
    </FormFieldsContext>
  );
}

interface SectionProps {
  title: string;
  /** A help text in plain words. */
  text?: string;
  children: ReactNode;
}

/** A section of a form. A form that is longer than a screen needs sections. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}

/** Fields side by side if there is space. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}

/** The buttons at the end of a form, which stay visible while it scrolls. */
export function Buttons({ isSmall = false, children }: { isSmall?: boolean; children: ReactNode }) {
  return <div className={isSmall ? css.smallButtons : css.buttons}>{children}</div>;
}
