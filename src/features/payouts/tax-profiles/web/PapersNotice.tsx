import { Alert } from 'antd';
import { readerList } from '#shared/text/reader-formats.ts';
import { Link } from '#web/components/Link.tsx';
import { texts as t } from './texts.ts';
import { usePapers } from './usePapers.ts';

/** The reason why payments wait for tax papers, in the words that the company reads. */
export default function PapersNotice({ isLinked = true }: { isLinked?: boolean }) {
  const { data } = usePapers();
  if (!data) return null;
  const { missing, expires_on } = data;
  if (missing.length === 0 && !expires_on) return null;
  const labels = readerList(missing.map(({ label }) => label));
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 16 }}
      title={missing.length > 0 ? t.waits(labels) : t.expires}
      description={isLinked && <Link to="/revenue/tax">{t.openTaxProfile}</Link>}
    />
  );
}
