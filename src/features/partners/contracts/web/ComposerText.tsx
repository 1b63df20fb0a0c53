import { Button, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { DropDown } from '#web/components/DropDown.tsx';
import { PopoverPanel } from '#web/components/PopoverPanel.tsx';
import { writtenFields } from '../../contract-templates/content.schema.ts';
import { splitFields } from '../../contract-templates/merge-fields.ts';
import { type Block, blocksOf, type Span } from '../markdown.ts';
import type { ContractPreview } from '../schema.ts';
import css from './Composer.module.css';
import { texts as t } from './texts.ts';

type Value = ContractPreview['values'][number];
interface Chips {
  values: readonly Value[];
  onWrite: (name: string, value: string) => void;
  /** Goes to the input that decides this value. */
  onGo: (name: string) => void;
}

/** The text of a contract, where each value that is filled in is a chip. */
export function ComposerText({ body, ...chips }: Chips & { body: string }) {
  return (
    <div className={css.text}>
      {blocksOf(body).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
        <TextBlock key={at} block={block} chips={chips} />
      ))}
    </div>
  );
}

function TextBlock({ block, chips }: { block: Block; chips: Chips }) {
  if (block.kind === 'rule') return <hr />;
  const content = <Spans spans={block.spans} chips={chips} />;
  switch (block.kind) {
    case 'heading':
      return block.level < 3 ? <h2>{content}</h2> : <h3>{content}</h3>;
    case 'paragraph':
      return <p>{content}</p>;
    case 'quote':
      return <blockquote>{content}</blockquote>;
    case 'item':
      return (
        <div className={css.item} style={{ marginLeft: 20 * block.depth }}>
          <span>{block.mark}</span>
          <span>{content}</span>
        </div>
      );
  }
}

function Spans({ spans, chips }: { spans: readonly Span[]; chips: Chips }): ReactNode {
  return spans.map(({ text, bold, italic }, at) => {
    const Inner = italic ? 'em' : 'span';
    const Outer = bold ? 'strong' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: spans have no other identity
      <Outer key={at}>
        <Inner>
          {splitFields(text).map((part, place) => {
            if (place % 2 === 0) return part;
            const value = chips.values.find(({ name }) => name === part);
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
            return value && <Chip key={place} value={value} chips={chips} />;
          })}
        </Inner>
      </Outer>
    );
  });
}

const isWritten = (name: string) => (writtenFields as readonly string[]).includes(name);
const isFixed = (name: string) => name === 'company.name' || name === 'contract.number';

function Chip({ value: { name, label, value }, chips }: { value: Value; chips: Chips }) {
  const [isOpen, setOpen] = useState(false);
  const shown = value || label;
  if (isFixed(name))
    return (
      <span className={css.chip} title={label}>
        {shown}
      </span>
    );
  const button = (
    <button
      type="button"
      className={css.chip}
      data-missing={value ? undefined : true}
      title={label}
      aria-label={value ? t.chip(label, value) : t.chipMissing(label)}
      {...(isWritten(name)
        ? { 'aria-haspopup': 'dialog' as const, 'aria-expanded': isOpen }
        : { onClick: () => chips.onGo(name) })}
    >
      {shown}
    </button>
  );
  if (!isWritten(name)) return button;
  return (
    <DropDown
      open={isOpen}
      onTurn={setOpen}
      content={
        <ValuePanel
          label={label}
          value={value}
          onDone={(written) => {
            chips.onWrite(name, written);
            setOpen(false);
          }}
        />
      }
    >
      {button}
    </DropDown>
  );
}

function ValuePanel({ label, value, onDone }: { label: string; value: string; onDone: (value: string) => void }) {
  const [text, setText] = useState(value);
  return (
    <PopoverPanel className={css.value} label={label}>
      <label htmlFor="contract-value">{label}</label>
      <Input
        id="contract-value"
        autoFocus
        maxLength={500}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={() => onDone(text)}
      />
      <span className="meta">{t.valueHelp}</span>
      <Button type="primary" onClick={() => onDone(text)}>
        {t.apply}
      </Button>
    </PopoverPanel>
  );
}
