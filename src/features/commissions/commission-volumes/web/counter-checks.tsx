import Sigma from 'lucide-react/icons/sigma';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { counterCheck } from '../schema.ts';

/** The nightly checks of the counters for bands, ceilings and bonuses. */
export default function CounterChecks() {
  return (
    <NounList
      noun={counterCheck}
      permission="commission_lines"
      title="Volume audit"
      columns={[
        'checked_on',
        {
          of: 'is_intact',
          label: 'Result',
          render: ({ is_intact }) => (
            <StatusTag tone={is_intact ? 'green' : 'red'}>{is_intact ? 'Agrees' : 'Differs'}</StatusTag>
          ),
        },
        { of: 'difference', width: 420 },
      ]}
      savedViews={false}
      empty={{
        icon: Sigma,
        text: 'Every night, the volumes, caps and bonuses behind commissions are recalculated from sales and compared. No audit has run yet.',
      }}
    />
  );
}
