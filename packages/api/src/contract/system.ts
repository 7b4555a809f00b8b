import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fallbackLanguage, instant, languageTag, typed } from './scalars.ts'

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

/** A module and its switches: `enabled` is '1' or '0'. */
const moduleNode = { modId: z.string(), enabled: z.enum(['0', '1']) }
const moduleTree = z.object({ ...moduleNode, childrenNodes: z.array(z.object(moduleNode)) })

export const whitelabel = defineCall({
  id: 'whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'Which modules of the site are on, as a tree and by name.',
  roles: ['visitor'],
  value: z.object({ whitelabel: moduleTree, whitelabelVal: z.record(z.string(), z.boolean()) }),
})

export const domainRoute = defineCall({
  id: 'domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'The addresses of the members’ site, the best one first.',
  roles: ['visitor'],
  value: z.object({ domains: z.array(z.string()) }),
})

export const countryCodes = defineCall({
  id: 'countryCodes',
  method: 'GET',
  path: '/wps/system/countryCodes',
  summary:
    'Countries whose mobile numbers are taken: dialling code, and digits after it without a leading zero.',
  roles: ['visitor'],
  value: z.object({
    countries: z.array(
      z.object({
        /** ISO 3166-1 alpha-2. */
        code: z.string(),
        /** Such as `+855`. */
        dialCode: z.string(),
        minLength: z.int(),
        maxLength: z.int(),
      }),
    ),
  }),
})

export const appDownload = defineCall({
  id: 'appDownload',
  method: 'GET',
  path: '/wps/system/appDownload',
  summary:
    'For each app: the store that it leads to, a link for another device (as text for a QR code), and the guide.',
  roles: ['visitor'],
  query: z.strictObject({ language: z.optional(languageTag) }),
  value: z.object({
    apps: z.array(
      z.object({
        system: z.enum(['ios', 'iosLite', 'android']),
        url: z.string(),
        /** What the QR code says: the download page, in the language. */
        qrText: z.string(),
        /** Anchor of the guide in the help centre. */
        guide: z.string(),
      }),
    ),
  }),
})

export const helpCenter = defineCall({
  id: 'helpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  summary: 'The help centre: its sections in order, each with an anchor such as `term`.',
  roles: ['visitor'],
  query: z.strictObject({ lang: z.optional(languageTag), device: z._default(z.literal('WEB'), 'WEB') }),
  value: z.object({
    sections: z.array(
      z.object({
        anchor: z.string(),
        title: z.string(),
        language: fallbackLanguage,
        /** HTML, sanitised. */
        content: z.string(),
      }),
    ),
  }),
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
    /** Addresses by kind of resource, each under the names of its places; the apps read theirs under `Android`. */
    resources: z.record(z.string(), z.array(z.object({ label: z.string(), url: z.string() }))),
    /** The switches as the tree of modules that older pages read. */
    whitelabel: moduleTree,
    /** The brand's own addresses, the best one first. */
    domainRoute: z.array(z.string()),
    mainDomain: z.string(),
    /** The host names of the members' site, in small letters: a page at any other shows nothing of it. Empty for no check. */
    ownHosts: z.array(z.string()),
    /** Whether new accounts can be opened at all. */
    register: z.boolean(),
    /** The analytics property; empty for none. */
    gtagId: z.string(),
    /** Origins of images and of games: the page's policy lists the same. */
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
    location: z.object({ ip: z.string() }),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
    /** Digits of the longest mobile number that any of the countries has. */
    mobileMaxLength: z.int(),
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
    /** A data URL of the image; empty when none could be made. */
    image: z.string(),
    expiresAt: instant,
    /** Find `nonce` so that SHA-256(`salt` + nonce) starts with `difficulty` zero bits. */
    proof: z.object({ salt: z.string(), difficulty: z.int() }),
  }),
})

const captchaSound = defineCall({
  id: 'captchaSound',
  method: 'POST',
  path: '/wps/captcha/sound',
  summary:
    'A captcha for the ear, in any language: five groups of one to six tones. Their five counts answer it, as the letters of its picture do. Each asking makes other groups.',
  roles: ['visitor'],
  body: z.strictObject({ captchaId: typed(64) }),
  value: z.object({
    /** A WAV file, base64: 8 kHz, 8 bits, one channel, at most 15 seconds. */
    sound: z.string(),
  }),
})

export const systemCalls = {
  permission,
  systemStatus,
  whitelabel,
  domainRoute,
  countryCodes,
  appDownload,
  helpCenter,
  encryptionKeys,
  registerSettings,
  captcha,
  captchaSound,
} as const
