import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { strictTransport } from '../http/transport.ts'

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>

/** Of Hono's headers those that browsers still read. A response's own headers win: they are the stricter ones. */
const common: Options = {
  ...{ overwrite: false, originAgentCluster: false, xDnsPrefetchControl: false, xDownloadOptions: false },
  ...{ xFrameOptions: false, xPermittedCrossDomainPolicies: false, xXssProtection: false },
}

/** Devices that none of our pages uses. */
const permissionsPolicy: Options['permissionsPolicy'] = {
  ...{ accelerometer: [], camera: [], displayCapture: [], geolocation: [] },
  ...{ gyroscope: [], microphone: [], payment: [], usb: [] },
}

const transport = (publicUrl: string): Options => ({
  strictTransportSecurity: strictTransport(publicUrl) ?? false,
})

/** Headers of every page and file of a site. */
export const siteSecurity = (publicUrl: string, more: Options = {}): MiddlewareHandler =>
  secureHeaders({
    ...common,
    ...transport(publicUrl),
    permissionsPolicy,
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: 'same-origin',
    ...more,
  })

/**
 * Headers of what the platform's own listener serves beside the API. Its images are shown by the sites, and its games
 * are framed by them: each has its own permission.
 */
export const platformSecurity = (publicUrl: string): MiddlewareHandler =>
  secureHeaders({
    ...common,
    ...transport(publicUrl),
    permissionsPolicy,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: false,
  })
