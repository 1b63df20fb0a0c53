import { Button } from 'antd';
import { useState } from 'react';
import { texts } from './texts.ts';

/** The first rows of a short list, and the button that shows the others in place. */
export function useShowAll<T>(rows: readonly T[], most: number) {
  const [isOpen, setOpen] = useState(false);
  const hidden = rows.length - most;
  if (isOpen || hidden <= 0) return { shown: rows, more: null };
  const more = (
    <Button type="link" size="small" style={{ padding: 0 }} onClick={() => setOpen(true)}>
      {texts.showMore(hidden)}
    </Button>
  );
  return { shown: rows.slice(0, most), more };
}
