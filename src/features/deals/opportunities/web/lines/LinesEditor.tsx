import { Alert, App, Button, Input } from 'antd';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { LineInput, OpportunityLine } from '#features/deals/opportunity-lines/schema.ts';
import type { Product } from '#features/deals/products/schema.ts';
import { ProductSelect } from '#features/deals/products/web/index.tsx';
import { newId } from '#shared/ids.ts';
import { Card } from '#web/components/Card.tsx';
import { Money } from '#web/components/Money.tsx';
import { MoneyInput } from '#web/inputs/MoneyInput.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { Refusals, useRefusals } from '#web/inputs/refusal.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { ApiError } from '#web/requests/api.ts';
import { SavedByOthers } from '#web/resource/form/SavedByOthers.tsx';
import { SlotParts } from '#web/slots.tsx';
import type { Opportunity } from '../../schema.ts';
import { Labeled } from '../Labeled.tsx';
import css from '../parts.module.css';
import { amendmentEffects } from '../slots.ts';
import { changedByOthers } from '../words.ts';
import { AmendmentReason } from './AmendmentReason.tsx';
import { ChargedSummary } from './Charged.tsx';
import { texts as ownTexts } from './texts.ts';
import { useContents } from './useContents.ts';

interface Draft extends Omit<LineInput, 'amount_minor'> {
  key: string;
  amount_minor: number | null;
  /** The unit price, when the product has a price in this currency. */
  price_minor?: number | null;
}

interface LinesEditorProps {
  deal: Opportunity;
  lines: readonly OpportunityLine[];
  onDone: () => void;
}

/** All lines at once, saved as a whole: the amount of the deal is their sum. */
export function LinesEditor({ deal, lines, onDone }: LinesEditorProps) {
  const { message } = App.useApp();
  const contents = useContents(deal);
  const [drafts, setDrafts] = useState<Draft[]>(() => (lines.length > 0 ? lines.map(draftOf) : [emptyLine()]));
  const [dirty, setDirty] = useState(false);
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Record<string, string[]>>({});
  useUnsavedWarning(dirty);
  const isWon = deal.status === 'won';
  const sum = drafts.reduce((all, { amount_minor }) => all + (amount_minor ?? 0), 0);

  const edit = (next: Draft[]) => {
    setDirty(true);
    setDrafts(next);
  };
  const change = (index: number, values: Partial<Draft>) =>
    edit(drafts.map((draft, at) => (at === index ? { ...draft, ...values } : draft)));

  // A line that another user removed meanwhile is sent as a new one.
  const known = new Set(lines.map(({ id }) => id));
  const given = drafts.map(inputOf).map(({ id, ...line }) => (id && known.has(id) ? { ...line, id } : line));
  const isWhole = Object.keys(problemsOf(drafts, false)).length === 0;

  const { refusals, isRefused } = useRefusals();
  const save = async (over?: number) => {
    if (isRefused()) return;
    const wrong = problemsOf(drafts, isWon && !reason.trim());
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    try {
      if (!(await contents.save({ lines: given }, reason, over))) return;
      setDirty(false);
      message.success(isWon ? ownTexts.amended : ownTexts.saved);
      onDone();
    } catch (error) {
      setProblems(
        error instanceof ApiError && Object.keys(error.errors).length > 0
          ? error.errors
          : { '': [(error as Error).message] },
      );
    }
  };
  const at = (index: number) =>
    Object.entries(problems)
      .filter(([field]) => field.startsWith(`lines.${index}.`))
      .flatMap(([, texts]) => texts);
  const general = Object.entries(problems)
    .filter(([field]) => !/^lines\.\d/.test(field) && field !== 'reason')
    .flatMap(([, texts]) => texts);

  return (
    <Card title={isWon ? ownTexts.amendLines : ownTexts.lines}>
      <div className={css.entries}>
        {contents.theirs && (
          <SavedByOthers title={changedByOthers} onTheirs={onDone} onMine={() => save(contents.theirs?.row_version)} />
        )}
        {general.length > 0 && <Alert type="error" showIcon role="alert" title={general.join(' ')} />}
        <Refusals value={refusals}>
          {drafts.map((draft, index) => (
            <Entry
              key={draft.key}
              draft={draft}
              currency={deal.currency}
              problems={at(index)}
              onChange={(values) => change(index, values)}
              onRemove={() => edit(drafts.filter(({ key }) => key !== draft.key))}
            />
          ))}
        </Refusals>
        <div className={css.foot}>
          <Button icon={<Plus size={16} />} onClick={() => edit([...drafts, emptyLine()])}>
            {ownTexts.addLine}
          </Button>
          <strong className="figures">{drafts.length > 0 && <Money minor={sum} currency={deal.currency} />}</strong>
        </div>
        {isWon && (
          <SlotParts
            slot={amendmentEffects}
            props={{ id: deal.id, amended: dirty && isWhole ? { lines: given } : null }}
          />
        )}
        {isWon && <AmendmentReason value={reason} onChange={setReason} problem={problems.reason?.[0]} />}
        <div className={css.foot}>
          <Button type="primary" loading={contents.isSaving} onClick={() => save()}>
            {isWon ? ownTexts.amend : ownTexts.save}
          </Button>
          <Button onClick={onDone}>{ownTexts.cancel}</Button>
        </div>
      </div>
    </Card>
  );
}

