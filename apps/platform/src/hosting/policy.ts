import type { Settings } from '../settings.ts'

/** Headers of every page that this process serves. */
export const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
}

export const transportHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}

/** What a site's document may load: its own files with this answer's nonce, the platform's pictures, its games in frames. */
export function sitePolicy(settings: Settings, site: 'member' | 'agent', nonce: string): string {
  const { platform } = settings.publicUrls
  const socket = settings.publicUrls[site].replace(/^http/, 'ws')
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${platform}`,
    "font-src 'self' data:",
    `connect-src 'self' ${socket}`,
    `frame-src ${platform}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
