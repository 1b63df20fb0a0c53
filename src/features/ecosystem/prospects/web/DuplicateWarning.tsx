import { Alert, Form } from 'antd';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import { DuplicateList, useDuplicates } from './DuplicateList.tsx';
import { texts as t } from './texts.ts';

/** Warns while typing that the company is a partner, an applicant, an account or a prospect already. */
export function DuplicateWarning({ except }: { except?: string | undefined }) {
  const typed: { name?: string; domain?: string; website?: string } =
    Form.useWatch((values) => values, Form.useFormInstance()) ?? {};
  const name = useDebounced(typed.name?.trim() ?? '', 300);
  const domain = useDebounced(typed.domain?.trim() || typed.website?.trim() || '', 300);
  const found = useDuplicates({ name, domain, except });
  return (
    <div role="status">
      {found.length > 0 && (
        <Alert
          type="warning"
          style={{ marginBottom: 16 }}
          title={t.mayExist}
          description={<DuplicateList found={found} inNewTab />}
        />
      )}
    </div>
  );
}
