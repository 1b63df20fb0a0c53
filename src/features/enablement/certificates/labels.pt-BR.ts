import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/certificates'> = {
  'A new certificate replaces this one. We notify the holder.':
    'Um novo certificado substitui este. Avisamos o titular.',
  'Awarded automatically when a partner has so many certified people, and ended when it has fewer.':
    'Concedido automaticamente quando um parceiro tem esse número de pessoas certificadas e encerrado quando tem menos.',
  'Awarded automatically when someone has completed all of them. Without courses, you award it yourself.':
    'Concedido automaticamente quando alguém conclui todos eles. Sem cursos, você mesmo concede.',
  'Awarded by': 'Concedido por',
  'Awarded by person': 'Concedido por (pessoa)',
  'Awarded certificates': 'Certificados concedidos',
  'Awarded to': 'Concedido a',
  'Certificate renewed': 'Certificado renovado',
  'Certificate revoked': 'Certificado revogado',
  'Certificates expiring': 'Certificados perto de expirar',
  'Certificates issued': 'Certificados emitidos',
  'Certificates of partners and their people whose holders have been reminded, those that end first.':
    'Certificados de parceiros e de pessoas deles cujos titulares foram lembrados, primeiro os que terminam antes.',
  'Certificates of people': 'Certificados de pessoas',
  'Certificates of your team that expire soon, those that end first.':
    'Certificados da sua equipe que expiram em breve, primeiro os que terminam antes.',
  'Certified people needed': 'Pessoas certificadas necessárias',
  'Completed courses': 'Cursos concluídos',
  'Ended by': 'Encerrado por',
  'Everyone who meets the requirements gets the certificate, also those who met them before.':
    'Quem cumpre os requisitos recebe o certificado, inclusive quem já os cumpria antes.',
  'Expiring certificates': 'Certificados perto de expirar',
  'Expiring in 90 days': 'Expiram em 90 dias',
  Holder: 'Titular',
  'Issued on': 'Emitido em',
  'It is no longer awarded automatically. Certificates that were awarded stay valid.':
    'Deixa de ser concedido automaticamente. Os certificados já concedidos continuam válidos.',
  'Leave empty for today.': 'Deixe em branco para hoje.',
  'Leave empty if it never expires.': 'Deixe em branco se nunca expira.',
  'Make a program a draft again; its certificates stay valid':
    'Voltar um programa a rascunho; os certificados dele continuam válidos',
  'Make draft again': 'Voltar a rascunho',
  'New certificate': 'Novo certificado',
  'No certificate is about to expire.': 'Nenhum certificado está perto de expirar.',
  'People count who hold at least one of these.': 'Contam as pessoas que têm pelo menos um destes.',
  'Printed on the certificate.': 'Impresso no certificado.',
  'Publish a certificate program: it is awarded from now on':
    'Publicar um programa de certificação: passa a ser concedido a partir de agora',
  'Publish certificate': 'Publicar certificado',
  'Published. Everyone who meets the requirements gets the certificate.':
    'Publicado. Quem cumpre os requisitos recebe o certificado.',
  'Renew a certificate: a new one replaces it': 'Renovar um certificado: um novo o substitui',
  'Renew certificate': 'Renovar certificado',
  'Required courses': 'Cursos obrigatórios',
  Requirements: 'Requisitos',
  'Revoke a certificate with a reason': 'Revogar um certificado com um motivo',
  'Revoke certificate': 'Revogar certificado',
  'The certificate is no longer valid from now on. The holder sees the reason; its public page only says that it was revoked.':
    'O certificado deixa de ser válido a partir de agora. O titular vê o motivo; a página pública só diz que ele foi revogado.',
  'This certificate is a draft again. Certificates that were awarded stay valid.':
    'Este certificado voltou a ser rascunho. Os certificados já concedidos continuam válidos.',
  'Valid certificates': 'Certificados válidos',
  Validity: 'Validade',
  'What someone who holds it can do. Printed on the certificate and part of the digital badge.':
    'O que o titular sabe fazer. Impresso no certificado e parte do selo digital.',
  'badge key': 'chave de selo',
  'badge keys': 'chaves de selos',
  certificate: 'certificado',
  'certificate program': 'programa de certificação',
  'certificate programs': 'programas de certificação',
  certificates: 'certificados',
};
