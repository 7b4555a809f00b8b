import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { instant, languageTag } from './scalars.ts'

/** 0 normal, 1 maintenance, 2 region blocked. */
export const systemStatusValue = z.union([z.literal(0), z.literal(1), z.literal(2)])

const status = z.object({
  status: systemStatusValue,
  /** The address that the platform saw, as the region page shows it. */
  ip: z.string(),
  /** Plain text of the operator for the maintenance or region page; may be empty. */
  message: z.string(),
  /** When the operator expects to be back. */
  until: z.nullable(instant),
  /** The platform's clock. */
  now: instant,
})

export const systemStatus = defineCall({
  id: 'systemStatus',
  method: 'GET',
  path: '/wps/system/status',
  summary: 'Whether the app, the maintenance page or the region-blocked page is to be shown.',
  roles: ['visitor'],
  value: status,
})

export const customerService = z.object({
  csType: z.enum(['LIVECHAT', 'TELEGRAM', 'TELEGRAM 1', 'TELEGRAM 2', 'FACEBOOK']),
  title: z.string(),
  /** A path of the platform that redirects to the service; the real address is not in the page. */
  path: z.string(),
})

export const permission = defineCall({
  id: 'permission',
  method: 'GET',
  path: '/wps/system/permission',
  summary:
    'What the site may show: status, switches, customer service, currency, zone and languages. Called first.',
  roles: ['visitor'],
  value: z.extend(status, {
    merchantCode: z.string(),
    brandName: z.string(),
    currency: z.string(),
    currencySymbol: z.string(),
    /** Minutes east of Greenwich of the brand's business day. */
    gmtOffsetMinutes: z.int(),
    languages: z.array(languageTag),
    defaultLanguage: languageTag,
    minimumAge: z.int(),
    policyProfile: z.enum(['standard', 'regulated']),
    /** The whitelabel switches, such as USERNAMEREG3 or AGENTPOLICY3. */
    switches: z.record(z.string(), z.boolean()),
    customerService: z.array(customerService),
    /** Whether sandbox data and the sandbox's panel are behind this platform. */
    sandbox: z.boolean(),
  }),
})

export const encryptionKeys = defineCall({
  id: 'encryptionKeys',
  method: 'GET',
  path: '/wps/system/keys',
  summary:
    'The public keys for encrypted payloads (JWKS, newest first; the one before stays live) and the platform clock.',
  roles: ['visitor'],
  value: z.object({
    keys: z.array(
      z.object({
        kid: z.string(),
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        x: z.string(),
        y: z.string(),
      }),
    ),
    now: instant,
  }),
})

/** One field's rule, as the server supplies it. */
export const registerRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.nullable(z.string()),
  patternId: z.nullable(z.int()),
  minLength: z.nullable(z.int()),
  maxLength: z.nullable(z.int()),
})

export const registerSettings = defineCall({
  id: 'registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'The rules of the registration form, field by field, in the order shown.',
  roles: ['visitor'],
  value: z.object({
    rules: z.record(z.string(), registerRule),
    termsVersion: z.string(),
    termsTicked: z.boolean(),
    minimumAge: z.int(),
  }),
})

export const captcha = defineCall({
  id: 'captcha',
  method: 'GET',
  path: '/wps/captcha',
  summary: 'A picture to read and, for whoever cannot read it, a proof of work that the device does instead.',
  roles: ['visitor'],
  value: z.object({
    captchaId: z.string(),
    /** A data URL of the picture; empty when none could be made. */
    image: z.string(),
    expiresAt: instant,
    /** Find `nonce` so that SHA-256(`salt` + nonce) starts with `difficulty` zero bits. */
    proof: z.object({ salt: z.string(), difficulty: z.int() }),
  }),
})
