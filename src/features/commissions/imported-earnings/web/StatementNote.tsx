import { readerList } from '#shared/text/reader-formats.ts';
import { moneyText } from '#web/components/Money.tsx';
import { texts } from './texts.ts';
import { useTotals } from './useTotals.ts';

/** The hint in a statement that earlier earnings exist and are not part of it. */
export default function StatementNote({ partner_id, currency }: { partner_id: string; currency: string }) {
  const { data = [] } = useTotals(partner_id);
  const earlier = data.filter((totals) => totals.currency === currency);
  if (earlier.length === 0) return null;
  const parts = earlier.map(({ system, earned_minor }) => `${moneyText(earned_minor, currency)} in ${system}`);
  return (
    <p className="meta" style={{ marginTop: 8 }}>
      {texts.notIncludedEarlierEarnings(readerList(parts))}
    </p>
  );
}
