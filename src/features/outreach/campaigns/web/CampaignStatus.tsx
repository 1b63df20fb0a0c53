import { StatusTag } from '#web/components/StatusTag.tsx';
import { type EmailCampaign, emailCampaign } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Whether its emails were written to disk, because no mail server was configured. */
export const isWritten = ({ status, is_written_to_disk }: EmailCampaign) => status === 'sent' && is_written_to_disk;

/** The status of a campaign, which is not *Sent* while no one received it. */
export function CampaignStatus({ row }: { row: EmailCampaign }) {
  const { label, tone } = emailCampaign.fields.status.options.find(({ value }) => value === row.status)!;
  return <StatusTag tone={tone}>{isWritten(row) ? t.writtenToDisk : label}</StatusTag>;
}
