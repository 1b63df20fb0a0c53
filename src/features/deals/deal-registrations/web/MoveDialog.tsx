import { Checkbox, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import type { DealRegistrationForPartner } from '../schema.ts';
import { useMove } from './useMove.ts';
import { reasonOptions } from './words.ts';

export interface DialogSpec {
  move: string;
  title: string;
  /** What follows from it, in a sentence or two. */
  text: ReactNode;
  /** The word on the button. */
  ok: string;
  done: string;
  danger?: boolean;
  /** Coded reasons to choose from. */
  codes?: readonly string[];
  /** The words of whoever decides: how the field is named in the body, and whether it must be filled. */
  words?: { name: string; label: string; help?: string; required?: boolean };
  /** Blocking conflicts must be answered: a code and words. */
  override?: readonly string[];
  /** Offer to make the deal with the approval. */
  offersDeal?: boolean;
}

interface MoveDialogProps {
  row: Pick<DealRegistrationForPartner, 'id' | 'row_version'>;
  spec: DialogSpec;
  onClose: () => void;
}

interface Filled {
  reason_code?: string;
  words?: string;
  override_code?: string;
  override_text?: string;
  convert?: boolean;
}

/** One decision: what it means, the coded reason, the words. */
export function MoveDialog({ row, spec, onClose }: MoveDialogProps) {
  const { tryMove } = useMove(row);
  const { words, codes, override } = spec;
  return (
    <ActionDialog<Filled>
      title={spec.title}
      action={spec.ok}
      danger={spec.danger}
      text={spec.text}
      initial={{ convert: true }}
      shownAs={{ ...(words && { [words.name]: 'words' }), override: 'override_text' }}
      onSubmit={(filled) => tryMove({ move: spec.move, body: bodyOf(spec, filled) })}
      onClose={onClose}
    >
      {codes && (
        <Form.Item name="reason_code" label="Reason" rules={[{ required: true, message: 'Reason is required' }]}>
          <OptionSelect options={reasonOptions(codes)} />
        </Form.Item>
      )}
      {words && (
        <Form.Item
          name="words"
          label={words.label}
          extra={words.help}
          rules={words.required ? [{ required: true, whitespace: true, message: `${words.label} is required` }] : []}
        >
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={4000} autoFocus={!codes} />
        </Form.Item>
      )}
      {override && (
        <>
          <Form.Item
            name="override_code"
            label="Why approve against the conflict?"
            rules={[{ required: true, message: 'A reason is required' }]}
          >
            <OptionSelect options={reasonOptions(override)} />
          </Form.Item>
          <Form.Item
            name="override_text"
            label="In your words"
            extra="Kept with the conflict; the partner does not read it."
            rules={[{ required: true, whitespace: true, message: 'Say why in a few words' }]}
          >
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={4000} />
          </Form.Item>
        </>
      )}
      {spec.offersDeal && (
        <Form.Item name="convert" valuePropName="checked" style={{ marginBottom: 0 }}>
          <Checkbox>Open the deal now, with the partner as its source</Checkbox>
        </Form.Item>
      )}
    </ActionDialog>
  );
}

function bodyOf({ words, codes, override, offersDeal }: DialogSpec, filled: Filled): Record<string, unknown> {
  return {
    ...(codes && { reason_code: filled.reason_code }),
    ...(words && filled.words?.trim() && { [words.name]: filled.words.trim() }),
    ...(override && { override: { code: filled.override_code, text: filled.override_text } }),
    ...(offersDeal && { convert: filled.convert ?? false }),
  };
}
