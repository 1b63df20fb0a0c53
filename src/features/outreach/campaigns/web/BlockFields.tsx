import { Button, Input } from 'antd';
import Braces from 'lucide-react/icons/braces';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useId } from 'react';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { Tick } from '#web/components/Tick.tsx';
import { PictureInput } from '#web/inputs/PictureInput.tsx';
import { RichTextInput } from '#web/inputs/RichTextInput.tsx';
import { isOwnPicture } from '../addresses.ts';
import { type Block, type Cell, personalFacts } from '../blocks.schema.ts';
import { variables } from '../variables.ts';
import css from './campaigns.module.css';
import { texts as t } from './texts.ts';

interface Props {
  block: Block;
  /** Names the block for screen readers: "2. Button". */
  name: string;
  onChange: (block: Block) => void;
}

/** The inputs of one block. */
export function BlockFields({ block, name, onChange }: Props) {
  switch (block.kind) {
    case 'headline':
      return (
        <WithVariables value={block.text} onChange={(text) => onChange({ ...block, text })}>
          <Labeled label={t.headline}>
            {(id) => (
              <Input
                id={id}
                value={block.text}
                maxLength={200}
                onChange={({ target }) => onChange({ ...block, text: target.value })}
              />
            )}
          </Labeled>
        </WithVariables>
      );
    case 'text':
      return <Prose value={block.text} onChange={(text) => onChange({ ...block, text })} />;
    case 'button':
      return (
        <>
          <TextInput label={t.label} value={block.label} max={80} onChange={(label) => onChange({ ...block, label })} />
          <TextInput
            label={t.url}
            value={block.url}
            max={2000}
            type="url"
            onChange={(url) => onChange({ ...block, url })}
          />
        </>
      );
    case 'image':
      return (
        <>
          <Picture of={name} url={block.url} onChange={(url) => onChange({ ...block, url })} />
          <TextInput label={t.alt} value={block.alt} max={200} onChange={(alt) => onChange({ ...block, alt })} />
          <TextInput
            label={t.imageLink}
            value={block.link ?? ''}
            max={2000}
            type="url"
            onChange={(link) => {
              const { link: _, ...rest } = block;
              onChange(link ? { ...rest, link } : rest);
            }}
          />
        </>
      );
    case 'columns':
      return <Columns cells={block.cells} of={name} onChange={(cells) => onChange({ ...block, cells })} />;
    case 'divider':
      return null;
    case 'facts':
      return (
        <>
          <fieldset className={css.choices} aria-label={t.facts}>
            {personalFacts.map(({ value, label }) => (
              <Tick
                key={value}
                isNamed
                label={label}
                checked={block.facts.includes(value)}
                // At least one fact stays.
                disabled={block.facts.length === 1 && block.facts[0] === value}
                onChange={() =>
                  onChange({
                    ...block,
                    facts: personalFacts
                      .map((fact) => fact.value)
                      .filter((fact) => (fact === value) !== block.facts.includes(fact)),
                  })
                }
              />
            ))}
          </fieldset>
          <TextInput
            label={t.fallback}
            help={t.fallbackHelp}
            value={block.fallback ?? ''}
            max={500}
            onChange={(fallback) => onChange({ ...block, fallback })}
          />
        </>
      );
  }
}

function Labeled({
  label,
  help,
  children,
}: {
  label: string;
  help?: string | undefined;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={css.input}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {help && <span className="meta">{help}</span>}
    </div>
  );
}

interface TextInputProps {
  label: string;
  value: string;
  max: number;
  type?: 'url';
  help?: string;
  onChange: (text: string) => void;
}

function TextInput({ label, value, max, type, help, onChange }: TextInputProps) {
  return (
    <Labeled label={label} help={help}>
      {(id) => (
        <Input
          id={id}
          value={value}
          maxLength={max}
          {...(type && { placeholder: 'https://' })}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Labeled>
  );
}

/** An uploaded picture, or the address of one on another site. */
function Picture({ of, url, onChange }: { of: string; url: string; onChange: (url: string) => void }) {
  return (
    <>
      <PictureInput
        label={`${t.upload} ${of}`}
        value={isOwnPicture(url) ? url : null}
        onChange={(next) => onChange(next ?? '')}
      />
      {!isOwnPicture(url) && <TextInput label={t.imageUrl} value={url} max={2000} type="url" onChange={onChange} />}
    </>
  );
}

const inserts = {
  label: t.variables,
  unknown: t.unknownVariable,
  items: variables.map(({ key, label }) => ({ text: `{{${key}|}}`, label })),
};

function Prose({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <div className={css.input}>
      <RichTextInput aria-label={t.text} value={value} onChange={onChange} rows={4} inserts={inserts} />
    </div>
  );
}

function WithVariables({
  value,
  onChange,
  children,
}: {
  value: string;
  onChange: (text: string) => void;
  children: ReactNode;
}) {
  return (
    <>
      {children}
      <DropMenu
        items={variables.map(({ key, label, example }) => ({
          key,
          label: `${label} (${example})`,
          onClick: () => onChange(`${value}{{${key}|}}`),
        }))}
      >
        <Button size="small" icon={<Braces size={14} />}>
          {t.variables}
        </Button>
      </DropMenu>
    </>
  );
}

function Columns({ cells, of, onChange }: { cells: readonly Cell[]; of: string; onChange: (cells: Cell[]) => void }) {
  const set = (at: number, change: Partial<Cell>) => {
    const next = Object.entries({ ...cells[at], ...change }).filter(([, value]) => value !== '' && value !== undefined);
    onChange(cells.with(at, Object.fromEntries(next) as Cell));
  };
  return (
    <>
      {cells.map((cell, at) => {
        const name = `${of}, ${t.column(at + 1)}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity beyond their place
          <fieldset key={at} className={css.cell} aria-label={t.column(at + 1)}>
            <div className={css.cellHead}>
              <span>{t.column(at + 1)}</span>
              {cells.length > 2 && (
                <Button
                  type="text"
                  size="small"
                  icon={<Trash size={14} />}
                  aria-label={t.removeColumn(at + 1)}
                  onClick={() => onChange(cells.toSpliced(at, 1))}
                />
              )}
            </div>
            <Picture of={name} url={cell.image_url ?? ''} onChange={(image_url) => set(at, { image_url })} />
            {cell.image_url && (
              <TextInput
                label={t.alt}
                value={cell.image_alt ?? ''}
                max={200}
                onChange={(image_alt) => set(at, { image_alt })}
              />
            )}
            <TextInput
              label={t.headline}
              value={cell.headline ?? ''}
              max={200}
              onChange={(headline) => set(at, { headline })}
            />
            <Prose value={cell.text ?? ''} onChange={(text) => set(at, { text })} />
            <TextInput label={t.label} value={cell.label ?? ''} max={80} onChange={(label) => set(at, { label })} />
            <TextInput
              label={t.url}
              value={cell.url ?? ''}
              max={2000}
              type="url"
              onChange={(url) => set(at, { url })}
            />
          </fieldset>
        );
      })}
      {cells.length < 3 && (
        <Button size="small" icon={<Plus size={14} />} onClick={() => onChange([...cells, {}])}>
          {t.addColumn}
        </Button>
      )}
    </>
  );
}
