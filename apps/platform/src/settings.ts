import { resolve } from 'node:path'
import type { RegisterRules } from '@baize/forms/compiler'
import { sandboxRules } from './registration/rules.ts'

/** Costs of argon2id: memory in KiB, passes, lanes. */
export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** What an operator may set, read once from the environment. */
export interface Settings {
  /** PostgreSQL to use; null for the embedded database. */
  readonly databaseUrl: string | null
  /** Folder of the embedded database; `memory` keeps nothing. */
  readonly dataFolder: string
  /** The sandbox bank, vendor and switches are on. */
  readonly sandbox: boolean
  /** Shortens the sandbox's delays, for tests and journeys. */
  readonly sandboxFast: boolean
  /** Seals what must not be read in a dump; null lets the platform make one and keep it in its database. */
  readonly secret: string | null
  readonly ports: {
    readonly platform: number
    readonly member: number
    readonly agent: number
    readonly storybook: number
  }
  readonly hostname: string
  /** Addresses that people reach each part by. */
  readonly publicUrls: {
    readonly platform: string
    readonly member: string
    readonly agent: string
    readonly storybook: string
  }
  /** Built files; null when that part is not served by this process. */
  readonly distFolders: {
    readonly member: string | null
    readonly agent: string | null
    readonly storybook: string | null
  }
  /** Proxies in front that append to X-Forwarded-For. */
  readonly trustedHops: number
  readonly hashCost: HashCost
  readonly sessions: {
    readonly idleMinutes: { readonly member: number; readonly agent: number }
    readonly absoluteHours: number
  }
  readonly limits: {
    /** Failed sign-ins per name before a captcha is asked for, and before delays begin. */
    readonly captchaAfter: number
    readonly delayAfter: number
    /** Failed sign-ins per address in ten minutes. */
    readonly failuresPerAddress: number
    readonly registrationsPerHour: number
    /** Leading zero bits of the captcha's proof of work. */
    readonly proofDifficulty: number
  }
  readonly brand: {
    readonly merchantCode: string
    readonly name: string
    readonly currency: string
    readonly currencySymbol: string
    readonly gmtOffsetMinutes: number
    readonly languages: readonly string[]
    readonly defaultLanguage: string
    readonly minimumAge: number
    readonly policyProfile: 'standard' | 'regulated'
    readonly termsVersion: string
    readonly switches: Readonly<Record<string, boolean>>
    readonly customerService: readonly CustomerService[]
  }
  /** Minutes after which a payment that the member says nothing about counts as received, where policy allows it. */
  readonly withdrawalConfirmMinutes: number
  readonly registerRules: RegisterRules
  /** Checks each answer against the contract before it is sent. */
  readonly checkAnswers: boolean
}

export interface CustomerService {
  readonly csType: 'LIVECHAT' | 'TELEGRAM' | 'TELEGRAM 1' | 'TELEGRAM 2' | 'FACEBOOK'
  readonly title: string
  /** The real address; the page only sees a path that redirects to it. Empty: the platform's own service page. */
  readonly url: string
}

const floorCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const productionCost: HashCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

const sandboxService: readonly CustomerService[] = [
  { csType: 'LIVECHAT', title: 'Live chat', url: '' },
  { csType: 'TELEGRAM', title: 'Telegram', url: 'https://t.me/telegram' },
]

/** Reads the settings. Throws with the name of a setting that makes no sense. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const text = (name: string): string | null => env[name]?.trim() || null
  const flag = (name: string, fallback: boolean): boolean => {
    const value = text(name)
    if (value === null) return fallback
    if (/^(?:1|true|yes|on)$/i.test(value)) return true
    if (/^(?:0|false|no|off)$/i.test(value)) return false
    throw new Error(`${name} must be 1 or 0, not "${value}".`)
  }
  const number = (name: string, fallback: number, min: number, max: number): number => {
    const value = text(name)
    if (value === null) return fallback
    const parsed = Number(value)
    if (!Number.isInteger(parsed) || parsed < min || parsed > max) {
      throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${value}".`)
    }
    return parsed
  }
  const ports = {
    platform: number('PORT_PLATFORM', 4300, 0, 65_535),
    member: number('PORT_MEMBER', 4301, 0, 65_535),
    agent: number('PORT_AGENT', 4302, 0, 65_535),
    storybook: number('PORT_STORYBOOK', 4303, 0, 65_535),
  }
  const address = (name: string, port: number): string => {
    const value = text(name)
    if (value === null) return `http://localhost:${port}`
    const parsed = URL.parse(value)
    if (!parsed || !/^https?:$/.test(parsed.protocol)) throw new Error(`${name} must be an http(s) address.`)
    return parsed.origin
  }
  const folder = (name: string): string | null => {
    const value = text(name)
    return value === null ? null : resolve(value)
  }
  const sandbox = flag('SANDBOX', true)
  const regulated = text('POLICY_PROFILE') === 'regulated'
  const dataFolder = text('DATA_FOLDER') ?? 'data/platform'
  return {
    databaseUrl: text('DATABASE_URL'),
    dataFolder: dataFolder === 'memory' ? dataFolder : resolve(dataFolder),
    sandbox,
    sandboxFast: flag('SANDBOX_FAST', false),
    secret: text('PLATFORM_SECRET'),
    ports,
    hostname: text('HOST') ?? '127.0.0.1',
    publicUrls: {
      platform: address('PUBLIC_PLATFORM', ports.platform),
      member: address('PUBLIC_MEMBER', ports.member),
      agent: address('PUBLIC_AGENT', ports.agent),
      storybook: address('PUBLIC_STORYBOOK', ports.storybook),
    },
    distFolders: {
      member: folder('SITE_MEMBER_DIST'),
      agent: folder('SITE_AGENT_DIST'),
      storybook: folder('STORYBOOK_DIST'),
    },
    trustedHops: number('TRUSTED_HOPS', 0, 0, 10),
    hashCost: sandbox ? floorCost : productionCost,
    sessions: { idleMinutes: { member: 30, agent: 15 }, absoluteHours: 12 },
    limits: {
      captchaAfter: 3,
      delayAfter: 5,
      failuresPerAddress: number('LIMIT_LOGIN_FAILURES', sandbox ? 300 : 30, 1, 1_000_000),
      registrationsPerHour: number('LIMIT_REGISTRATIONS', sandbox ? 300 : 3, 1, 1_000_000),
      proofDifficulty: number('CAPTCHA_DIFFICULTY', 14, 1, 24),
    },
    brand: {
      merchantCode: text('MERCHANT_CODE') ?? 'baize',
      name: text('BRAND_NAME') ?? 'Baize',
      currency: 'USD',
      currencySymbol: '$',
      gmtOffsetMinutes: number('GMT_OFFSET_MINUTES', 420, -720, 840),
      languages: ['km', 'en', 'zh-Hans'],
      defaultLanguage: 'km',
      minimumAge: number('MINIMUM_AGE', 18, 16, 30),
      policyProfile: regulated ? 'regulated' : 'standard',
      termsVersion: '2026-11-01',
      switches: { USERNAMEREG3: true, MOBILENUMREG3: false, REGMOBVERF3: false, AGENTPOLICY3: true },
      customerService: sandbox ? sandboxService : [],
    },
    withdrawalConfirmMinutes: number('WITHDRAWAL_CONFIRM_MINUTES', 60, 1, 10_080),
    registerRules: sandboxRules,
    checkAnswers: env.NODE_ENV !== 'production',
  }
}
