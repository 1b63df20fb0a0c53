import { Alert } from 'antd';
import { Link } from '../../components/Link.tsx';
import { texts } from './texts.ts';

interface MergedIntoProps {
  row: { name: string; merged_into_id: string | null; merged_into_name: string | null };
  /** The screen of such a row, up to its id. */
  path: string;
  /** Explains what can still be seen here. */
  text: string;
}

/** Links to the kept row, for visitors of an old link to a merged one. */
export function MergedInto({ row, path, text }: MergedIntoProps) {
  if (!row.merged_into_id) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={texts.wasMergedInto(row.name, <Link to={`${path}/${row.merged_into_id}`}>{row.merged_into_name}</Link>)}
      description={text}
      style={{ marginBottom: 16 }}
    />
  );
}
