import { defineTexts } from '#shared/text/texts.ts';

export const consentTexts = defineTexts('partners/contracts/consent', {
  consent: (company: string) =>
    `I agree to sign this document electronically and to receive it from ${company} in electronic form. I understand that my electronic signature binds me like a signature on paper.`,
});
