import { Button } from 'antd';
import Star from 'lucide-react/icons/star';
import { lazy, Suspense, useState } from 'react';
import { forPartner } from '#shared/nouns/fields.ts';
import { sayable } from '#shared/text/labels.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type Review, review } from '../schema.ts';
import { Rating } from './Rating.tsx';
import { texts as t } from './texts.ts';

const RequestDialog = lazy(() => import('./RequestDialog.tsx'));

/** Until it is written, a review goes by its deal. */
function nameOf({ quote, opportunity_name }: Review) {
  return quote ?? opportunity_name;
}

const rating: Column<Review> = {
  field: 'rating',
  label: t.rating,
  sortable: true,
  width: 150,
  render: ({ rating: value }) => <Rating value={value} />,
};
const contact: Column<Review> = sayable({ field: 'contact_name', label: 'Asked contact', hidden: true });
const companyColumns = columnsOf<Review, typeof review.fields>(
  review.fields,
  [{ of: 'quote', value: nameOf }, 'status', 'partner_id', rating],
  [contact],
);
const companyFilters = filtersOf(review.fields, ['status', 'partner_id']);
const fieldsForPartner = forPartner(review.fields) as Partial<typeof review.fields> as typeof review.fields;
const { partner_id: _, ...partnerFields } = fieldsForPartner;
const partnerColumns = columnsOf<Review, typeof partnerFields>(partnerFields, [
  { of: 'quote', value: nameOf },
  'status',
  rating,
]);
const partnerFilters = filtersOf(partnerFields, ['status']);

/** The reviews of one partner or deal, or of all. */
export function ReviewList({
  partner_id,
  opportunity_id,
  title,
}: {
  partner_id?: string;
  opportunity_id?: string;
  title?: string;
}) {
  const isCompany = useSession().mode === 'company';
  const mayManage = useCan('reviews', 'manage');
  const [isAsking, setAsking] = useState(false);
  const mayAsk = mayManage && !opportunity_id && (!isCompany || partner_id);
  const place = partner_id ? { partner_id } : { opportunity_id };
  const fixed = Object.entries(place).flatMap(([field, id]) =>
    id && isCompany ? [{ field, operator: 'eq' as const, values: [id] }] : [],
  );
  const isPart = fixed.length > 0;
  const button = mayAsk && (
    <Button type="primary" onClick={() => setAsking(true)}>
      {t.invite}
    </Button>
  );
  const columns = isCompany ? companyColumns : partnerColumns;
  return (
    <>
      <ResourceList<Review>
        resource="reviews"
        title={title}
        columns={partner_id ? columns.filter(({ field }) => field !== 'partner_name') : columns}
        filters={
          isCompany ? companyFilters.filter(({ field }) => !partner_id || field !== 'partner_id') : partnerFilters
        }
        fixed={fixed}
        to={({ id }) => `/reviews/show/${id}`}
        savedViews={!isPart}
        views={
          isCompany && !isPart
            ? [
                {
                  key: 'to-decide',
                  name: t.toDecide,
                  state: { filters: [{ field: 'status', operator: 'eq', values: ['in_moderation', 'disputed'] }] },
                },
              ]
            : undefined
        }
        actions={button || undefined}
        empty={{ icon: Star, text: isCompany ? t.empty : t.emptyPartner, actions: button || undefined }}
      />
      {isAsking && (
        <Suspense>
          <RequestDialog partner_id={partner_id} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
