import { Button } from 'antd';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { type Block, type BlockKind, MOST_BLOCKS } from '../blocks.schema.ts';
import type { Problem } from '../problems.ts';
import { BlockFields } from './BlockFields.tsx';
import { moveBlock, newBlock } from './blockEdits.ts';
import css from './campaigns.module.css';
import { texts as t } from './texts.ts';

interface Props {
  id?: string;
  value?: Block[];
  onChange?: (blocks: Block[]) => void;
  problems: readonly Problem[];
}

/** The blocks of an email, from top to bottom. */
export function BlocksInput({ id, value = [], onChange = () => {}, problems }: Props) {
  const kinds = Object.keys(t.kinds) as BlockKind[];
  return (
    <div id={id} className={css.blocks}>
      {value.map((block, at) => {
        const name = t.block(at + 1, t.kinds[block.kind]);
        const own = problems.filter((problem) => problem.block === block.key);
        return (
          <fieldset
            key={block.key}
            className={css.block}
            data-problem={own.some(({ is_error }) => is_error) || undefined}
          >
            <legend>{name}</legend>
            <div className={css.tools}>
              <Button
                type="text"
                size="small"
                icon={<ArrowUp size={14} />}
                aria-label={t.moveUp(name)}
                disabled={at === 0}
                onClick={() => onChange(moveBlock(value, at, -1))}
              />
              <Button
                type="text"
                size="small"
                icon={<ArrowDown size={14} />}
                aria-label={t.moveDown(name)}
                disabled={at === value.length - 1}
                onClick={() => onChange(moveBlock(value, at, 1))}
              />
              <Button
                type="text"
                size="small"
                icon={<Trash size={14} />}
                aria-label={t.removeBlock(name)}
                onClick={() => onChange(value.toSpliced(at, 1))}
              />
            </div>
            <BlockFields block={block} name={name} onChange={(next) => onChange(value.with(at, next))} />
            {own.map((problem) => (
              <p
                key={`${problem.field} ${problem.text}`}
                className={css.problem}
                data-error={problem.is_error || undefined}
              >
                {problem.text}
              </p>
            ))}
          </fieldset>
        );
      })}
      {value.length < MOST_BLOCKS && (
        <DropMenu
          items={kinds.map((kind) => ({
            key: kind,
            label: t.kinds[kind],
            onClick: () => onChange([...value, newBlock(kind)]),
          }))}
        >
          <Button icon={<Plus size={16} />}>{t.addBlock}</Button>
        </DropMenu>
      )}
    </div>
  );
}
