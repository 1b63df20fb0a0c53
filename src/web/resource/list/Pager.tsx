import { Button } from 'antd';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Select } from '../../inputs/Select.tsx';
import { formatNumber, formatTotal } from '../../region.ts';
import { texts as t } from '../texts.ts';
import { pageSizes } from './listState.ts';
import css from './Pager.module.css';

const FIT = 'fit' as const;

interface PagerProps {
  page: number;
  size: number;
  /** The number of rows on this page, when it is loaded. */
  rows?: number | undefined;
  total: number;
  isMore?: boolean | undefined;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
  /** Offers to fill the screen; `chosen` if it does. */
  fit?: { chosen: boolean; choose: () => void };
}

export function Pager({ page, size, rows = size, onPage, onSize, fit, ...counted }: PagerProps) {
  // If the server stopped counting, a page that is not full is the last one.
  const isEnd = counted.isMore && rows > 0 && rows < size;
  const total = isEnd ? (page - 1) * size + rows : counted.total;
  const isMore = counted.isMore && !isEnd;
  const last = isMore ? Infinity : total;
  const from = Math.min(last, (page - 1) * size + 1);
  const to = Math.min(last, page * size);
  return (
    <div className={css.pager}>
      <span className="figures">{t.rowsOf(formatNumber(from), formatNumber(to), formatTotal(total, isMore))}</span>
      <span className={css.size}>
        <span aria-hidden="true">{t.perPage}</span>
        <Select<number | typeof FIT>
          size="small"
          value={fit?.chosen ? FIT : size}
          onChange={(next) => (next === FIT ? fit?.choose() : onSize(next as number))}
          aria-label={t.perPage}
          popupMatchSelectWidth={false}
          options={[
            ...pageSizes.map((value) => ({ value: value as number | typeof FIT, label: String(value) })),
            ...(fit ? [{ value: FIT, label: t.fitScreen }] : []),
          ]}
        />
      </span>
      <Button
        size="small"
        icon={<ChevronLeft size={16} />}
        aria-label={t.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <Button
        size="small"
        icon={<ChevronRight size={16} />}
        aria-label={t.next}
        disabled={to >= last}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
}
