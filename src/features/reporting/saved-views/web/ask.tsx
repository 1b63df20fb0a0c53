import { useNavigate, useSearch } from '@tanstack/react-router';
import { AskScreen } from './AskScreen.tsx';
import { readAsked, writeAsked } from './question/address.ts';
import SaveAsReport from './SaveAsReport.tsx';
import { texts as t } from './texts.ts';

/** Asks a question; it is in the address, so it can be sent to others. */
export default function AskReport() {
  const navigate = useNavigate();
  const current = readAsked(useSearch({ strict: false }));
  return (
    <AskScreen
      title={t.ask}
      asked={current}
      isEditing
      onChange={(next) => void navigate({ to: '.', search: writeAsked(next) as never, resetScroll: false })}
      actions={(read) =>
        current.question &&
        read && <SaveAsReport question={current.question} chart={current.chart} read={read} type="primary" />
      }
    />
  );
}
