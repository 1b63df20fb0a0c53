import { Button, Input } from 'antd';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { PictureInput } from '#web/inputs/PictureInput.tsx';
import type { PageBlock } from '../schema.ts';
import css from './BlocksInput.module.css';
import { texts } from './texts.ts';
import { blockWords } from './words.ts';

type Kind = PageBlock['kind'];
type Of<K extends Kind> = Extract<PageBlock, { kind: K }>;
interface EditorProps<K extends Kind> {
  block: Of<K>;
  onChange: (block: Of<K>) => void;
}

const fresh: { [K in Kind]: () => Of<K> } = {
  text: () => ({ kind: 'text', text: '' }),
  benefits: () => ({ kind: 'benefits', title: texts.whatYouGet, tiers: [{ name: '', points: [] }] }),
  questions: () => ({ kind: 'questions', title: texts.questions, items: [{ question: '', answer: '' }] }),
  logos: () => ({ kind: 'logos', title: texts.ourPartners, items: [] }),
};

/** The parts of a page, in order. */
export function BlocksInput({
  value = [],
  onChange,
}: {
  value?: PageBlock[];
  onChange?: (blocks: PageBlock[]) => void;
}) {
  const put = (index: number, block: PageBlock) => onChange?.(value.with(index, block));
  function move(index: number, to: number): void {
    const moved = [...value];
    moved.splice(to, 0, ...moved.splice(index, 1));
    onChange?.(moved);
  }
  return (
    <div className={css.blocks}>
      {value.map((block, index) => {
        const name = `${blockWords[block.kind]} ${index + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: inputs are controlled, so a moved block takes its text along
          <fieldset key={index} className={css.block}>
            <legend className={css.legend}>{blockWords[block.kind]}</legend>
            <div className={css.tools}>
              <Button
                size="small"
                type="text"
                aria-label={texts.moveUp(name)}
                icon={<ArrowUp size={14} />}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <Button
                size="small"
                type="text"
                aria-label={texts.moveDown(name)}
                icon={<ArrowDown size={14} />}
                disabled={index === value.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <Button
                size="small"
                type="text"
                aria-label={texts.remove(name)}
                icon={<Trash2 size={14} />}
                onClick={() => onChange?.(value.toSpliced(index, 1))}
              />
            </div>
            <Input
              aria-label={texts.titleOf(name)}
              placeholder={texts.title}
              maxLength={200}
              value={block.title ?? ''}
              onChange={({ target }) => put(index, withTitle(block, target.value))}
            />
            <BlockEditor block={block} onChange={(next) => put(index, next)} />
          </fieldset>
        );
      })}
      <div className={css.add}>
        {(Object.keys(blockWords) as Kind[]).map((kind) => (
          <Button key={kind} icon={<Plus size={14} />} onClick={() => onChange?.([...value, fresh[kind]()])}>
            {blockWords[kind]}
          </Button>
        ))}
      </div>
    </div>
  );
}

function withTitle(block: PageBlock, title: string): PageBlock {
  const { title: _, ...rest } = block;
  return title ? ({ ...rest, title } as PageBlock) : (rest as PageBlock);
}

function BlockEditor({ block, onChange }: { block: PageBlock; onChange: (block: PageBlock) => void }) {
  switch (block.kind) {
    case 'text':
      return (
        <Input.TextArea
          aria-label={texts.text}
          autoSize={{ minRows: 3 }}
          maxLength={5000}
          value={block.text}
          onChange={({ target }) => onChange({ ...block, text: target.value })}
        />
      );
    case 'benefits':
      return <Benefits block={block} onChange={onChange} />;
    case 'questions':
      return <Questions block={block} onChange={onChange} />;
    case 'logos':
      return <Logos block={block} onChange={onChange} />;
  }
}

function Benefits({ block, onChange }: EditorProps<'benefits'>) {
  const put = (tiers: Of<'benefits'>['tiers']) => onChange({ ...block, tiers });
  return (
    <Rows
      rows={block.tiers}
      add={texts.addTier}
      onAdd={() => put([...block.tiers, { name: '', points: [] }])}
      onRemove={(index) => put(block.tiers.toSpliced(index, 1))}
      render={(tier, index) => (
        <>
          <Input
            aria-label={texts.tier}
            placeholder={texts.tier}
            maxLength={200}
            value={tier.name}
            onChange={({ target }) => put(block.tiers.with(index, { ...tier, name: target.value }))}
          />
          <Input.TextArea
            aria-label={texts.benefitsOnePerLine}
            placeholder={texts.benefitsOnePerLine}
            autoSize={{ minRows: 3 }}
            value={tier.points.join('\n')}
            onChange={({ target }) =>
              put(block.tiers.with(index, { ...tier, points: target.value === '' ? [] : target.value.split('\n') }))
            }
          />
        </>
      )}
    />
  );
}

function Questions({ block, onChange }: EditorProps<'questions'>) {
  const put = (items: Of<'questions'>['items']) => onChange({ ...block, items });
  return (
    <Rows
      rows={block.items}
      add={texts.addQuestion}
      onAdd={() => put([...block.items, { question: '', answer: '' }])}
      onRemove={(index) => put(block.items.toSpliced(index, 1))}
      render={(item, index) => (
        <>
          <Input
            aria-label={texts.question}
            placeholder={texts.question}
            maxLength={300}
            value={item.question}
            onChange={({ target }) => put(block.items.with(index, { ...item, question: target.value }))}
          />
          <Input.TextArea
            aria-label={texts.answer}
            placeholder={texts.answer}
            autoSize={{ minRows: 2 }}
            maxLength={3000}
            value={item.answer}
            onChange={({ target }) => put(block.items.with(index, { ...item, answer: target.value }))}
          />
        </>
      )}
    />
  );
}

function Logos({ block, onChange }: EditorProps<'logos'>) {
  const put = (items: Of<'logos'>['items']) => onChange({ ...block, items });
  return (
    <Rows
      rows={block.items}
      add={texts.addLogo}
      onAdd={() => put([...block.items, { name: '', image_url: '' }])}
      onRemove={(index) => put(block.items.toSpliced(index, 1))}
      render={(item, index) => (
        <>
          <Input
            aria-label={texts.company}
            placeholder={texts.company}
            maxLength={200}
            value={item.name}
            onChange={({ target }) => put(block.items.with(index, { ...item, name: target.value }))}
          />
          <PictureInput
            label={texts.logo}
            value={item.image_url || null}
            onChange={(url) => put(block.items.with(index, { ...item, image_url: url ?? '' }))}
          />
        </>
      )}
    />
  );
}

interface RowsProps<R> {
  rows: readonly R[];
  add: string;
  onAdd: () => void;
  onRemove: (index: number) => void;
  render: (row: R, index: number) => ReactNode;
}

function Rows<R>({ rows, add, onAdd, onRemove, render }: RowsProps<R>) {
  return (
    <>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: inputs are controlled
        <div key={index} className={css.row}>
          <div className={css.fields}>{render(row, index)}</div>
          <Button
            size="small"
            type="text"
            aria-label={texts.removeRow(index + 1)}
            icon={<Trash2 size={14} />}
            onClick={() => onRemove(index)}
          />
        </div>
      ))}
      <Button size="small" icon={<Plus size={14} />} onClick={onAdd} style={{ justifySelf: 'start' }}>
        {add}
      </Button>
    </>
  );
}
