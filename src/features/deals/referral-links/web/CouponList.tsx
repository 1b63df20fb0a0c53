import TicketPercent from 'lucide-react/icons/ticket-percent';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useBulkChange } from '#web/resource/list/useBulkChange.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { type CouponCode, couponFields } from '../schema.ts';
import { texts as t } from './texts.ts';

type Items = Parameters<typeof columnsOf<CouponCode, typeof couponFields>>[1];
const shared = ['link_id', 'starts_on', 'ends_on', 'description'] satisfies Items;
const columns = {
  company: columnsOf<CouponCode, typeof couponFields>(couponFields, ['code', 'partner_id', ...shared]),
  partner: columnsOf<CouponCode, typeof couponFields>(couponFields, ['code', ...shared]),
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
        noun={noun}
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
  return (
    <ResourceForm<CouponCode> resource="coupon_codes" id={id} onDone={onDone} onCancel={onDone}>
      <FieldInputs of={couponFields} section="Coupon" id={id} />
    </ResourceForm>
  );
}
