import { Alert, Button, Form, type FormInstance, Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useConfirmClose } from '../../interaction/unsaved.ts';
import { useRestoreFocus } from '../../interaction/useRestoreFocus.ts';
import css from './ActionDialog.module.css';
import { DialogFields } from './DialogFields.tsx';
import { forgetErrors } from './formFields.ts';
import { refusalOf } from './refusal.ts';
import { type Sheet, StepSheetView } from './StepSheetView.tsx';

interface ActionDialogProps<V extends object, R> {
  title: string;
  /** The label of the button. */
  action: string;
  danger?: boolean;
  /** The button is disabled because there is nothing to send yet. */
  disabled?: boolean;
  width?: number;
  /** The consequences of the action in one or two sentences. */
  text?: ReactNode;
  initial?: Partial<V>;
  /** Shows the effects of a step that moves money or cannot be undone, with the amount on the button. */
  sheet?: Sheet<V> | undefined;
  /** The form, for callers that watch its values. */
  form?: FormInstance<V>;
  /** Maps the server's field names to those of the form: `{ role: 'choice' }`. */
  shownAs?: Record<string, string>;
  /** Performs the action. Its errors are shown in the dialog, which stays open. */
  onSubmit: (values: V) => Promise<R>;
  /** A second way to finish, such as saving without the next step. It has a button of its own. */
  other?: { label: string; onSubmit: (values: V) => Promise<R> };
  /** Called after success; closes the dialog by default. */
  onDone?: (result: R) => void;
  onClose: () => void;
  /** The fields, as `Form.Item`s. */
  children?: ReactNode;
}

/**
 * A dialog that asks for the input of one action and performs it: the counterpart of `ResourceForm` for everything but
 * rows.
 */
export function ActionDialog<V extends object, R = unknown>(props: ActionDialogProps<V, R>) {
  const {
    title,
    action,
    danger,
    disabled,
    width = 480,
    text,
    initial,
    shownAs,
    onClose,
    children,
    other,
    sheet,
  } = props;
  const { onDone = onClose } = props;
  const [form] = Form.useForm<V>(props.form);
  const [busy, setBusy] = useState(false);
  const [isFilled, setFilled] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [sheetAction, setSheetAction] = useState<string | null>(null);
  const { onCancel } = useConfirmClose(isFilled && !busy, onClose);
  useRestoreFocus();

  const refuse = (error: unknown) => {
    const fieldOf = (name: string) => shownAs?.[name] ?? name;
    const shown = new Set(form.getFieldsError().map(({ name }) => name.join('.')));
    const { beside, above } = refusalOf(error, (name) => shown.has(fieldOf(name)));
    form.setFields(beside.map(([name, errors]) => ({ name: fieldOf(name).split('.') as never, errors })));
    setFailure(above);
  };

  // A double click is faster than the next render, which disables the button.
  const isSending = useRef(false);
  /** The handler of the second button while it is pressed; Enter in a field presses it too, because it comes first. */
  const chosen = useRef<((values: V) => Promise<R>) | null>(null);
  /** Whether the fields are there; a button that was pressed before submits then. */
  const areFieldsShown = useRef(!children && !sheet);
  const isPressedEarly = useRef(false);
  const submit = async (values: V) => {
    if (!areFieldsShown.current) {
      isPressedEarly.current = true;
      return;
    }
    const onSubmit = chosen.current ?? props.onSubmit;
    chosen.current = null;
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
      okText={sheetAction ?? action}
      okButtonProps={{ danger, disabled, htmlType: 'submit' }}
      footer={
        other
          ? (_, { OkBtn, CancelBtn }) => (
              <>
                <CancelBtn />
                <Button
                  htmlType="submit"
                  disabled={busy || disabled}
                  onClick={() => {
                    chosen.current = other.onSubmit;
                  }}
                >
                  {other.label}
                </Button>
                <OkBtn />
              </>
            )
          : undefined
      }
      confirmLoading={busy}
      onCancel={onCancel}
      styles={{ body: { paddingTop: 4 } }}
      className={css.dialog}
      // The library's motion measures the page before the first frame; ours is a style.
      transitionName=""
      maskTransitionName=""
      // A click outside must not lose what was filled in.
      mask={{ closable: !isFilled }}
      // The form includes the buttons, so that Enter in a field submits it.
      modalRender={(content) => (
        <Form<V>
          noValidate
          form={form}
          layout="vertical"
          initialValues={initial as V}
          onFinish={submit}
          onFinishFailed={() => {
            chosen.current = null;
          }}
          onValuesChange={(changed) => {
            setFilled(true);
            forgetErrors(form, changed);
          }}
          scrollToFirstError={{ focus: true }}
          // A field is checked only after it was left.
          validateTrigger={['onBlur', 'onSubmit']}
        >
          {content}
        </Form>
      )}
    >
      {text && <p style={{ marginBottom: 16, color: 'var(--text-2)' }}>{text}</p>}
      {failure && <Alert type="error" showIcon role="alert" title={failure} style={{ marginBottom: 16 }} />}
      {(children || sheet) && (
        <DialogFields
          onShown={() => {
            areFieldsShown.current = true;
            if (isPressedEarly.current) form.submit();
          }}
        >
          {children}
          {sheet && <StepSheetView sheet={sheet} form={form} onAction={setSheetAction} />}
        </DialogFields>
      )}
    </Modal>
  );
}
