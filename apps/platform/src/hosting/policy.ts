import type { Settings } from '../settings.ts'
import { imageCdns, launchGameCdns } from '../system/addresses.ts'

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

/**
 * What a site's document may load: its own files with this answer's nonce, pictures that somebody chose to send
 * (`blob:`, shown before they leave), pictures and games from the lists that the permission call names.
 */
export function sitePolicy(settings: Settings, site: 'member' | 'agent', nonce: string): string {
  const socket = settings.publicUrls[site].replace(/^http/, 'ws')
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${imageCdns(settings).join(' ')}`,
    "font-src 'self' data:",
    `connect-src 'self' ${socket}`,
    `frame-src ${launchGameCdns(settings).join(' ')}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
