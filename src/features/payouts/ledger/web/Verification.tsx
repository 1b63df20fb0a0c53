import { Alert } from 'antd';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatNumber } from '#web/region.ts';
import type { LedgerVerification } from '../schema.ts';
import css from './Verification.module.css';
import { checkNames } from './words.ts';

/** The result of each check, with the first difference where there is one. */
export function Verification({ result, error }: { result: LedgerVerification | undefined; error: Error | null }) {
  if (error) return <Alert className={css.result} type="error" showIcon role="alert" title={error.message} />;
  if (!result) return null;
  const title = result.is_intact
    ? `All ${formatNumber(result.entries)} entries verified`
    : 'The ledger has differences';
  return (
    <div className={css.result} role={result.is_intact ? 'status' : 'alert'}>
      <Card
        title={title}
        actions={
          <StatusTag tone={result.is_intact ? 'green' : 'red'}>{result.is_intact ? 'Intact' : 'Broken'}</StatusTag>
        }
      >
        <ul className={css.checks}>
          {result.checks.map(({ name, ok, detail }) => (
            <li key={name} data-ok={ok}>
              {ok ? <Check size={14} aria-hidden="true" /> : <X size={14} aria-hidden="true" />}
              <span>
                {checkNames[name]}
                {!ok && `: failed, ${detail}`}
              </span>
            </li>
          ))}
        </ul>
        <p className="meta">
          The chain ends with hash <code>{result.head_hash.slice(0, 16)}</code>{' '}
          <CopyButton text={result.head_hash} label="Copy full hash" />. It is signed every night and listed under
          Checkpoints, so that removed entries can be detected.
        </p>
      </Card>
    </div>
  );
}
