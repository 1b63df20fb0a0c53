import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { formatDay } from '#web/region.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { plural } from '#web/texts.ts';
import type { DealRegistrationForPartner, ExtensionRules } from '../../schema.ts';
import { Banner } from '../Banner.tsx';
import { type DialogSpec, MoveDialog } from './MoveDialog.tsx';
import { useMove } from './useMove.ts';

type Row = Pick<
  DealRegistrationForPartner,
  'id' | 'row_version' | 'partner_name' | 'extension_asked_at' | 'extension_reason'
>;

/** Keyed by the registration, so that each change of it reloads the rules. */
const useExtensionRules = ({ id, row_version }: Row) =>
  useQuery({
    queryKey: ['deal_registrations', 'extension_rules', id, row_version],
    queryFn: ({ signal }) => api<ExtensionRules>(`deal_registrations/${id}/extension_rules`, { signal }),
  });

const days = (count: number) => plural(count, 'day', 'days');

/** The rules in sentences: how long protection lasts, how often it can be extended, and until when to ask. */
function rulesText({ protection_days, extension_days, max_extensions, extensions, ask_until }: ExtensionRules): string {
  const usually = `Protection lasts ${days(protection_days)} from the approval.`;
  if (max_extensions === 0) return `${usually} It cannot be extended.`;
  const times = plural(max_extensions, 'time', 'times');
  const used = extensions > 0 ? ` ${extensions} of ${max_extensions} used.` : '';
  const until = ask_until ? ` You can ask until ${formatDay(ask_until)}.` : '';
  return `${usually} It can be extended ${times}, by up to ${days(extension_days)} each, if the deal has made progress: a stage change or a note.${used}${until}`;
}

const ask = (rules: ExtensionRules): DialogSpec => ({
  move: 'ask_extension',
  title: 'Ask for an extension?',
  text: rulesText(rules),
  ok: 'Ask for an extension',
  done: 'Extension requested',
  words: { name: 'reason_text', label: 'Reason', required: true },
});

/** The obstacles that can pass, and how. */
const missingWords: Partial<Record<NonNullable<ExtensionRules['obstacle']>, string>> = {
  no_deal: 'You can ask once the company has created the deal and it has made progress.',
  no_progress: 'To ask, move the deal to another stage or add a note first.',
};

/** For the partner: the rules, and the request or why it cannot be made now. */
export function ExtensionCard({ row, mayAsk }: { row: Row; mayAsk: boolean }) {
  const { data: rules } = useExtensionRules(row);
  const [isOpen, setOpen] = useState(false);
  if (!rules) return null;
  if (row.extension_asked_at)
    return (
      <Banner tone="amber" title={`You asked for an extension on ${formatDay(row.extension_asked_at)}`}>
        {row.extension_reason}
      </Banner>
    );
  const missing = rules.obstacle && missingWords[rules.obstacle];
  const canAsk = rules.obstacle === null || missing;
  return (
    <Card title="Extension">
      <p style={{ color: 'var(--text-2)' }}>{rulesText(rules)}</p>
      {mayAsk && canAsk && (
        <Button style={{ marginTop: 12 }} disabled={rules.obstacle !== null} onClick={() => setOpen(true)}>
          Ask for an extension
        </Button>
      )}
      {mayAsk && missing && (
        <p className="meta" style={{ marginTop: 8 }}>
          {missing}
        </p>
      )}
      {isOpen && <MoveDialog row={row} spec={ask(rules)} onClose={() => setOpen(false)} />}
    </Card>
  );
}

const decline: DialogSpec = {
  move: 'decline_extension',
  title: 'Decline the extension?',
  text: 'The protection ends as planned. The partner sees your message.',
  ok: 'Decline',
  done: 'Extension declined',
  danger: true,
  words: { name: 'reason_text', label: 'Message to the partner', required: true },
};

/** For the company: the open request with both answers. */
export function ExtensionRequestBanner({ row, mayDecide }: { row: Row; mayDecide: boolean }) {
  const [dialog, setDialog] = useState<'grant' | 'decline' | null>(null);
  if (!row.extension_asked_at) return null;
  const close = () => setDialog(null);
  return (
    <Banner tone="amber" title={`${row.partner_name} asks for an extension`}>
      {row.extension_reason}
      {mayDecide && (
        <div style={{ display: 'flex', gap: 8, marginTop: 8 }}>
          <Button onClick={() => setDialog('decline')}>Decline</Button>
          <Button type="primary" onClick={() => setDialog('grant')}>
            Grant extension
          </Button>
        </div>
      )}
      {dialog === 'grant' && <GrantDialog row={row} onClose={close} />}
      {dialog === 'decline' && <MoveDialog row={row} spec={decline} onClose={close} />}
    </Banner>
  );
}

function GrantDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const { data: rules } = useExtensionRules(row);
  const { tryMove } = useMove(row);
  if (!rules?.latest_on) return null;
  const { earliest_on, latest_on, extensions, max_extensions } = rules;
  return (
    <ActionDialog<{ until: string; reason_text?: string }>
      title="Grant the extension?"
      action="Grant extension"
      text={`This is extension ${extensions + 1} of ${max_extensions}. Your program allows a date until ${formatDay(latest_on)}.`}
      initial={{ until: latest_on }}
      onSubmit={(body) => tryMove({ move: 'grant_extension', body })}
      onClose={onClose}
    >
      <Form.Item name="until" label="Protected until" rules={[{ required: true, message: 'Choose a date' }]}>
        <DateInput min={earliest_on ?? undefined} max={latest_on} />
      </Form.Item>
      <Form.Item name="reason_text" label="Message to the partner">
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={4000} />
      </Form.Item>
    </ActionDialog>
  );
}