interface EntryProps {
  draft: Draft;
  currency: string;
  problems: readonly string[];
  onChange: (values: Partial<Draft>) => void;
  onRemove: () => void;
}

function Entry({ draft, currency, problems, onChange, onRemove }: EntryProps) {
  const pick = (product: Product) => {
    const price_minor = product.currency === currency ? product.list_price_minor : null;
    const isFree = draft.amount_minor === null || draft.amount_minor === listed(draft);
    onChange({
      product_id: product.id,
      price_minor,
      ...(isFree && price_minor !== null && { amount_minor: price_minor * (draft.quantity ?? 1) }),
    });
  };
  const count = (quantity: number | null) => {
    const next = { quantity: quantity ?? 1 };
    const follows = draft.amount_minor !== null && draft.amount_minor === listed(draft);
    onChange({ ...next, ...(follows && { amount_minor: listed({ ...draft, ...next }) }) });
  };
  const money = (field: 'amount_minor' | 'discount_minor' | 'tax_minor' | 'cost_minor', label: string) => (
    <Labeled label={label}>
      <MoneyInput
        currency={currency}
        value={draft[field] ?? null}
        onChange={(minor) => onChange({ [field]: minor })}
        aria-label={label}
      />
    </Labeled>
  );
  return (
    <div className={css.entry} data-wrong={problems.length > 0 || undefined}>
      <div className={css.lineFields}>
        <Labeled label={ownTexts.product}>
          <ProductSelect
            value={draft.product_id}
            onChange={(product_id) => onChange({ product_id, ...(product_id === null && { price_minor: null }) })}
            onPick={pick}
            aria-label={ownTexts.product}
          />
        </Labeled>
        <Labeled label={ownTexts.description}>
          <Input
            aria-label={ownTexts.description}
            maxLength={500}
            value={draft.description ?? ''}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        </Labeled>
        <Labeled label={ownTexts.quantity}>
          <NumberInput min={1} max={1_000_000} value={draft.quantity} onChange={count} aria-label={ownTexts.quantity} />
        </Labeled>
      </div>
      <div className={css.moneyFields}>
        {money('amount_minor', ownTexts.lineAmount)}
        {money('discount_minor', ownTexts.includedDiscount)}
        {money('tax_minor', ownTexts.includedTax)}
        {money('cost_minor', ownTexts.yourCost)}
        <Button type="text" icon={<Trash size={16} />} aria-label={ownTexts.removeLine} onClick={onRemove} />
      </div>
      <ChargedSummary line={draft} onChange={onChange} />
      {problems.length > 0 && (
        <p className={css.problem} role="alert">
          {problems.join(' ')}
        </p>
      )}
    </div>
  );
}

function draftOf(line: OpportunityLine): Draft {
  const { id, product_id, description, quantity, amount_minor, discount_minor, tax_minor, cost_minor } = line;
  const { recurring_interval, term_months } = line;
  return {
    key: id,
    id,
    product_id,
    description,
    quantity,
    amount_minor,
    // An empty box reads better than 0.00.
    discount_minor: discount_minor || undefined,
    tax_minor: tax_minor || undefined,
    cost_minor,
    recurring_interval,
    term_months,
  };
}

function emptyLine(): Draft {
  return { key: newId(), quantity: 1, amount_minor: null };
}

/** The list price of the line, when it has one. */
function listed({ price_minor, quantity }: Draft): number | null {
  return price_minor === null || price_minor === undefined ? null : price_minor * (quantity ?? 1);
}

function inputOf({
  key: _key,
  price_minor: _price,
  amount_minor,
  discount_minor,
  tax_minor,
  ...rest
}: Draft): LineInput {
  return {
    ...rest,
    amount_minor: amount_minor ?? 0,
    ...(discount_minor && { discount_minor }),
    ...(tax_minor && { tax_minor }),
  };
}

function problemsOf(drafts: readonly Draft[], lacksReason: boolean): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  drafts.forEach((draft, index) => {
    if (draft.amount_minor === null) found[`lines.${index}.amount_minor`] = [ownTexts.enterLineAmount];
    if (!draft.product_id && !draft.description?.trim())
      found[`lines.${index}.description`] = [ownTexts.chooseProductOrEnterDescription];
  });
  if (lacksReason) found.reason = [ownTexts.enterReasonForAmendment];
  return found;
}
