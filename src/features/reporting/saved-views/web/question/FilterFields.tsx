import { Button, Form } from 'antd';
import X from 'lucide-react/icons/x';
import type { DescribedKind } from '#shared/query/query.ts';
import { FilterBar } from '#web/resource/list/FilterBar.tsx';
import { texts as t } from '../texts.ts';
import type { QuestionPartProps } from './model.ts';
import { filterSpecs } from './options.ts';
import css from './question.module.css';
import { readWhere, writeWhere } from './where.ts';

/** The filters of lists; those that a list has no control for, such as an audience, can be removed. */
export function FilterFields({
  kind,
  kinds,
  question,
  onChange,
}: QuestionPartProps & { kinds: readonly DescribedKind[] }) {
  const { filters, others } = readWhere(question.where, kind.fields);
  const without = (name: string) => {
    const { [name]: _, ...rest } = others;
    onChange({ where: writeWhere(filters, rest) });
  };
  return (
    <Form.Item label={t.filters}>
      <div className={css.line}>
        <FilterBar
          specs={filterSpecs(kind, kinds)}
          filters={filters}
          onChange={(next) => onChange({ where: writeWhere(next, others) })}
        />
        {Object.entries(others).map(([name, values]) => (
          <Button key={name} icon={<X size={14} />} onClick={() => without(name)}>
            {t.otherFilter(name, [values].flat().join(', '))}
          </Button>
        ))}
        {question.search && (
          <Button icon={<X size={14} />} onClick={() => onChange({ search: undefined })}>
            {t.search(question.search)}
          </Button>
        )}
      </div>
    </Form.Item>
  );
}
