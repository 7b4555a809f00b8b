import type { Settings } from '../settings.ts'

import { imageCdns, launchGameCdns } from '../system/addresses.ts'

/** Where browsers report what a policy blocked, on each site. */
export const reportsPath = '/policy-reports'

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** Names the reports' endpoint as the policy refers to it. */
export const reportingHeaders = (publicUrl: string): Record<string, string> =>
  isSecure(publicUrl) ? { 'reporting-endpoints': `policy="${reportsPath}"` } : {}

/**
 * Who may make text into HTML, or into the address of a script: the sanitiser's own policy, and the one that knows the
 * address of the site's service worker and no other.
 */
const trustedTypes = 'dompurify baize-worker'

/**
 * What a site's document may load: its own files, the inline scripts and styles of its build by their hashes, images
 * that a user chose to send (`blob:`, shown before the upload), images and games from the lists that the permission
 * call names. A string is neither HTML nor a script there. Content never decides what may run: no nonce is in the
 * page.
 */
export function sitePolicy(
  settings: Settings,
  site: 'member' | 'agent',
  {
    scriptHashes,
    styleHashes,
  }: { readonly scriptHashes: readonly string[]; readonly styleHashes: readonly string[] },
): string {
  const publicUrl = settings.publicUrls[site]
  const socket = publicUrl.replace(/^http/, 'ws')
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    `style-src ${["'self'", ...styleHashes].join(' ')}`,
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
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
    `report-uri ${reportsPath}`,
    // Browsers report in the newer way where a page was loaded over HTTPS, and then ignore the older one.
    ...(isSecure(publicUrl) ? ['report-to policy'] : []),
    "frame-ancestors 'none'",
  ].join('; ')
}
