import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/certificates'> = {
  'A partner or one of its people earns a certificate or loses one.':
    'Um parceiro ou uma pessoa da equipe dele obtém ou perde um certificado.',
  'Certificates of partners': 'Certificados de parceiros',
  'The holder has a valid certificate of this program.': 'O titular já tem um certificado válido deste programa.',
  'This certificate': 'Este certificado',
  'This issuer': 'Este emissor',
  'This key': 'Esta chave',
  'This program is not published. Publish it before you award its certificate.':
    'Este programa não está publicado. Publique-o antes de conceder o certificado dele.',
  'You earn a certificate, it is about to expire, expires or is revoked.':
    'Você obtém um certificado, ele está perto de expirar, expira ou é revogado.',
  'Your certificates': 'Seus certificados',
  'can be at most 20 courses': 'São permitidos no máximo 20 cursos.',
  'can be at most 20 programs': 'São permitidos no máximo 20 programas.',
  'choose at least one': 'Escolha pelo menos uma pessoa.',
  'choose the certificates that people need': 'Escolha os certificados de que as pessoas precisam.',
  'is for certificates of people': 'Só é possível para certificados de pessoas.',
  'is for organizations only': 'Só é possível para organizações.',
  'is for people only': 'Só é possível para pessoas.',
  'is so long ago that the certificate has expired': 'A data é tão antiga que o certificado já venceu.',
  'is the name of another program': 'Outro programa já tem este nome.',
  'must be a partner of your program': 'Deve ser um parceiro do seu programa.',
  'must be programs for people': 'Devem ser programas para pessoas.',
  'must be today or earlier': 'Deve ser hoje ou antes.',
  'say how many people are needed': 'Informe quantas pessoas são necessárias.',
};
