import { Button } from 'antd';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { useTags } from '#web/resource/data/useTags.ts';
import {
  type Band,
  type Criterion,
  type CriterionFact,
  criterionFacts,
  factLabels,
  kindOfFact,
} from '../criteria.schema.ts';
import { sourceOptions } from '../schema.ts';
import css from './prospects.module.css';
import { texts as t } from './texts.ts';

interface Props {
  id?: string;
  value?: Criterion[];
  onChange?: (criteria: Criterion[]) => void;
}

const weights = Array.from({ length: 10 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));

/** The criteria of a profile; each fact is asked once. */
export function CriteriaInput({ id, value = [], onChange = () => {} }: Props) {
  const free = criterionFacts.filter((fact) => !value.some((criterion) => criterion.fact === fact));
  return (
    <div id={id} className={css.criteria}>
      {value.map((criterion, at) => (
        <CriterionFields
          key={criterion.fact}
          criterion={criterion}
          free={free}
          onChange={(next) => onChange(value.with(at, next))}
          onRemove={() => onChange(value.toSpliced(at, 1))}
        />
      ))}
      {free.length > 0 && (
        <Button
          icon={<Plus size={16} />}
          onClick={() => onChange([...value, { fact: free[0]!, weight: 3, ideal: {}, acceptable: null }])}
        >
          {t.addCriterion}
        </Button>
      )}
    </div>
  );
}

interface CriterionProps {
  criterion: Criterion;
  free: readonly CriterionFact[];
  onChange: (criterion: Criterion) => void;
  onRemove: () => void;
}

function CriterionFields({ criterion, free, onChange, onRemove }: CriterionProps) {
  const { fact, weight, ideal, acceptable } = criterion;
  const name = factLabels[fact];
  const kind = kindOfFact[fact];
  return (
    <fieldset className={css.criterion}>
      <legend>{name}</legend>
      <Button
        className={css.removal}
        type="text"
        size="small"
        icon={<Trash size={14} />}
        aria-label={t.removeCriterion(name)}
        onClick={onRemove}
      />
      <div className={css.pair}>
        <div className={css.labeled}>
          <span className="meta">{t.fact}</span>
          <OptionSelect
            aria-label={`${name}: ${t.fact}`}
            options={[fact, ...free].map((value) => ({ value, label: factLabels[value] }))}
            value={fact}
            onChange={(next) => next && onChange({ fact: next as CriterionFact, weight, ideal: {}, acceptable: null })}
          />
        </div>
        <div className={css.labeled}>
          <span className="meta">{t.weight}</span>
          <OptionSelect
            aria-label={`${name}: ${t.weight}`}
            options={weights}
            value={String(weight)}
            onChange={(next) => next && onChange({ ...criterion, weight: Number(next) })}
          />
        </div>
      </div>
      {kind === 'yes' ? (
        <p className="meta">{t.yesHelp}</p>
      ) : (
        <>
          <BandInput
            name={`${name}: ${t.ideal}`}
            label={t.ideal}
            fact={fact}
            band={ideal}
            onChange={(next) => onChange({ ...criterion, ideal: next })}
          />
          <BandInput
            name={`${name}: ${t.acceptable}`}
            label={t.acceptable}
            fact={fact}
            band={acceptable ?? {}}
            onChange={(next) => onChange({ ...criterion, acceptable: isEmpty(next) ? null : next })}
          />
        </>
      )}
    </fieldset>
  );
}

const isEmpty = ({ from = null, to = null, values = [] }: Band) => from === null && to === null && values.length === 0;

interface BandProps {
  name: string;
  label: string;
  fact: CriterionFact;
  band: Band;
  onChange: (band: Band) => void;
}

function BandInput({ name, label, fact, band, onChange }: BandProps) {
  const kind = kindOfFact[fact];
  const tags = useTags('prospects');
  const values = band.values ?? [];
  return (
    <div className={css.labeled}>
      <span className="meta">{label}</span>
      {kind === 'number' && (
        <div className={css.pair}>
          <NumberInput
            aria-label={`${name}, ${t.from}`}
            placeholder={t.from}
            min={0}
            max={10_000_000}
            value={band.from ?? null}
            onChange={(from) => onChange({ ...band, from: typeof from === 'number' ? from : null })}
          />
          <NumberInput
            aria-label={`${name}, ${t.to}`}
            placeholder={t.to}
            min={0}
            max={10_000_000}
            value={band.to ?? null}
            onChange={(to) => onChange({ ...band, to: typeof to === 'number' ? to : null })}
          />
        </div>
      )}
      {kind === 'country' && (
        <CountrySelect multiple aria-label={name} value={values} onChange={(next) => onChange({ values: next })} />
      )}
      {kind === 'tags' && (
        <TagsInput
          aria-label={name}
          value={values}
          suggestions={tags.map(({ value }) => value)}
          onChange={(next) => onChange({ values: next })}
        />
      )}
      {kind === 'source' && (
        <OptionSelect
          multiple
          aria-label={name}
          options={sourceOptions}
          value={values}
          onChange={(next) => onChange({ values: [next ?? []].flat() })}
        />
      )}
    </div>
  );
}
