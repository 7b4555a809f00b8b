const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  json: 'application/json',
  zip: 'application/zip',
}

/** The media type of a file by its name. */
export function typeOfFile(name: string): string {
  return types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}

/** `15.0 kB`. */
export function sizeText(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`
}
