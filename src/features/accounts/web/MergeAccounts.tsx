import { Alert, App, Form, Modal, Radio } from 'antd';
import { type ReactNode, useState } from 'react';
import { moneyText } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { countryName } from '#web/inputs/CountrySelect.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { formatNumber } from '#web/region.ts';
import { useCustomFields } from '#web/resource/customFields.ts';
import { customText } from '#web/resource/customText.ts';
import { useAction, useOne } from '#web/resource/useResource.ts';
import { plural } from '#web/texts.ts';
import type { Account, AccountMerge, AccountMerged, MergeField } from '../schema.ts';

interface Line {
  field: MergeField;
  label: string;
  /** What the row says in this field; null where it says nothing. */
  text: (account: Account) => string | null;
}

const lines: Line[] = [
  { field: 'name', label: 'Name', text: ({ name }) => name },
  { field: 'domain', label: 'Domain', text: ({ domain }) => domain },
  { field: 'website', label: 'Website', text: ({ website }) => website },
  { field: 'country', label: 'Country', text: ({ country }) => country && countryName(country) },
  { field: 'industry', label: 'Industry', text: ({ industry }) => industry },
  {
    field: 'employees',
    label: 'Employees',
    text: ({ employees }) => (employees === null ? null : formatNumber(employees)),
  },
  {
    field: 'annual_revenue_minor',
    label: 'Yearly revenue',
    text: ({ annual_revenue_minor: minor, currency }) => (minor === null ? null : moneyText(minor, currency)),
  },
  {
    field: 'founded_year',
    label: 'Founded',
    text: ({ founded_year }) => (founded_year === null ? null : String(founded_year)),
  },
  { field: 'owner_user_id', label: 'Owner', text: ({ owner_name }) => owner_name },
  { field: 'external_ref', label: 'Id elsewhere', text: ({ external_ref }) => external_ref },
];

/** Makes another company one with this: value by value where they differ, and with all that belongs to it. */
export default function MergeAccounts({ row, onClose }: { row: Account; onClose: () => void }) {
  const { message } = App.useApp();
  const [otherId, setOtherId] = useState<string | null>(null);
  const [take, setTake] = useState<readonly MergeField[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const other = useOne<Account>('accounts', otherId ?? undefined).data;
  const merge = useAction<AccountMerge, AccountMerged>(
    'accounts',
    () => `accounts/${row.id}/merge`,
    (input) => input,
    ['opportunities', 'contacts', 'documents', 'deal_registrations'],
  );
  const run = async () => {
    setRefusal(null);
    try {
      const moved = await merge.mutateAsync({ other_id: otherId!, take: [...take], row_version: row.row_version });
      const deals = plural(moved.opportunities, 'deal', 'deals');
      message.success(`Merged; ${deals} and ${plural(moved.contacts, 'person', 'people')} came over`);
      onClose();
    } catch (error) {
      setRefusal((error as Error).message);
    }
  };
  return (
    <Modal
      open
      title={`Merge another company into ${row.name}`}
      okText="Merge"
      okButtonProps={{ disabled: !other, danger: true }}
      confirmLoading={merge.isPending}
      onOk={run}
      onCancel={onClose}
      width={1000}
    >
      {refusal && <Alert type="error" showIcon title={refusal} role="alert" style={{ marginBottom: 16 }} />}
      <Form layout="vertical" requiredMark={false}>
        <Form.Item
          label="Which company is the same?"
          htmlFor="merge-other"
          extra="It is archived. Whoever comes with its name or domain later, in a file or a registration, means this one."
        >
          <ReferenceSelect
            id="merge-other"
            resource="accounts"
            only={[{ field: 'id', operator: 'ne', values: [row.id] }]}
            value={otherId}
            onChange={(id) => {
              setOtherId(id);
              setTake([]);
            }}
          />
        </Form.Item>
      </Form>
      {other && (
        <>
          <Comparison kept={row} other={other} take={take} onTake={setTake} />
          <p style={{ marginTop: 16, color: 'var(--text-2)' }}>
            {plural(other.open_opportunities + other.won_opportunities, 'deal', 'deals')}, the people and the
            subsidiaries of {other.name} become those of {row.name}; tags are united. Registrations of either are
            compared anew; no protection is dropped. This cannot be undone.
          </p>
        </>
      )}
    </Modal>
  );
}

interface ComparisonProps {
  kept: Account;
  other: Account;
  take: readonly MergeField[];
  onTake: (take: MergeField[]) => void;
}

function Comparison({ kept, other, take, onTake }: ComparisonProps) {
  const custom = useCustomFields('accounts').map((field): Line => {
    const { key, label } = field;
    return { field: `custom.${key}`, label, text: (account) => customText(field, account.custom[key]) || null };
  });
  const shown = [...lines, ...custom].filter(({ text }) => text(kept) || text(other));
  return (
    <ScrollTable label="What is kept of each">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{kept.name}</th>
          <th scope="col">{other.name}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ field, label, text }) => {
          const [mine, theirs] = [text(kept), text(other)];
          const isChoice = mine !== null && theirs !== null && mine !== theirs;
          const takes = isChoice ? take.includes(field) : mine === null;
          const choose = (wanted: boolean) => onTake(wanted ? [...take, field] : take.filter((one) => one !== field));
          const cell = (value: string | null, isChosen: boolean, onChoose: () => void): ReactNode => {
            if (!isChoice) return <span className={isChosen ? undefined : 'meta'}>{value ?? '–'}</span>;
            return (
              <Radio name={`keep-${field}`} checked={isChosen} onChange={onChoose} aria-label={`${label}: ${value}`}>
                {value}
              </Radio>
            );
          };
          return (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{cell(mine, !takes, () => choose(false))}</td>
              <td>{cell(theirs, takes || mine === theirs, () => choose(true))}</td>
            </tr>
          );
        })}
      </tbody>
    </ScrollTable>
  );
}
