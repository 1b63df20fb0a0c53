import { Checkbox, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { OptionField } from '#web/resource/form/fields.tsx';
import type { DealRegistrationForPartner } from '../../schema.ts';
import { reasonOptions } from '../words.ts';
import { useMove } from './useMove.ts';

export interface DialogSpec {
  move: string;
  title: string;
  /** The consequences in one or two sentences. */
  text: ReactNode;
  /** The label of the button. */
  ok: string;
  done: string;
  danger?: boolean;
  /** Coded reasons to choose from. */
  codes?: readonly string[];
  /** The message field: its name in the body and whether it is required. */
  words?: { name: string; label: string; help?: string; required?: boolean };
  /** Blocking conflicts require a reason and an explanation. */
  override?: readonly string[];
  /** Ask for a comment that only the company reads. */
  comment?: boolean;
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
  comment?: string;
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
      {codes && <OptionField name="reason_code" label="Reason" options={reasonOptions(codes)} required />}
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
          <OptionField
            name="override_code"
            label="Reason for approving despite the conflict"
            options={reasonOptions(override)}
            required="Reason is required"
          />
          <Form.Item
            name="override_text"
            label="Explanation"
            extra="Stored with the conflict. The partner cannot see it."
            rules={[{ required: true, whitespace: true, message: 'Enter an explanation' }]}
          >
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={4000} />
          </Form.Item>
        </>
      )}
      {spec.comment && (
        <Form.Item name="comment" label="Internal comment" extra="Only your company can see it.">
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={4000} />
        </Form.Item>
      )}
      {spec.offersDeal && (
        <Form.Item name="convert" valuePropName="checked" style={{ marginBottom: 0 }}>
          <Checkbox>Create the opportunity now, with the partner as its source</Checkbox>
        </Form.Item>
      )}
    </ActionDialog>
  );
}

function bodyOf({ words, codes, override, comment, offersDeal }: DialogSpec, filled: Filled): Record<string, unknown> {
  return {
    ...(codes && { reason_code: filled.reason_code }),
    ...(words && filled.words?.trim() && { [words.name]: filled.words.trim() }),
    ...(override && { override: { code: filled.override_code, text: filled.override_text } }),
    ...(comment && filled.comment?.trim() && { comment: filled.comment.trim() }),
    ...(offersDeal && { convert: filled.convert ?? false }),
  };
}
