import { Alert, App, Button, Flex } from 'antd';
import { useEffect, useState } from 'react';
import { sayable } from '#shared/text/labels.ts';
import { Card } from '#web/components/Card.tsx';
import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { useAction, useUpdate } from '#web/resource/data/useResource.ts';
import type { DateOrder, Import, ImportFile, ImportMapping, ImportReport, ImportTarget } from '../schema.ts';
import { Choice, FileCard } from './FileCard.tsx';
import type { Fix } from './Problems.tsx';
import { Report } from './Report.tsx';
import { texts } from './texts.ts';
import { UnknownValues } from './UnknownValues.tsx';
import { forbiddenOf, importLabel, rowsText } from './useTargets.ts';

const dateOrders = sayable([
  { value: 'mdy', label: 'Month / day / year (3/31/2017)' },
  { value: 'dmy', label: 'Day / month / year (31.3.2017)' },
  { value: 'ymd', label: 'Year - month - day (2017-03-31)' },
]);
const decimalMarks = [
  { value: '.', label: '1,234.56' },
  { value: ',', label: '1.234,56' },
];

/** Tells for each file which required field has no column yet. */
function missingColumns(files: ImportFile[], mapping: ImportMapping, targets: readonly ImportTarget[]): string[] {
  return files.flatMap(({ file_name }) => {
    const file = mapping.files[file_name];
    const fields = targets.find(({ key }) => key === file?.target)?.fields ?? [];
    const names = fields.filter(({ key, is_required }) => is_required && !file?.columns[key]).map(({ label }) => label);
    return names.length > 0 ? [texts.chooseColumnForIn(names.join(' and '), file_name)] : [];
  });
}

/** Whether nothing would be written. */
function isEmptyImport({ counts, alongside }: ImportReport): boolean {
  const written = Object.values(counts).reduce((sum, { created, updated }) => sum + created + updated, 0);
  return written === 0 && Object.keys(alongside).length === 0;
}

/** The mapping with corrected cells, each under the heading of its column. */
function withFixes(mapping: ImportMapping, fixes: readonly Fix[]): ImportMapping {
  const all = structuredClone(mapping.fixes ?? {});
  for (const { file, row, field, text } of fixes) {
    const column = mapping.files[file]?.columns[field];
    if (!column) continue;
    const rows = all[file] ?? {};
    all[file] = { ...rows, [row]: { ...rows[row], [column]: text } };
  }
  return { ...mapping, fixes: all };
}

function withDateOrder(mapping: ImportMapping, file: string, field: string, order: DateOrder): ImportMapping {
  const before = mapping.files[file]!;
  const changed = { ...before, date_orders: { ...before.date_orders, [field]: order } };
  return { ...mapping, files: { ...mapping.files, [file]: changed } };
}

