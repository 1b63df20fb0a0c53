import { useNavigate } from '@tanstack/react-router';
import { Segmented } from 'antd';
import Columns3 from 'lucide-react/icons/columns-3';
import List from 'lucide-react/icons/list';
import { texts as t } from './texts.ts';

export function ProspectViewSwitch({ now }: { now: 'list' | 'board' }) {
  const navigate = useNavigate();
  return (
    <Segmented
      value={now}
      onChange={(to) => navigate({ to: to === 'board' ? '/partners/prospecting/board' : '/partners/prospecting' })}
      aria-label={t.view}
      options={[
        { value: 'list', label: t.list, icon: <List size={14} /> },
        { value: 'board', label: t.board, icon: <Columns3 size={14} /> },
      ]}
    />
  );
}
