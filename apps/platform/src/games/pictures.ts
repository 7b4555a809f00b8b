import type { Settings } from '../settings.ts'

/** The address of a picture of the catalogue, of which a path is one of the platform's. */
export const catalogueUrl = ({ publicUrls }: Pick<Settings, 'publicUrls'>, picture: string): string =>
  picture.startsWith('/') ? `${publicUrls.platform}${picture}` : picture
