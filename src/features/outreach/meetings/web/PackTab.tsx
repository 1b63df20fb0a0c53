import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import Download from 'lucide-react/icons/download';
import Lock from 'lucide-react/icons/lock';
import { Fragment } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatDay, formatNumber, formatRate } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { downloadFile } from '#web/requests/download.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import type { Commitment, Pack, PackCell, PackFigure } from '../pack.schema.ts';
import type { Meeting } from '../schema.ts';
import css from './meetings.module.css';
import { texts as t } from './texts.ts';

/** The figures of a business review; each opens its rows. */
export function PackTab({ row }: { row: Meeting }) {
  const query = useQuery({
    // Steps of the meeting freeze the pack, so it is read again with the meeting.
    queryKey: ['meetings', 'pack', row.id, row.row_version],
    queryFn: ({ signal }) => api<Pack>(`meetings/${row.id}/pack`, { signal }),
  });
  return <Loaded query={query}>{(pack) => <PackView pack={pack} id={row.id} />}</Loaded>;
}

function PackView({ pack, id }: { pack: Pack; id: string }) {
  const showFailure = useErrorMessage();
  const download = () => downloadFile(`meetings/${id}/pack.pdf`).catch(showFailure);
  const { frozen_at, frozen_by_name, commitments, sections } = pack;
  return (
    <div className={css.stack}>
      <div className={css.head}>
        <div>
          <strong>{frozen_at ? t.frozen(formatDay(frozen_at), frozen_by_name ?? '') : t.preliminary}</strong>
          <p className="meta" style={{ margin: 0 }}>
            {t.since(formatDay(pack.from), formatDay(pack.as_of))}
          </p>
        </div>
        <Button icon={<Download size={16} />} onClick={download}>
          {t.downloadPdf}
        </Button>
      </div>
      <Card title={t.commitments}>
        {commitments.length === 0 ? (
          <p className="meta">{t.noCommitments}</p>
        ) : (
          <ul className={css.plain}>
            {commitments.map((one) => (
              <CommitmentLine key={one.id} {...one} />
            ))}
          </ul>
        )}
      </Card>
      {sections.map(({ key, title, figures }) => (
        <Card key={key} title={title}>
          <dl className={css.figures}>
            {figures.map((figure) => (
              <Figure key={figure.key} figure={figure} />
            ))}
          </dl>
        </Card>
      ))}
    </div>
  );
}

function CommitmentLine({ title, side, owner, due_on, is_overdue, meeting_title, to }: Commitment) {
  return (
    <li>
      <span>
        {to ? <Link to={to}>{title}</Link> : title}
        <span className="meta">
          {' '}
          · {owner ?? t.sides[side]}
          {meeting_title && ` · ${meeting_title}`}
        </span>
      </span>
      <span className={css.line}>
        {is_overdue && <StatusTag tone="red">{t.overdue}</StatusTag>}
        {due_on && <DateText value={due_on} />}
      </span>
    </li>
  );
}

function Figure({ figure }: { figure: PackFigure }) {
  const { label, unit, text, to, cells, note, for_company } = figure;
  const shown = unit === 'text' ? [{ currency: null, value: null, to }] : cells;
  return (
    <div>
      <dt>
        {label} {for_company && <Lock size={12} role="img" aria-label={t.forCompany} />}
      </dt>
      <dd>
        <span className={`${css.value} figures`}>
          {shown.length === 0 && '–'}
          {shown.map((cell, at) => (
            <Fragment key={cell.currency ?? 'one'}>
              {at > 0 && ' · '}
              <Value text={unit === 'text' ? (text ?? '–') : cellText(unit, cell)} to={cell.to} />
            </Fragment>
          ))}
        </span>
        {note && <div className="meta">{note}</div>}
      </dd>
    </div>
  );
}

const Value = ({ text, to }: { text: string; to: string | null }) => (to ? <Link to={to}>{text}</Link> : text);

function cellText(unit: PackFigure['unit'], { value, currency }: PackCell): string {
  if (value === null) return '–';
  if (unit === 'money') return moneyText(value, currency!);
  return unit === 'share' ? formatRate(Math.round(value / 1000) * 1000) : formatNumber(value);
}
