import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/payout-methods'> = {
  'Account holder': 'Titular de la cuenta',
  'Account holder in Latin letters': 'Titular de la cuenta en alfabeto latino',
  'Account number': 'Número de cuenta',
  Bank: 'Banco',
  'Bank document or canceled check': 'Documento bancario o cheque anulado',
  'Called a number we knew before': 'Llamada a un número que ya conocíamos',
  'Changed by': 'Modificado por',
  'Checked by': 'Comprobado por',
  'Confirmed in person or on video': 'Confirmado en persona o por videollamada',
  'Last digits': 'Últimos dígitos',
  'Other currencies': 'Otras monedas',
  'Payment instructions': 'Instrucciones de pago',
  'Payment method': 'Método de pago',
  'Payout details to verify': 'Datos de pago por verificar',
  'Routing number': 'Número de ruta (routing number)',
  'Same account as': 'La misma cuenta que',
  'Stripe account': 'Cuenta de Stripe',
  'Test payment arrived': 'Llegó el pago de prueba',
  'Usable from': 'Se puede usar desde',
  'payout details': 'datos de pago',
  'payout method': 'método de pago',
  'payout methods': 'métodos de pago',
  'PayPal email': 'Correo electrónico de PayPal',
  'payout detail': 'datos de pago',
};
