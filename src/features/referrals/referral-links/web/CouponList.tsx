import TicketPercent from 'lucide-react/icons/ticket-percent';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useBulkChange } from '#web/resource/list/useBulkChange.tsx';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type CouponCode, couponCode } from '../schema.ts';
import { texts as t } from './texts.ts';

type Fields = typeof couponCode.fields;
type Items = Parameters<typeof columnsOf<CouponCode, Fields>>[1];
const shared = ['link_id', 'starts_on', 'ends_on', 'description'] satisfies Items;
const columns = {
  company: columnsOf<CouponCode, Fields>(couponCode.fields, ['code', 'partner_id', ...shared]),
  partner: columnsOf<CouponCode, Fields>(couponCode.fields, ['code', ...shared]),
};
const noun = ['coupon code', 'coupon codes'] as const;

export function CouponList() {
  const { mode } = useSession();
  const mayManage = useCan('referral_links', 'manage') && mode === 'company';
  const setDrawer = useSetDrawer();
  const bulk = useBulkChange<CouponCode>('coupon_codes', noun);
  return (
    <>
      <ResourceList<CouponCode>
        resource="coupon_codes"
        permission="referral_links"
        columns={columns[mode]}
        savedViews={false}
        {...(mayManage && {
          onOpen: ({ id }: CouponCode) => setDrawer(id),
          create: { label: t.newCoupon, form: (done: () => void) => <CouponForm onDone={done} /> },
          bulk: [bulk.archive],
        })}
        empty={{ icon: TicketPercent, text: t.noCoupons }}
      />
      {bulk.dialog}
      {mayManage && (
        <RouteDrawer title={t.editCoupon}>{(id, close) => <CouponForm id={id} onDone={close} />}</RouteDrawer>
      )}
    </>
  );
}

/** The code and its partner are fixed once customers may have used it. */
function CouponForm({ id, onDone }: { id?: string; onDone: () => void }) {
  return <NounForm noun={couponCode} id={id} onDone={onDone} onCancel={onDone} />;
}
