import { Button, Flex } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useRemove } from '#web/resource/data/useResource.ts';
import type { TierCriterion, TierProgram } from '../schema.ts';
import { CriterionDialog } from './CriterionDialog.tsx';
import { useCriteria, useTiers } from './data.ts';
import { texts as t } from './texts.ts';
import { tierDetail, tierNameOf, tierValueText } from './words.ts';

/** The criteria of a version by tier, editable in a draft. */
export function Criteria({ program }: { program: TierProgram }) {
  const tiers = useTiers();
  const criteria = useCriteria(program.id);
  const remove = useRemove('tier_criteria');
  const sayFailure = useErrorMessage();
  const [open, setOpen] = useState<{ tier_id: string; row?: TierCriterion } | null>(null);
  if (!tiers.data || !criteria.data) return null;
  const isDraft = program.status === 'draft';
  return (
    <>
      {tiers.data.rows.map((tier, index) => {
        const rows = criteria.data.rows.filter(({ tier_id }) => tier_id === tier.id);
        return (
          <Card
            key={tier.id}
            title={tier.name}
            actions={
              isDraft && (
                <Button aria-label={`${t.addCriterion}: ${tier.name}`} onClick={() => setOpen({ tier_id: tier.id })}>
                  {t.addCriterion}
                </Button>
              )
            }
          >
            {rows.length === 0 ? (
              <p className="meta">{index === 0 ? t.entry : t.byHand}</p>
            ) : (
              <ScrollTable label={tier.name}>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.id}>
                      <td>
                        {tierNameOf(row)} <span className="meta">{tierDetail(row)}</span>
                      </td>
                      <td data-figure style={{ width: '30%' }}>
                        {tierValueText(row.metric, row.threshold, row.currency)}
                      </td>
                      <td data-figure style={{ width: 88 }}>
                        {isDraft && (
                          <Flex gap={4} justify="flex-end">
                            <Button
                              type="text"
                              size="small"
                              icon={<Pencil size={14} />}
                              aria-label={`${t.editCriterion}: ${tierNameOf(row)}`}
                              onClick={() => setOpen({ tier_id: tier.id, row })}
                            />
                            <Button
                              type="text"
                              size="small"
                              icon={<X size={14} />}
                              aria-label={`${t.removeCriterion}: ${tierNameOf(row)}`}
                              onClick={() => remove.mutate(row.id, { onError: sayFailure })}
                            />
                          </Flex>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </ScrollTable>
            )}
          </Card>
        );
      })}
      {open && <CriterionDialog program={program} {...open} onClose={() => setOpen(null)} />}
    </>
  );
}
