import { Button } from 'antd';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { moneyText } from '#web/components/Money.tsx';
import { MoneyInput } from '#web/inputs/MoneyInput.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { RateInput } from '#web/inputs/RateInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { formatNumber } from '#web/region.ts';
import type { Band, TieredCalc } from '../../schema.ts';
import { addBand, removeBand, setBandEnd, tenUnits } from './editing.ts';
import { useEditor } from './editor.ts';
import css from './PlanEditor.module.css';
import { ProblemTexts, useProblems } from './problems.tsx';
import { texts } from './texts.ts';

interface BandTableProps {
  calc: TieredCalc;
  path: string;
  max: number;
  onChange: (calc: TieredCalc) => void;
}

/** Bands that stay contiguous: the user edits only their ends, and the next band begins there. */
export function BandTable({ calc, path, max, onChange }: BandTableProps) {
  const { currency } = useEditor().vocabulary;
  const { bands } = calc;
  const isMoney = (calc.measure ?? 'credited_base') === 'credited_base';
  const unit = calc.measure === 'units' ? 'units' : 'deals';
  const edge = (value: number) => (isMoney ? moneyText(value, currency) : `${formatNumber(value)} ${unit}`);
  const set = (list: Band[]) => onChange({ ...calc, bands: list });
  const setBand = (index: number, band: Band) => set(bands.map((one, at) => (at === index ? band : one)));

  return (
    <div>
      <div className={css.scroll}>
        <table className={css.table} style={{ minWidth: 560 }}>
          <thead>
            <tr>
              <th scope="col" style={{ width: '26%' }}>
                {texts.from}
              </th>
              <th scope="col">{texts.upToExclusive}</th>
              <th scope="col" style={{ width: 128 }}>
                {texts.pays}
              </th>
              <th scope="col">{texts.rateOrAmount}</th>
              <th scope="col" style={{ width: 32 }}>
                <span className="only-for-readers">{texts.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {bands.map((band, index) => {
              const name = `band ${index + 1}`;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place; it has no other identity
                <tr key={index}>
                  <td>
                    <span className={`${css.edge} figures`}>{index === 0 ? '0' : edge(band.from)}</span>
                  </td>
                  <td data-path={`${path}.bands.${index}.to`}>
                    {band.to === null ? (
                      <span className={css.edge}>{texts.noLimit}</span>
                    ) : isMoney ? (
                      <MoneyInput
                        aria-label={texts.endOf(name)}
                        value={band.to}
                        currency={currency}
                        onChange={(to) => set(setBandEnd(bands, index, to ?? 0))}
                      />
                    ) : (
                      <NumberInput
                        aria-label={texts.endOf(name)}
                        value={band.to}
                        min={0}
                        onChange={(to) => set(setBandEnd(bands, index, to ?? 0))}
                      />
                    )}
                    <BandProblems path={`${path}.bands.${index}.to`} />
                    {index === 0 && <BandProblems path={`${path}.bands.0.from`} />}
                  </td>
                  <td>
                    <Select
                      aria-label={texts.whatPays(name)}
                      style={{ width: '100%' }}
                      value={band.flat_minor === undefined ? 'rate' : 'flat'}
                      onChange={(kind) =>
                        setBand(
                          index,
                          kind === 'rate'
                            ? { from: band.from, to: band.to, rate_ppm: 100_000 }
                            : { from: band.from, to: band.to, flat_minor: tenUnits(currency) * 5 },
                        )
                      }
                      options={[
                        { value: 'rate', label: texts.rate },
                        { value: 'flat', label: texts.amount },
                      ]}
                    />
                  </td>
                  <td data-path={`${path}.bands.${index}.rate_ppm`}>
                    {band.flat_minor === undefined ? (
                      <RateInput
                        aria-label={texts.rateOf(name)}
                        value={band.rate_ppm}
                        max={max}
                        onChange={(ppm) =>
                          setBand(index, { from: band.from, to: band.to, ...(ppm !== null && { rate_ppm: ppm }) })
                        }
                      />
                    ) : (
                      <MoneyInput
                        aria-label={texts.amountOf(name)}
                        value={band.flat_minor}
                        currency={calc.currency ?? currency}
                        onChange={(minor) => setBand(index, { from: band.from, to: band.to, flat_minor: minor ?? 0 })}
                      />
                    )}
                    <BandProblems path={`${path}.bands.${index}.rate_ppm`} />
                    <BandProblems path={`${path}.bands.${index}.flat_minor`} />
                  </td>
                  <td>
                    {bands.length > 1 && (
                      <Button
                        type="text"
                        icon={<Trash size={16} />}
                        aria-label={texts.removeName(name)}
                        onClick={() => set(removeBand(bands, index))}
                      />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <Button
        type="text"
        size="small"
        icon={<Plus size={14} />}
        onClick={() => set(addBand(bands, isMoney ? tenUnits(currency) * 1_000 : 5))}
      >
        {texts.addBand}
      </Button>
    </div>
  );
}

function BandProblems({ path }: { path: string }) {
  return <ProblemTexts problems={useProblems(path)} />;
}
