import TicketPercent from 'lucide-react/icons/ticket-percent';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { type CouponCode, couponFields } from '../schema.ts';
import { texts as t } from './texts.ts';

type Items = Parameters<typeof columnsOf<CouponCode, typeof couponFields>>[1];
const shared = ['link_id', 'starts_on', 'ends_on', 'description'] satisfies Items;
const columns = {
  company: columnsOf<CouponCode, typeof couponFields>(couponFields, ['code', 'partner_id', ...shared]),
  partner: columnsOf<CouponCode, typeof couponFields>(couponFields, ['code', ...shared]),
};

export function CouponList() {
  const { mode } = useSession();
  const mayManage = useCan('referral_links', 'manage') && mode === 'company';
  return (
    <ResourceList<CouponCode>
      resource="coupon_codes"
      permission="referral_links"
      noun={['coupon code', 'coupon codes']}
      columns={columns[mode]}
      savedViews={false}
      {...(mayManage && {
        create: {
          label: 'New coupon code',
          form: (done: () => void) => (
            <ResourceForm<CouponCode> resource="coupon_codes" onDone={done} onCancel={done}>
              <FieldInputs of={couponFields} section="Coupon" />
            </ResourceForm>
          ),
        },
      })}
      empty={{ icon: TicketPercent, text: t.noCoupons }}
    />
  );
}
