import Sigma from 'lucide-react/icons/sigma';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { counterCheck } from '../schema.ts';
import { texts } from './texts.ts';

/** The nightly checks of the counters for bands, ceilings and bonuses. */
export default function CounterChecks() {
  return (
    <NounList
      noun={counterCheck}
      permission="commission_lines"
      title={texts.volumeAudit}
      columns={[
        'checked_on',
        {
          of: 'is_intact',
          label: texts.result,
          render: ({ is_intact }) => (
            <StatusTag tone={is_intact ? 'green' : 'red'}>{is_intact ? texts.agrees : texts.differs}</StatusTag>
          ),
        },
        { of: 'difference', width: 420 },
      ]}
      savedViews={false}
      empty={{
        icon: Sigma,
        text: texts.everyNightVolumesCapsAndBonuses,
      }}
    />
  );
}
