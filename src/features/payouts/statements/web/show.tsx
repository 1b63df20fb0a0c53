import { useQuery } from '@tanstack/react-query';
import { MailsCard } from '#features/platform/mails/web/index.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import { useSession } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import type { Statement } from '../schema.ts';
import { StatementSheet, StatementTools } from './StatementSheet.tsx';
import { statementDocuments } from './slots.ts';
import { texts } from './texts.ts';

/** The statement of one payment, the same for both sides. */
export default function ItemStatement() {
  const id = useParam('id');
  const { mode } = useSession();
  const statement = useQuery({
    queryKey: ['payout_items', 'statement', id],
    queryFn: ({ signal }) => api<Statement>(`payout_items/${id}/statement`, { signal }),
  });
  useTitle(statement.data?.statement_no ?? texts.statementText);
  return (
    <Loaded query={statement}>
      {(row) => (
        <>
          <PageHeader title={texts.statementStatementNo(row.statement_no)}>
            <StatementTools path={`payout_items/${id}/statement`} />
          </PageHeader>
          <SlotParts slot={statementDocuments} props={{ item_id: id }} />
          <StatementSheet statement={row} receipts={mode === 'partner' ? '/revenue/commissions' : '/commissions'} />
          <MailsCard table="payout_items" id={id} />
        </>
      )}
    </Loaded>
  );
}
