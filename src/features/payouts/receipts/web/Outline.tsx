import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import { Money } from '#web/components/Money.tsx';
import { downloadFile } from '#web/requests/download.ts';
import type { ReceiptOutline } from '../schema.ts';
import css from './Outline.module.css';
import { texts } from './texts.ts';

/** The calculation as one sentence and two bars: the price with its deductions, and the bands the deal filled. */
export function ReceiptStepOutline({ outline }: { outline: ReceiptOutline | null }) {
  if (!outline) return null;
  const { sentence, price, bands, next, currency } = outline;
  return (
    <section className={css.outline} aria-label={texts.summaryCalculation}>
      <p className={css.sentence}>{sentence}</p>
      {price.length > 1 && (
        <Bar
          label={texts.price}
          parts={price.map(({ label, amount_minor }) => ({
            label,
            size: amount_minor,
            text: <Money minor={amount_minor} currency={currency} />,
          }))}
        />
      )}
      {bands.length > 1 && (
        <Bar label={texts.bands} parts={bands.map(({ part, ...band }) => ({ ...band, size: part }))} />
      )}
      {next && <p className="meta">{next}</p>}
    </section>
  );
}

interface Part {
  label: string;
  size: number;
  text: React.ReactNode;
}

function Bar({ label, parts }: { label: string; parts: readonly Part[] }) {
  return (
    <dl className={css.bar} aria-label={label}>
      {parts.map(({ label: name, size, text }) => (
        <div key={name} style={{ flexGrow: size }}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function DownloadBreakdown({ id }: { id: string }) {
  const { message } = App.useApp();
  return (
    <Button
      icon={<Download size={16} />}
      onClick={() => downloadFile(`commission_lines/${id}/receipt.pdf`).catch((error) => message.error(error.message))}
    >
      {texts.downloadPdf}
    </Button>
  );
}
