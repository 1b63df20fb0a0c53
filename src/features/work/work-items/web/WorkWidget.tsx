import { Button } from 'antd';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Link } from '#web/components/Link.tsx';
import { SkeletonBar } from '#web/components/PageSkeleton.tsx';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import { Inbox } from './Inbox.tsx';
import { type Chosen, everything } from './Kinds.tsx';
import { texts as t } from './texts.ts';
import { useHomeWork } from './useWork.ts';
import css from './work.module.css';

/** The height of a row, and of the chips and the link around the rows. */
const ROW = 56;
const AROUND = 92;
const ROWS = { least: 3, narrow: 6 };

/** My work on a home page: as many items as fit, without scrolling inside the widget. */
export default function WorkWidget() {
  const [chosen, setChosen] = useState(everything);
  const query = useHomeWork(chosen);
  const isAll = !chosen.group && !chosen.kind;
  const [box, most] = useFittingRows();
  const { data } = query;
  return (
    <div ref={box} className={css.widget}>
      {data ? (
        data.items.length === 0 && isAll ? (
          <p className={css.none}>
            <CircleCheck size={16} aria-hidden="true" color="var(--tag-green-dot)" /> {t.nothing}
          </p>
        ) : (
          <>
            <Inbox data={data} readAt={query.dataUpdatedAt} chosen={chosen} onChoose={setChosen} most={most} />
            {data.total > most && (
              <Link to={`/work${addressOf(chosen)}`} className={css.all}>
                {t.showAll(data.total)}
              </Link>
            )}
            {data.items.length === 0 && (
              <Button size="small" onClick={() => setChosen(everything)}>
                {t.clear}
              </Button>
            )}
          </>
        )
      ) : query.error ? (
        <ErrorState error={query.error} reset={query.refetch} />
      ) : (
        <div aria-hidden="true">
          <SkeletonBar width="72%" />
          <SkeletonBar width="100%" />
          <SkeletonBar width="48%" />
        </div>
      )}
    </div>
  );
}

const addressOf = ({ group, kind }: Chosen): string => (kind ? `?kind=${kind}` : group ? `?group=${group}` : '');

/** The number of rows for which the box has room. */
function useFittingRows() {
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  const [rows, setRows] = useState(7);
  useEffect(() => {
    if (isNarrow || !box.current) return;
    const watch = new ResizeObserver(([entry]) => {
      setRows(Math.max(ROWS.least, Math.floor((entry!.contentRect.height - AROUND) / ROW)));
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [isNarrow]);
  return [box, isNarrow ? ROWS.narrow : rows] as const;
}
