import { Alert, App, Button, Form } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { Loaded } from '../../components/Loaded.tsx';
import { saveKeys, useShortcuts } from '../../shortcuts.ts';
import { useUnsavedWarning } from '../../unsaved.ts';
import { currentRowOf, type Row, useOne, useWrite } from '../data/useResource.ts';
import { texts as t } from '../texts.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { changedFrom, type FieldFacts, FormFieldsContext, filledValues, type Values } from './formFields.ts';
import css from './ResourceForm.module.css';
import { refusalOf } from './refusal.ts';
import { useAttempt } from './useAttempt.ts';

export interface ResourceFormProps<R extends Row> {
  resource: string;
  /** The row to edit; without it the form creates one. */
  id?: string;
  /** What a new row starts with. */
  initial?: Partial<R>;
  onDone: (row: R) => void;
  onCancel?: () => void;
  /** Something would be lost by closing what the form is in. */
  onFilled?: () => void;
  /** Where it stands within another form: its fields' labels would lead to that one's. */
  name?: string;
  /** The word on the button, "Create" or "Save" unless said. */
  submit?: string;
  /** Other resources this write changes on the server. */
  also?: readonly string[];
  /** When the form's values are not the body as they stand. */
  toBody?: (values: Values) => Values;
  children: ReactNode;
}

/** Create and edit in one: label above field, errors beside it from client and server alike, Ctrl+Enter saves. */
export function ResourceForm<R extends Row>({ id, ...props }: ResourceFormProps<R>) {
  const row = useOne<R>(props.resource, id);
  if (!id) return <Fields<R> {...props} opened={null} />;
  return <Loaded query={row}>{(opened) => <Fields<R> key={id} {...props} opened={opened} />}</Loaded>;
}

/** `custom.industry` on the wire is `['custom', 'industry']` in the form. */
const pathOf = (name: string) => (name.includes('.') ? name.split('.') : name);

/** The fields named in a nested object of changes: a custom field is one level down. */
const pathsOf = (changed: Values): string[][] =>
  Object.entries(changed).flatMap(([name, value]) =>
    name === 'custom' && value ? Object.keys(value).map((key) => [name, key]) : [[name]],
  );

function Fields<R extends Row>(props: Omit<ResourceFormProps<R>, 'id'> & { opened: R | null }) {
  const { resource, initial, onDone, onCancel, also, toBody = (values) => values, onFilled, children } = props;
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  useShortcuts(saveKeys);
  // The row stays the one the person saw while typing, though a refetch may bring another.
  const [opened] = useState(props.opened);
  const [dirty, setDirty] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<{ mine: Values; current: R } | null>(null);
  const fields = useRef(new Map<string, FieldFacts>());
  const post = useAttempt<R>();
  const forgetMine = useUnsavedWarning(dirty);

  const write = useWrite<{ body: Values; version?: number }, R>(
    resource,
    ({ body, version }) =>
      opened
        ? api<R>(`${resource}/${opened.id}`, { method: 'PATCH', body: { ...body, row_version: version } })
        : post(resource, body),
    also,
  );

  const finish = (row: R) => {
    setDirty(false);
    forgetMine();
    message.success(opened ? t.saved : t.created);
    onDone(row);
  };

  const refuse = (error: unknown, mine: Values) => {
    const current = currentRowOf<R>(error);
    if (current) return setConflict({ mine, current });
    const { beside, above } = refusalOf(error, (name) => fields.current.has(name));
    form.setFields(beside.map(([name, errors]) => ({ name: pathOf(name) as string, errors })));
    if (beside.length > 0) form.scrollToField(pathOf(beside[0]![0]), { focus: true });
    setFailure(above ?? t.checkFields);
  };

  // A button pressed twice is quicker than the next render, which takes it away.
  const isSending = useRef(false);
  const send = async (body: Values, version?: number) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    try {
      finish(await write.mutateAsync({ body, version }));
    } catch (error) {
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
          onValuesChange={(changed) => {
            setDirty(true);
            onFilled?.();
            // A mark goes away as soon as what it complains about is touched; it is checked again on leaving the field.
            const marked = pathsOf(changed as Values).filter((name) => form.getFieldError(name).length > 0);
            if (marked.length > 0) form.setFields(marked.map((name) => ({ name: name as [string], errors: [] })));
          }}
          scrollToFirstError={{ focus: true }}
          validateTrigger={['onBlur', 'onSubmit']}
        >
          {children}
          <Buttons>
            <Button type="primary" htmlType="submit" loading={write.isPending} aria-keyshortcuts="Control+Enter">
              {props.submit ?? (opened ? t.save : t.create)}
            </Button>
            {onCancel && <Button onClick={onCancel}>{t.cancel}</Button>}
            <span className={css.hint}>{t.saveHint}</span>
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
  /** Help in plain words. */
  text?: string;
  children: ReactNode;
}

/** No form is longer than a screen without sections. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}

/** Fields side by side where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}

/** At the end of a form, and in sight wherever one is in it. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className={css.buttons}>{children}</div>;
}
