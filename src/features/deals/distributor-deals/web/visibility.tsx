import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { api } from '#web/requests/api.ts';
import { ReferenceField } from '#web/resource/form/fields.tsx';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { Pair } from '#web/resource/form/ResourceForm.tsx';
import type { Visibility, VisibilityQuestion } from '../schema.ts';
import { texts as t } from './texts.ts';

interface Chosen {
  opportunity_id: string;
  first: string;
  second?: string | null;
}

/** Each field of a deal as two partners read it. */
export default function VisibilityCheck() {
  const check = useMutation({
    mutationFn: ({ opportunity_id, first, second }: Chosen) =>
      api<Visibility>('distributor_deals/visibility', {
        method: 'POST',
        body: {
          opportunity_id,
          partner_ids: [...new Set([first, second].flatMap((id) => id ?? []))],
        } satisfies VisibilityQuestion,
      }),
  });
  return (
    <>
      <PageHeader title={t.visibility} />
      <p style={{ marginBottom: 16, maxWidth: 720 }}>{t.visibilityText}</p>
      <Card>
        <PlainForm<Chosen> onFinish={(chosen) => check.mutate(chosen)}>
          <ReferenceField name="opportunity_id" label={t.visibilityDeal} resource="opportunities" required />
          <Pair>
            <ReferenceField name="first" label={t.first} resource="partners" required />
            <ReferenceField name="second" label={t.second} resource="partners" />
          </Pair>
          <Button type="primary" htmlType="submit" loading={check.isPending}>
            {t.check}
          </Button>
        </PlainForm>
      </Card>
      {check.error && <Alert type="error" showIcon title={check.error.message} style={{ marginTop: 16 }} />}
      {check.data && <Found seen={check.data} />}
    </>
  );
}

function Found({ seen }: { seen: Visibility }) {
  return (
    <div style={{ display: 'grid', gap: 16, marginTop: 16 }}>
      {seen.records.map(({ resource, label, found, fields }) => (
        <Card key={resource} title={label}>
          <ScrollTable label={label}>
            <thead>
              <tr>
                <th>{t.field}</th>
                <th>{t.company}</th>
                {seen.partners.map(({ id, name, roles }) => (
                  <th key={id}>{`${name} (${roles.join(', ') || t.noRole})`}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fields.map(({ field, label: name, company, partners }) => (
                <tr key={field}>
                  <td>{name}</td>
                  <td>{company ?? '–'}</td>
                  {partners.map((value, at) => (
                    <td key={seen.partners[at]!.id} style={value === null ? { color: 'var(--text-2)' } : undefined}>
                      {value ?? (found[at] === 0 ? t.notFound : company === null ? '–' : t.notVisible)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        </Card>
      ))}
    </div>
  );
}
