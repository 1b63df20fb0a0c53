import { Form } from 'antd';
import type { ReactNode } from 'react';
import { NumberInput } from '../../inputs/NumberInput.tsx';
import { ErrorItem } from '../../inputs/refusal.tsx';
import { texts as t } from '../texts.ts';
import { useFieldFacts } from './formFields.ts';
import css from './Sentence.module.css';

interface NumberInSentence {
  /** The name of the input for screen readers, and in messages. */
  label: string;
  min?: number;
  max?: number;
  required?: boolean;
}

interface SentenceProps {
  /** The rule as a sentence, with the fields in braces: "Protect an approved deal for {protection_days} days." */
  text: string;
  numbers: Readonly<Record<string, NumberInSentence>>;
  help?: ReactNode;
}

/** A rule that reads as a sentence with its numbers in place, instead of a label and a number each. */
export function Sentence({ text, numbers, help }: SentenceProps) {
  return (
    <Form.Item extra={help}>
      <span className={css.sentence}>
        {text.split(/(\{\w+\})/).map((part) => {
          const name = part.startsWith('{') ? part.slice(1, -1) : undefined;
          return name ? <InlineNumber key={name} name={name} {...numbers[name]!} /> : part;
        })}
      </span>
    </Form.Item>
  );
}

function InlineNumber({ name, label, min, max, required }: NumberInSentence & { name: string }) {
  useFieldFacts(name, { label, show: String });
  return (
    <span className={css.number}>
      <ErrorItem name={name} noStyle rules={required ? [{ required: true, message: t.required(label) }] : []}>
        <NumberInput aria-label={label} min={min} max={max} />
      </ErrorItem>
    </span>
  );
}
