import { Alert, Form, type FormInstance, Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useConfirmClose } from '../../unsaved.ts';
import { useRestoreFocus } from '../../useRestoreFocus.ts';
import { DialogFields } from './DialogFields.tsx';
import { refusalOf } from './refusal.ts';

interface ActionDialogProps<V extends object, R> {
  title: string;
  /** The word on the button. */
  action: string;
  danger?: boolean;
  /** There is nothing to send yet. */
  disabled?: boolean;
  width?: number;
  /** What follows from it, in a sentence or two. */
  text?: ReactNode;
  initial?: Partial<V>;
  /** For whoever must watch the values. */
  form?: FormInstance<V>;
  /** The field that shows what the server says of another name: `{ role: 'choice' }`. */
  shownAs?: Record<string, string>;
  /** Carries it out. What it throws is said where it belongs, and the dialog stays open. */
  onSubmit: (values: V) => Promise<R>;
  /** It was carried out; closes the dialog unless said. */
  onDone?: (result: R) => void;
  onClose: () => void;
  /** The fields, as `Form.Item`s. */
  children?: ReactNode;
}

/** Asks for what one action needs, then carries it out: the counterpart of `ResourceForm` for everything but rows. */
export function ActionDialog<V extends object, R = unknown>(props: ActionDialogProps<V, R>) {
  const { title, action, danger, disabled, width = 480, text, initial, shownAs, onSubmit, onClose, children } = props;
  const { onDone = onClose } = props;
  const [form] = Form.useForm<V>(props.form);
  const [busy, setBusy] = useState(false);
  const [isFilled, setFilled] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { onCancel } = useConfirmClose(isFilled && !busy, onClose);
  useRestoreFocus();

  const refuse = (error: unknown) => {
    const fieldOf = (name: string) => shownAs?.[name] ?? name;
    const shown = new Set(form.getFieldsError().map(({ name }) => name.join('.')));
    const { beside, above } = refusalOf(error, (name) => shown.has(fieldOf(name)));
    form.setFields(beside.map(([name, errors]) => ({ name: fieldOf(name).split('.') as never, errors })));
    setFailure(above);
  };

  // A button pressed twice is quicker than the next render, which takes it away.
  const isSending = useRef(false);
  const submit = async (values: V) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    setBusy(true);
    try {
      const result = await onSubmit(values);
      setFilled(false);
      onDone(result);
    } catch (error) {
      refuse(error);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return (
    <Modal
      open
      title={title}
      width={width}
      okText={action}
      okButtonProps={{ danger, disabled, htmlType: 'submit' }}
      confirmLoading={busy}
      onCancel={onCancel}
      styles={{ body: { paddingTop: 4 } }}
      // What was filled in is not lost by a slip beside it.
      mask={{ closable: !isFilled }}
      // The form is around the buttons too, so that Enter in a field is the button.
      modalRender={(content) => (
        <Form<V>
          noValidate
          form={form}
          layout="vertical"
          initialValues={initial as V}
          onFinish={submit}
          onValuesChange={() => setFilled(true)}
          scrollToFirstError={{ focus: true }}
        >
          {content}
        </Form>
      )}
    >
      {text && <p style={{ marginBottom: 16, color: 'var(--text-2)' }}>{text}</p>}
      {failure && <Alert type="error" showIcon role="alert" title={failure} style={{ marginBottom: 16 }} />}
      {children && <DialogFields>{children}</DialogFields>}
    </Modal>
  );
}
