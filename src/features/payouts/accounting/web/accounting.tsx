import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { AccountsForm } from './AccountsForm.tsx';
import { MonthExport } from './MonthExport.tsx';
import { texts as t } from './texts.ts';

/** The files for the company's accounting system, and its accounts. */
export default function Accounting() {
  return (
    <DetailPage
      name={t.title}
      subtitle={<span>{t.subtitle}</span>}
      tabs={[
        { key: 'export', label: t.exportTab, content: <MonthExport /> },
        { key: 'accounts', label: t.accountsTab, content: <AccountsForm /> },
      ]}
    />
  );
}
