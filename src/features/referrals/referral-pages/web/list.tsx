import FilePen from 'lucide-react/icons/file-pen';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { referralPage } from '../schema.ts';
import { texts } from './texts.ts';
import { sourceWords } from './words.ts';

export default function ReferralPageList() {
  return (
    <NounList
      noun={referralPage}
      title={texts.dealRegForms}
      columns={[
        'name',
        'state',
        'type_id',
        {
          field: 'partner_from',
          label: texts.partner,
          value: ({ partner_from, partner_name }) => partner_name ?? sourceWords(partner_from),
        },
        'views',
        'starts',
        'registrations',
        'approved',
        'waiting',
        'form_id',
      ]}
      filters={['state', 'access', 'partner_from', 'type_id', 'partner_id']}
      create={{ label: texts.newForm, to: '/referral-pages/create' }}
      empty={{
        icon: FilePen,
        text: texts.dealRegistrationFormLetsPartnersAnd,
      }}
    />
  );
}
