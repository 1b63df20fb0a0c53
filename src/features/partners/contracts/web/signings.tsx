import Send from 'lucide-react/icons/send';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { type ContractSigning, signing } from '../schema.ts';
import { signingSteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';

const waiting = {
  key: 'waiting',
  name: t.waiting,
  state: { filters: [{ field: 'status', operator: 'eq' as const, values: ['notified', 'opened'] }] },
};

/** One row for each signer. */
export default function Signings() {
  return (
    <NounList
      noun={signing}
      permission="contracts"
      columns={['name', 'status', 'contract_id', 'partner_id', 'turn_at', 'signed_at']}
      filters={['status', 'partner_id', 'side']}
      views={[waiting]}
      to={({ contract_id }) => `/partners/contracts/show/${contract_id}`}
      create={{ label: t.newSigning, to: '/partners/contracts/signings/create' }}
      rowMenu={(row) => <Resend row={row} />}
      empty={{ icon: Send, text: t.signingsEmpty }}
    />
  );
}

function Resend({ row }: { row: ContractSigning }) {
  const { buttons, dialog } = useSteps(signingSteps, row, { special: { delegate: { hidden: true } } });
  return (
    <>
      {buttons}
      {dialog}
    </>
  );
}
