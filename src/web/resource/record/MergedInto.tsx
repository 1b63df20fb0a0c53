import { Alert } from 'antd';
import { Link } from '../../components/Link.tsx';

interface MergedIntoProps {
  row: { name: string; merged_into_id: string | null; merged_into_name: string | null };
  /** The screen of a row of this kind, up to its id. */
  path: string;
  /** What there is still to see here. */
  text: string;
}

/** Whoever comes by an old link to a row that was given up is led to the one that was kept. */
export function MergedInto({ row, path, text }: MergedIntoProps) {
  if (!row.merged_into_id) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          {row.name} was merged into <Link to={`${path}/${row.merged_into_id}`}>{row.merged_into_name}</Link>.
        </>
      }
      description={text}
      style={{ marginBottom: 16 }}
    />
  );
}
