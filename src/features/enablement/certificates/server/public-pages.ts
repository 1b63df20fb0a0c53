import { brandOf } from '#server/site/brand.ts';
import type { PublicPage } from '#server/site/public-page.ts';
import { publicCertificate } from './public.ts';

/** The page at the address on a certificate, which shows whether it is genuine and valid. */
const verify: PublicPage = {
  path: '/verify/certificate/:token',
  page: 'certificate',
  // The token is a secret, so one that is unknown names nobody.
  companyOf: async () => null,
  load: async (kernel, { params }) => {
    const found = await publicCertificate(kernel, (params as { token: string }).token);
    if (!found) return null;
    const { organization_id, certificate } = found;
    return {
      organization_id,
      head: { title: `${certificate.program_name}: ${certificate.holder_name}`, isHidden: true },
      props: { brand: await brandOf(kernel, organization_id), certificate },
    };
  },
};

export const certificatePages = [verify];
