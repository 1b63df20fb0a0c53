import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { sayableWords } from '#shared/text/labels.ts';
import { Card } from '#web/components/Card.tsx';
import { formatDay } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { OfferedSteps, StepDialogEnds } from '#web/resource/steps/useSteps.tsx';
import type { DealRegistrationForPartner, ExtensionRules } from '../../schema.ts';
import { type ExtensionGrant, registrationSteps } from '../../steps.schema.ts';
import { Banner } from '../Banner.tsx';
import { texts as ownTexts } from './texts.ts';

const { ask_extension, grant_extension, decline_extension } = registrationSteps.steps;

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

const days = (count: number) => ownTexts.text(count);

/** The rules in sentences: how long protection lasts, how often it can be extended, and until when to ask. */
function rulesText({ protection_days, extension_days, max_extensions, extensions, ask_until }: ExtensionRules): string {
  const usually = ownTexts.protectionLastsFromApproval(days(protection_days));
  if (max_extensions === 0) return ownTexts.itCannotBeExtended(usually);
  const times = ownTexts.textMaxExtensions(max_extensions);
  const used = extensions > 0 ? ` ${extensions} of ${max_extensions} used.` : '';
  const until = ask_until ? ownTexts.youCanAskUntil(formatDay(ask_until)) : '';
  return ownTexts.itCanBeExtendedByUp(usually, times, days(extension_days), used, until);
}

/** The obstacles that can pass, and how. */
const missingWords: Partial<Record<NonNullable<ExtensionRules['obstacle']>, string>> = sayableWords({
  no_deal: 'You can ask once the company has created the deal and it has made progress.',
  no_progress: 'To ask, move the deal to another stage or add a note first.',
});

/** For the partner: the rules, and the request or why it cannot be made now. */
export function ExtensionCard({ row, steps }: { row: Row; steps: OfferedSteps }) {
  const { data: rules } = useExtensionRules(row);
  if (!rules) return null;
  if (row.extension_asked_at)
    return (
      <Banner tone="amber" title={ownTexts.youAskedForExtensionOn(formatDay(row.extension_asked_at))}>
        {row.extension_reason}
      </Banner>
    );
  const missing = rules.obstacle && missingWords[rules.obstacle];
  const canAsk = steps.offers('ask_extension') && (rules.obstacle === null || missing);
  return (
    <Card title={ownTexts.extension}>
      <p style={{ color: 'var(--text-2)' }}>{rulesText(rules)}</p>
      {canAsk && (
        <Button
          style={{ marginTop: 12 }}
          disabled={rules.obstacle !== null}
          onClick={() => steps.open('ask_extension')}
        >
          {ask_extension.label}
        </Button>
      )}
      {canAsk && missing && (
        <p className="meta" style={{ marginTop: 8 }}>
          {missing}
        </p>
      )}
    </Card>
  );
}

/** For the company: the open request with both answers. */
export function ExtensionRequestBanner({ row, steps }: { row: Row; steps: OfferedSteps }) {
  if (!row.extension_asked_at) return null;
  return (
    <Banner tone="amber" title={ownTexts.asksForExtension(row.partner_name)}>
      {row.extension_reason}
      {steps.offers('grant_extension') && (
        <div style={{ display: 'flex', gap: 8, marginTop: 8 }}>
          <Button onClick={() => steps.open('decline_extension')}>{decline_extension.label}</Button>
          <Button type="primary" onClick={() => steps.open('grant_extension')}>
            {grant_extension.label}
          </Button>
        </div>
      )}
    </Banner>
  );
}

/** Asks for the end, within the rules of the program. */
export function GrantDialog({ row, ...ends }: StepDialogEnds & { row: Row }) {
  const { data: rules } = useExtensionRules(row);
  if (!rules?.latest_on) return null;
  const { earliest_on, latest_on, extensions, max_extensions } = rules;
  const { label, input } = grant_extension;
  return (
    <ActionDialog<ExtensionGrant>
      title={label}
      action={label}
      text={ownTexts.thisExtensionYourProgramAllowsDate(extensions + 1, max_extensions, formatDay(latest_on))}
      initial={{ until: latest_on }}
      {...ends}
    >
      <FieldInput
        of={input}
        name="until"
        required={ownTexts.chooseADate}
        min={earliest_on ?? undefined}
        max={latest_on}
      />
      <FieldInput of={input} name="reason_text" />
    </ActionDialog>
  );
}
