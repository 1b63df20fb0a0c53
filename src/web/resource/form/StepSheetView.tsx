import { useQuery } from '@tanstack/react-query';
import { Alert, Form, type FormInstance } from 'antd';
import { type ReactNode, useEffect } from 'react';
import type { StepSheet } from '#shared/nouns/step-sheet.ts';
import { plainSentence, type Sentence } from '#shared/text/sentence.ts';
import { Money, moneyText } from '../../components/Money.tsx';
import { SkeletonBar } from '../../components/PageSkeleton.tsx';
import { ScrollTable } from '../../components/ScrollTable.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { useShowAll } from '../../components/useShowAll.tsx';
import { formatDay } from '../../region.ts';
import { type ApiError, api } from '../../requests/api.ts';
import { useDebounced } from '../data/useDebounced.ts';
import { ApprovalSheet } from './ApprovalSheet.tsx';
import { texts as ownTexts } from './texts.ts';

export interface Sheet<V> {
  /** The route of the step; its preview is `{path}/preview`. */
  path: string;
  /** The input of the step, or null while it is incomplete. By default the values of the form. */
  body?: (values: V) => object | null;
  /** Required texts that the effects do not depend on, such as a reason. */
  texts?: readonly string[];
  /** The consequence, shown if the sheet does not say by itself what is final. */
  text?: string;
}

interface StepSheetViewProps<V extends object> {
  sheet: Sheet<V>;
  form: FormInstance<V>;
  /** Told the label of the button, with the amount; null while there is none. */
  onAction: (label: string | null) => void;
}

const NOT_WRITTEN_YET = '–';

/** The facts of a step from the server, which tries the step with the values of the form and rolls it back. */
export function StepSheetView<V extends object>({ sheet, form, onAction }: StepSheetViewProps<V>) {
  const values = Form.useWatch([], form) as V | undefined;
  const filled = Object.fromEntries(
    Object.entries(values ?? {}).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as V;
  const texts = Object.fromEntries((sheet.texts ?? []).map((name) => [name, NOT_WRITTEN_YET]));
  const input = sheet.body ? sheet.body(filled) : filled;
  // The effects do not depend on these texts, so typing them asks for nothing.
  const now = input && JSON.stringify({ ...input, ...texts });
  const body = useDebounced(now, 300);
  const { data, error, isFetching } = useQuery({
    queryKey: ['step sheet', sheet.path, body],
    queryFn: ({ signal }) =>
      api<StepSheet>(`${sheet.path}/preview`, { method: 'POST', body: JSON.parse(body!), asks: true, signal }),
    enabled: body !== null,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
  const shown = now !== null && body === now ? data : undefined;
  const label = shown ? textOf(shown.action) : null;
  useEffect(() => onAction(label), [label, onAction]);
  if (now === null) return null;
  // Errors of single fields are shown beside them when the form is sent.
  if (body === now && error && (error as ApiError).status === 409)
    return <Alert type="warning" showIcon title={error.message} style={{ marginBottom: 16 }} />;
  if (!shown) return isFetching || body !== now ? <SkeletonBar width="40%" /> : null;
  return <Shown sheet={shown} text={sheet.text} />;
}

function Shown({ sheet, text }: { sheet: StepSheet; text: string | undefined }) {
  const { figures, note, facts, changes, excluded, final } = sheet;
  return (
    <section aria-label={ownTexts.effect} aria-live="polite">
      {text && final.length === 0 && <p style={{ marginBottom: 16, color: 'var(--text-2)' }}>{text}</p>}
      <ApprovalSheet
        figure={figures.length > 0 && figures.map(({ minor, currency }) => moneyText(minor, currency)).join(' + ')}
        note={note && <SentenceText parts={note} />}
        facts={facts.map(({ label, value }): [string, ReactNode] => [
          label,
          <SentenceText key={label} parts={value} />,
        ])}
        changes={changes.length > 0 && <Changes rows={changes} />}
        excluded={excluded.map(({ key, name, why, amount }) => ({
          key,
          name,
          why: <SentenceText parts={why} />,
          figure: amount && <Money minor={amount.minor} currency={amount.currency} />,
        }))}
        final={final}
      />
    </section>
  );
}

const MOST = 8;

function Changes({ rows }: { rows: StepSheet['changes'] }) {
  const { shown, more } = useShowAll(rows, MOST);
  return (
    <>
      <ScrollTable label={ownTexts.beforeAndAfter}>
        <thead>
          <tr>
            <th scope="col">{ownTexts.partner}</th>
            <th scope="col" data-figure>
              {ownTexts.before}
            </th>
            <th scope="col" data-figure>
              {ownTexts.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, name, note, currency, before_minor, after_minor }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {note && <div className="meta">{note}</div>}
              </th>
              <td data-figure>
                <Money minor={before_minor} currency={currency} />
              </td>
              <td data-figure>
                <Money minor={after_minor} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {more}
    </>
  );
}

const textOf = (parts: Sentence) => plainSentence(parts, { money: moneyText, day: formatDay });
