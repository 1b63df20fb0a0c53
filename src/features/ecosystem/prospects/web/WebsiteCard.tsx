import { App, Button } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { countryName } from '#web/countries.ts';
import { useUpdate } from '#web/resource/data/useResource.ts';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { type Finding, type Prospect, siteStatusOptions } from '../schema.ts';
import { prospectSteps } from '../steps.schema.ts';
import css from './prospects.module.css';
import { texts as t } from './texts.ts';

/** The findings on the prospect's own website; a person decides what is copied to the prospect. */
export function WebsiteCard({ row, mayManage }: { row: Prospect; mayManage: boolean }) {
  const { message } = App.useApp();
  const { buttons, dialog } = useSteps(prospectSteps, row, {
    special: {
      move: { hidden: true },
      convert: { hidden: true },
      read_website: { hidden: !mayManage || !row.domain, disabled: row.site_status === 'reading' },
    },
  });
  const update = useUpdate<Prospect>('prospects');
  const status = siteStatusOptions.find(({ value }) => value === row.site_status);
  const fail = (error: Error) => void message.error(error.message);
  const use = (values: Partial<Prospect>) =>
    update.mutate(
      { id: row.id, values, row_version: row.row_version },
      { onSuccess: () => void message.success(t.used), onError: fail },
    );
  return (
    <Card title={t.website} actions={buttons}>
      {dialog}
      {!row.domain && <p className={css.quiet}>{t.noDomain}</p>}
      {row.domain && !status && <p className={css.quiet}>{prospectSteps.steps.read_website.text}</p>}
      {status && (
        <p className={css.quiet} role="status">
          <StatusTag tone={status.tone}>{status.label}</StatusTag>{' '}
          {row.site_status === 'reading' ? t.reading : row.site_message}
          {row.site_read_at && (
            <>
              {' '}
              {t.readOn} <DateText value={row.site_read_at} as="relative" />.
            </>
          )}
        </p>
      )}
      {row.site_status === 'read' && row.site_findings.length === 0 && <p className={css.quiet}>{t.nothingFound}</p>}
      {row.site_findings.length > 0 && (
        <ul className={css.findings}>
          {row.site_findings.map((finding) => {
            const change = mayManage ? changeBy(finding, row) : undefined;
            return (
              <li key={`${finding.kind} ${finding.value}`}>
                <span className="meta">{t.findings[finding.kind]}</span>
                <span className={css.value}>
                  {finding.kind === 'country' ? countryName(finding.value) : finding.value}{' '}
                  <a href={finding.source} target="_blank" rel="noreferrer noopener nofollow" className={css.source}>
                    {t.source}: {pathOf(finding.source)}
                  </a>
                </span>
                {change && (
                  <Button
                    size="small"
                    aria-label={`${t.use}: ${t.findings[finding.kind]} ${finding.value}`}
                    disabled={update.isPending}
                    onClick={() => use(change)}
                  >
                    {t.use}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

/** The change of the prospect that copies a finding; undefined when it has the value already. */
function changeBy({ kind, value }: Finding, row: Prospect): Partial<Prospect> | undefined {
  switch (kind) {
    case 'country':
      if (!row.country) return { country: value };
      return row.country === value || row.countries.includes(value)
        ? undefined
        : { countries: [...row.countries, value] };
    case 'email':
      return row.contact_email ? undefined : { contact_email: value };
    case 'phone':
      return row.contact_phone ? undefined : { contact_phone: value };
    case 'employees':
      return row.employees === Number(value) ? undefined : { employees: Number(value) };
    case 'founded_year':
      return row.founded_year === Number(value) ? undefined : { founded_year: Number(value) };
    default:
      return undefined;
  }
}

const pathOf = (url: string) => URL.parse(url)?.pathname ?? url;
