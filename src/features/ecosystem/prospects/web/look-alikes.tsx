import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { countryName } from '#web/countries.ts';
import { formatPercent } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { type LookAlikes, stageOptions } from '../schema.ts';
import css from './prospects.module.css';
import { texts as t } from './texts.ts';

type Trait = LookAlikes['prospects'][number]['shared'][number];

const labelOf = ({ trait, label }: Trait) => (trait === 'country' ? countryName(label) : label);

/** Open prospects that resemble the most successful partners, with the traits that say so. */
export default function LookAlikesScreen() {
  const found = useQuery({
    queryKey: ['prospects', 'look_alikes'],
    queryFn: ({ signal }) => api<LookAlikes>('prospects/look_alikes', { signal }),
  });
  return (
    <>
      <PageHeader title={t.lookAlikes} />
      <p className={css.quiet}>{t.lookAlikesText}</p>
      <Loaded query={found}>
        {({ partners, traits, prospects }) => (
          <div className={css.cards}>
            <Card title={t.similar}>
              {prospects.length === 0 && <p className={css.quiet}>{t.noSimilar}</p>}
              {prospects.length > 0 && (
                <ScrollTable label={t.similar}>
                  <table className={css.table}>
                    <thead>
                      <tr>
                        <th scope="col">{t.prospect}</th>
                        <th scope="col">{t.stage}</th>
                        <th scope="col">{t.shares}</th>
                        <th scope="col" className={css.number}>
                          {t.likeness}
                        </th>
                      </tr>
                    </thead>
                    <tbody>
                      {prospects.map(({ id, name, stage, likeness, shared }) => {
                        const option = stageOptions.find(({ value }) => value === stage)!;
                        return (
                          <tr key={id}>
                            <th scope="row">
                              <Link to={`/partners/prospecting/show/${id}`}>{name}</Link>
                            </th>
                            <td>
                              <StatusTag tone={option.tone}>{option.label}</StatusTag>
                            </td>
                            <td>{shared.map(labelOf).join(', ')}</td>
                            <td className={css.number}>{formatPercent(likeness)}</td>
                          </tr>
                        );
                      })}
                    </tbody>
                  </table>
                </ScrollTable>
              )}
            </Card>
            <Card title={t.traits}>
              {traits.length === 0 && <p className={css.quiet}>{t.noTraits}</p>}
              {traits.length > 0 && (
                <ScrollTable label={t.traits}>
                  <table className={css.table}>
                    <thead>
                      <tr>
                        <th scope="col">{t.shares}</th>
                        <th scope="col" className={css.number}>
                          {t.amongBest}
                        </th>
                        <th scope="col" className={css.number}>
                          {t.amongAll}
                        </th>
                      </tr>
                    </thead>
                    <tbody>
                      {traits.map((each) => (
                        <tr key={`${each.trait} ${each.label}`}>
                          <th scope="row">
                            {t.trait[each.trait]}: {labelOf(each)}
                          </th>
                          <td className={css.number}>{formatPercent(each.among_best)}</td>
                          <td className={css.number}>{formatPercent(each.among_all)}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </ScrollTable>
              )}
            </Card>
            <Card title={t.bestPartners}>
              {partners.length === 0 && <p className={css.quiet}>{t.noBest}</p>}
              {partners.length > 0 && (
                <ScrollTable label={t.bestPartners}>
                  <table className={css.table}>
                    <thead>
                      <tr>
                        <th scope="col">{t.partner}</th>
                        <th scope="col" className={css.number}>
                          {t.wonDeals}
                        </th>
                      </tr>
                    </thead>
                    <tbody>
                      {partners.map(({ id, name, won_deals }) => (
                        <tr key={id}>
                          <th scope="row">
                            <Link to={`/partners/show/${id}`}>{name}</Link>
                          </th>
                          <td className={css.number}>{won_deals}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </ScrollTable>
              )}
            </Card>
          </div>
        )}
      </Loaded>
    </>
  );
}
