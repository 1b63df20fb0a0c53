import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resources'> = {
  'Archive the resource before you delete it permanently.': 'Archiva el recurso antes de eliminarlo definitivamente.',
  'Choose the partner whose profile fills the areas.': 'Elige el partner cuyo perfil completa las áreas.',
  'Enter an address or upload a file first.': 'Primero introduce una dirección o sube un archivo.',
  'Enter the address first.': 'Primero introduce la dirección.',
  'New resources': 'Recursos nuevos',
  'Only PDF files can be co-branded.': 'Solo los archivos PDF admiten marca compartida.',
  'Only files, templates and videos have a file.': 'Solo los archivos, plantillas y videos tienen un archivo.',
  'Only owners and administrators can delete a resource permanently.':
    'Solo los propietarios y administradores pueden eliminar un recurso definitivamente.',
  'Only people have favorites.': 'Solo las personas tienen favoritos.',
  'Only published resources within their dates can be shared.':
    'Solo se pueden compartir recursos publicados y dentro de sus fechas.',
  'PDF files above 25 MB cannot be changed. Use a smaller file.':
    'Los archivos PDF de más de 25 MB no se pueden modificar. Usa un archivo más pequeño.',
  'PDF files with more than 300 pages cannot be changed.':
    'Los archivos PDF de más de 300 páginas no se pueden modificar.',
  'Resources to review': 'Recursos por revisar',
  'The company publishes resources for you.': 'La empresa publica recursos para ti.',
  'The review date of a resource you own is reached.':
    'Llega la fecha de revisión de un recurso del que eres responsable.',
  'This PDF is protected or damaged, so nothing can be added to it.':
    'Este PDF está protegido o dañado, por lo que no se le puede añadir nada.',
  'This resource': 'Este recurso',
  'This resource has no co-branded version.': 'Este recurso no tiene versión con marca compartida.',
  'This resource is archived. Restore it first.': 'Este recurso está archivado. Restáuralo primero.',
  'This resource is not meant for customers. Ask your partner manager.':
    'Este recurso no está pensado para clientes. Pregunta a tu responsable de partners.',
  'Upload a file first.': 'Primero sube un archivo.',
  'Write the article first.': 'Primero escribe el artículo.',
  'enter an address or upload a file': 'Introduce una dirección o sube un archivo.',
  'is only for articles': 'Solo es para artículos.',
  'is only for links and videos': 'Solo es para enlaces y videos.',
  'is only for resources that are visible to an audience': 'Solo es para recursos visibles para una audiencia.',
  'is required for “An audience”, and only then': 'Este campo es obligatorio para “Una audiencia”, y solo en ese caso.',
  'must be a picture that your company uploaded': 'Debe ser una imagen subida por tu empresa.',
  'new resources': 'recursos nuevos',
};
