import { useNavigate } from '@tanstack/react-router';
import { Button, Flex } from 'antd';
import { GateNotice } from '#features/partners/program-gates/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import { type Entitlement, isStanding } from '../schema.ts';
import { BenefitRows } from './BenefitRows.tsx';
import { GrantList } from './GrantList.tsx';
import { Statement } from './Statement.tsx';
import { texts as t } from './texts.ts';

/** The partner's benefits in the program, and its requests. */
export default function PartnerBenefits() {
  const navigate = useNavigate();
  const mayRequest = useCan('entitlement_grants', 'manage');
  const benefits = useList<Entitlement>('entitlements', {
    sort: [{ field: 'name', descending: false }],
    start: 0,
    end: 200,
  });
  return (
    <Flex vertical gap={16}>
      <PageHeader title={t.benefits}>
        {mayRequest && (
          <Button type="primary" onClick={() => navigate({ to: '/enablement/partner-entitlements/create' as string })}>
            {t.request}
          </Button>
        )}
      </PageHeader>
      <GateNotice gate="order_benefits" />
      <Statement />
      <Card title={t.yourBenefits}>
        <Loaded query={benefits}>
          {({ rows }) =>
            rows.length === 0 ? (
              <p className="meta">{t.noOwnBenefits}</p>
            ) : (
              <BenefitRows
                rows={rows}
                actionOf={({ id, kind, available, name }) =>
                  mayRequest && !isStanding(kind) && available > 0 ? (
                    <Button
                      aria-label={`${t.request}: ${name}`}
                      onClick={() =>
                        navigate({ to: `/enablement/partner-entitlements/create?benefit=${id}` as string })
                      }
                    >
                      {t.request}
                    </Button>
                  ) : null
                }
              />
            )
          }
        </Loaded>
      </Card>
      <GrantList />
    </Flex>
  );
}
