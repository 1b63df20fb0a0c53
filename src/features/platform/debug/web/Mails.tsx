import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { sayable } from '#shared/text/labels.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { apiAll } from '#web/requests/api.ts';
import type { LoggedMail } from '../schema.ts';
import { texts } from './texts.ts';

const states = sayable({
  queued: { label: 'Waiting', tone: 'amber' },
  sent: { label: 'Sent', tone: 'green' },
  failed: { label: 'Failed', tone: 'red' },
  withheld: { label: 'Not sent', tone: 'gray' },
} as const);

/** The latest emails of all companies, without their content. */
export function Mails({ delivers }: { delivers: boolean }) {
  const mails = useQuery({
    queryKey: ['debug', 'mails'],
    queryFn: ({ signal }) => apiAll<LoggedMail>('debug/mails', { signal }),
  });
  return (
    <>
      {!delivers && (
        <Alert type="info" showIcon style={{ marginBottom: 12 }} title={texts.noMailServerConfiguredSmtpUrl} />
      )}
      <Loaded query={mails}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="meta">{texts.noEmailsYet}</p>
          ) : (
            <ScrollTable label={texts.emailLog}>
              <thead>
                <tr>
                  <th scope="col">{texts.subject}</th>
                  <th scope="col">{texts.to}</th>
                  <th scope="col">{texts.company}</th>
                  <th scope="col">{texts.status}</th>
                  <th scope="col">{texts.created}</th>
                  <th scope="col">{texts.error}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((mail) => (
                  <tr key={mail.id}>
                    <td>{mail.subject}</td>
                    <td>{mail.to_address}</td>
                    <td>{mail.company}</td>
                    <td data-tight>
                      <StatusTag tone={states[mail.status].tone}>{states[mail.status].label}</StatusTag>
                    </td>
                    <td data-tight>
                      <DateText value={mail.created_at} as="relative" />
                    </td>
                    <td>{mail.error}</td>
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          )
        }
      </Loaded>
    </>
  );
}
