import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  saved: 'Guardado',
  save: 'Guardar',
  provider: {
    title: 'Proveedor de identidad',
    about: 'Tu equipo inicia sesión en un proveedor como Okta, Microsoft Entra ID o Google Workspace (SAML 2.0).',
    entityId: 'ID de entidad',
    signInUrl: 'Dirección de inicio de sesión',
    certificates: 'Certificados',
    expires: 'Vence',
    tested: 'Última prueba correcta',
    notTested: 'Aún sin probar',
    test: 'Probar inicio de sesión',
    replace: 'Cambiar proveedor',
    remove: 'Quitar',
    removeTitle: '¿Quitar el inicio de sesión único?',
    removeText:
      'Las personas vuelven a iniciar sesión con contraseña. Quienes nunca tuvieron una usan “¿Olvidaste tu contraseña?”. Tus dominios verificados se conservan.',
    how: 'Proporcionar sus datos como',
    ways: {
      url: 'Dirección de metadatos',
      file: 'Archivo de metadatos',
      values: 'Valores separados',
    },
    metadataUrl: 'Dirección de metadatos',
    metadataUrlHelp: 'El proveedor publica aquí sus datos. Los leemos una vez, al guardar.',
    metadataXml: 'Metadatos (XML)',
    metadataXmlHelp: 'Abre el archivo en un editor de texto y pega todo su contenido.',
    certificate: 'Certificado de firma',
    certificateHelp:
      'Empieza por -----BEGIN CERTIFICATE-----. Antes de que el proveedor reemplace su certificado, añade el nuevo debajo.',
    needsHttps: 'Introduce una dirección que empiece por https://',
    cancel: 'Cancelar',
  },
  service: {
    title: 'Para tu proveedor de identidad',
    about: 'Introduce estos valores en el proveedor o sube allí el archivo de metadatos.',
    entityId: 'ID de entidad (audience)',
    replyUrl: 'URL de respuesta (ACS)',
    metadata: 'Descargar metadatos',
  },
  domains: {
    title: 'Dominios de correo',
    about: 'El proveedor puede iniciar la sesión de personas con direcciones de los dominios que hayas verificado.',
    none: 'Aún no hay dominios. Añade el dominio de tus correos electrónicos.',
    add: 'Añadir dominio',
    domain: 'Dominio',
    verified: 'Verificado',
    open: 'Sin verificar',
    record: 'Crea este registro TXT en el DNS del dominio y después verifícalo.',
    host: 'Nombre',
    value: 'Valor',
    verify: 'Verificar',
    remove: 'Quitar',
    isVerified: 'El dominio está verificado.',
  },
  policy: {
    title: 'Quién inicia sesión',
    mode: 'Inicio de sesión único',
    modes: {
      off: 'Desactivado',
      optional: 'Opcional: también se puede usar una contraseña',
      required: 'Obligatorio para tus dominios de correo',
    },
    modeHelp: 'Los propietarios siempre pueden iniciar sesión con su contraseña, para que nunca te quedes sin acceso.',
    defaultRole: 'Rol de los nuevos miembros',
    defaultRoleHelp:
      'Se asigna en el primer inicio de sesión. Déjalo vacío para admitir solo a personas cuyos grupos otorgan un rol.',
    groupAttribute: 'Atributo con los grupos',
    groupAttributeHelp: 'El nombre del atributo en tu proveedor, por ejemplo groups.',
    groups: 'Roles por grupo',
    groupsHelp:
      'Cuenta el primer grupo que coincide. Los roles se actualizan en cada inicio de sesión, salvo los de los propietarios.',
    group: 'Grupo',
    role: 'Rol',
    addGroup: 'Añadir grupo',
    removeGroup: 'Quitar grupo',
  },
};
