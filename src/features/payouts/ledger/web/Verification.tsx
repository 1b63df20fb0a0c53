import { Alert } from 'antd';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatNumber } from '#web/region.ts';
import type { LedgerVerification } from '../schema.ts';
import { texts } from './texts.ts';
import css from './Verification.module.css';
import { checkNames } from './words.ts';

/** The result of each check, with the first difference where there is one. */
export function Verification({ result, error }: { result: LedgerVerification | undefined; error: Error | null }) {
  if (error) return <Alert className={css.result} type="error" showIcon role="alert" title={error.message} />;
  if (!result) return null;
  const title = result.is_intact ? texts.allEntriesVerified(formatNumber(result.entries)) : texts.ledgerHasDifferences;
  return (
    <div className={css.result} role={result.is_intact ? 'status' : 'alert'}>
      <Card
        title={title}
        actions={
          <StatusTag tone={result.is_intact ? 'green' : 'red'}>
            {result.is_intact ? texts.intact : texts.broken}
          </StatusTag>
        }
      >
        <ul className={css.checks}>
          {result.checks.map(({ name, ok, detail }) => (
            <li key={name} data-ok={ok}>
              {ok ? <Check size={14} aria-hidden="true" /> : <X size={14} aria-hidden="true" />}
              <span>
                {checkNames[name]}
                {!ok && texts.failed(detail)}
              </span>
            </li>
          ))}
        </ul>
        <p className="meta">
          {texts.chainEndsWithHash(<code>{result.head_hash.slice(0, 16)}</code>)}{' '}
          <CopyButton text={result.head_hash} label={texts.copyFullHash} />
          {texts.itSignedEveryNightAndListed}
        </p>
      </Card>
    </div>
  );
}