/** Maps files, resolves unknown names, previews and starts the import. */
export function MappingEditor({
  row,
  files,
  targets,
}: {
  row: Import;
  files: ImportFile[];
  targets: readonly ImportTarget[];
}) {
  const { message } = App.useApp();
  const [mapping, setMapping] = useState<ImportMapping>(row.mapping);
  useEffect(() => setMapping(row.mapping), [row.mapping]);
  const save = useUpdate<Import>('imports');
  const check = useAction<{ id: string }, Import>('imports', ({ id }) => `imports/${id}/check`);
  const run = useAction<{ id: string }, Import>('imports', ({ id }) => `imports/${id}/run`);
  // After a check, the preview is shown and the mapping is collapsed.
  const [isOpen, setOpen] = useState(!row.report);
  const isChanged = JSON.stringify(mapping) !== JSON.stringify(row.mapping);
  useUnsavedWarning(isChanged);
  const isBusy = save.isPending || check.isPending;

  /** Saves the mapping on the screen and checks it. */
  async function lookAt(next: ImportMapping): Promise<void> {
    setMapping(next);
    try {
      if (JSON.stringify(next) !== JSON.stringify(row.mapping))
        await save.mutateAsync({ id: row.id, values: { mapping: next } });
      await check.mutateAsync({ id: row.id });
      setOpen(false);
    } catch (error) {
      message.error((error as Error).message);
    }
  }

  const { report } = row;
  const isForeign = forbiddenOf(
    targets,
    Object.values(mapping.files).map(({ target }) => target),
  );
  const forbidden = forbiddenOf(targets, report?.writes ?? []);
  const read = files.filter(({ file_name }) => mapping.files[file_name]?.target !== 'skip');
  const isNothing = read.every(({ row_count }) => row_count === 0);
  const missing = missingColumns(files, mapping, targets);
  const deals = Object.values(mapping.files).some(({ target }) => target === 'opportunities');
  if (isForeign.length > 0)
    return <Alert type="info" showIcon title={texts.youDoNotHavePermissionTo(isForeign.join(', '))} />;
  return (
    <>
      {isOpen ? (
        <>
          {files.map((file) => (
            <FileCard
              key={file.id}
              file={file}
              mapping={mapping.files[file.file_name]!}
              targets={targets}
              onChange={(changed) => setMapping({ ...mapping, files: { ...mapping.files, [file.file_name]: changed } })}
            />
          ))}
          <Card title={texts.formats}>
            <Flex wrap gap={16}>
              <Choice label={texts.dateFormat}>
                <Select
                  aria-label={texts.dateFormat}
                  value={mapping.date_order}
                  options={dateOrders}
                  onChange={(date_order) => setMapping({ ...mapping, date_order })}
                  style={{ width: 280 }}
                />
              </Choice>
              <Choice label={texts.numberFormat}>
                <Select
                  aria-label={texts.numberFormat}
                  value={mapping.decimal_mark}
                  options={decimalMarks}
                  onChange={(decimal_mark) => setMapping({ ...mapping, decimal_mark })}
                  style={{ width: 160 }}
                />
              </Choice>
              <Choice label={texts.currency}>
                <CurrencySelect
                  value={mapping.currency}
                  onChange={(currency) => setMapping({ ...mapping, currency: currency ?? mapping.currency })}
                />
              </Choice>
              {deals && (
                <Choice label={texts.dealType}>
                  <ReferenceSelect
                    resource="opportunity_types"
                    value={mapping.type_id}
                    onChange={(type_id) => setMapping({ ...mapping, type_id: type_id ?? null })}
                  />
                </Choice>
              )}
            </Flex>
          </Card>
        </>
      ) : (
        <Card
          title={files.length === 1 ? texts.oneFile : texts.files(files.length)}
          actions={
            <Button size="small" onClick={() => setOpen(true)}>
              {texts.editMapping}
            </Button>
          }
        >
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {files.map(({ id, file_name, row_count }) => {
              const target = mapping.files[file_name]?.target ?? 'skip';
              return (
                <li key={id}>
                  {file_name}{' '}
                  <span className="meta">
                    {rowsText(row_count)}, {target === 'skip' ? 'skipped' : importLabel(targets, target).toLowerCase()}
                  </span>
                </li>
              );
            })}
          </ul>
        </Card>
      )}
      <Flex gap={8} align="center" wrap>
        <Button
          type={report && !isChanged ? 'default' : 'primary'}
          loading={isBusy}
          disabled={isNothing || missing.length > 0}
          onClick={() => void lookAt(mapping)}
        >
          {report ? texts.checkAgain : texts.checkImport}
        </Button>
        {missing.length > 0 && <span className="meta">{missing.join(' ')}</span>}
        {isNothing && (
          <span className="meta">
            {read.length > 0 ? texts.thereNoRowsBelowHeadingsSo : texts.allFilesSkippedChooseWhatAt}
          </span>
        )}
      </Flex>
      {report && !isChanged && !isNothing && (
        <>
          <UnknownValues
            report={report}
            mapping={mapping}
            isBusy={isBusy}
            onDecide={(matches) => void lookAt({ ...mapping, matches })}
          />
          <Report
            id={row.id}
            report={report}
            targets={targets}
            isDone={false}
            onFix={(fixes) => void lookAt(withFixes(mapping, fixes))}
            onDateOrder={(file, field, order) => void lookAt(withDateOrder(mapping, file, field, order))}
          />
          <Flex gap={8} align="center">
            <Button
              type="primary"
              loading={run.isPending}
              disabled={isBusy || forbidden.length > 0 || isEmptyImport(report)}
              onClick={() => run.mutateAsync({ id: row.id }).catch((error: Error) => void message.error(error.message))}
            >
              {texts.importNow}
            </Button>
            <span className="meta">
              {texts.nothingHasBeenSavedYet(
                forbidden.length > 0 && texts.youDoNotHavePermissionToImport(forbidden.join(', ')),
                isEmptyImport(report) && texts.noRowWouldBeCreatedOr,
                report.problem_count > 0 && texts.refused(rowsText(report.problem_count)),
              )}
            </span>
          </Flex>
        </>
      )}
    </>
  );
}
