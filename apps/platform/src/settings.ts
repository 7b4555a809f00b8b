import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseMoney } from '@baize/api/money'
import type { RegisterRules } from '@baize/forms/compiler'
import { followContent } from './content/files/follow.ts'
import type { SwitchName } from './content/files/schema.ts'
import { type FollowedContent, storedContent } from './content/follow.ts'
import { placesOf } from './content/sanitise.ts'
import { type DatabaseEngine, databaseEngines, defaultBatch } from './database/open.ts'
import { wornBrand } from './hosting/brand.ts'
import { type KeepDays, keepDaysFrom } from './housekeeping/keepDays.ts'
import { type LogLevel, logLevels } from './observability/log.ts'
import { type Providers, readProviders } from './providers.ts'
import { defaultRules } from './registration/rules.ts'
import { usableRules } from './registration/usableRules.ts'
import type { PayoutLimits } from './seamless/payoutLimits.ts'
import { type CustomerService, serviceOf } from './system/brandService.ts'
import { type BlockedRegions, blockedRegions } from './system/region.ts'
import { type CodeSettings, defaultCodes } from './verification/settings.ts'

/** Costs of argon2id: memory in KiB, passes, lanes. */
export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** What an operator may set, read once from the environment. */
export interface Settings extends Providers {
  /** PostgreSQL to use; null for the embedded database. */
  readonly databaseUrl: string | null
  /** The server behind `databaseUrl` where that is a pooler of transactions; null where it is the server. */
  readonly databaseDirectUrl: string | null
  /** Redis or Valkey that carries messages between processes; null for the database's own LISTEN. */
  readonly busUrl: string | null
  /** Most connections of this process to PostgreSQL. */
  readonly databaseConnections: number
  /** Seconds after which PostgreSQL ends a statement; the client times out five seconds later. */
  readonly databaseStatementSeconds: number
  /** What the queue of delayed work may expect of the engine behind `databaseUrl`. */
  readonly databaseEngine: DatabaseEngine
  /** Most keyed journals that one transaction writes together; 1 writes each alone. */
  readonly databaseBatch: number
  /** Folder of the embedded database; `memory` keeps nothing. */
  readonly dataFolder: string
  /** No real money moves here, and pages show that. */
  readonly playMoney: boolean
  /** Periodic jobs run every few seconds, for tests and journeys. */
  readonly shortDelays: boolean
  /** Seals what must not be read in a dump; null lets the platform make one and keep it in its database. */
  readonly secret: string | null
  readonly ports: {
    readonly platform: number
    readonly member: number
    readonly agent: number
    readonly storybook: number
  }
  readonly hostname: string
  /** Seconds from "not ready" to closed ports when the process is stopped. */
  readonly stopDelaySeconds: number
  /** Addresses that people reach each part by. */
  readonly publicUrls: {
    readonly platform: string
    readonly member: string
    readonly agent: string
    readonly storybook: string
  }
  /** Origins besides the platform's own whose pages may make calls and read the responses; none by default. */
  readonly allowedOrigins: readonly string[]
  /** Further hosts that serve the games, for when the platform's own cannot be reached. */
  readonly launchGameCDNs: readonly string[]
  /** Built files; null when that part is not served by this process. */
  readonly distFolders: {
    readonly member: string | null
    readonly agent: string | null
    readonly storybook: string | null
  }
  /** Folder of the brand that the sites wear, as source or built; null for the one they were built with. */
  readonly brandFolder: string | null
  /** Origins of images besides the platform; both sites' policies list the same. */
  readonly imageCDNs: readonly string[]
  /** Networks whose visitors are blocked. */
  readonly blockedRegions: BlockedRegions
  /** The analytics property; empty for none. */
  readonly gtagId: string
  /** Other addresses of the members' site. */
  readonly domains: readonly string[]
  /** Where each system gets the app: the only places that the download leads to. */
  readonly appStores: { readonly ios: string; readonly iosLite: string; readonly android: string }
  /** Where uploaded images are stored; null for the database. */
  readonly uploadFolder: string | null
  /** Proxies in front that append to X-Forwarded-For. */
  readonly trustedHops: number
  /** Percentage of each shared limit (connections, slots, bodies, sockets) that one address may use; 100 for no share. */
  readonly addressShare: number
  readonly logLevel: LogLevel
  /** Milliseconds from which a call is logged as slow. */
  readonly slowCallMs: number
  /** Where metrics are scraped; null for nowhere. */
  readonly metrics: { readonly port: number; readonly hostname: string } | null
  /** Where operators make calls, and the file of their keys; null for nowhere. */
  readonly operator: { readonly port: number; readonly hostname: string; readonly keysFile: string } | null
  /** The OpenTelemetry collector of traces; null for none. */
  readonly traceEndpoint: string | null
  readonly hashCost: HashCost
  readonly sessions: {
    readonly idleMinutes: { readonly member: number; readonly agent: number }
    readonly absoluteHours: number
    /** Minutes for which a password or second factor counts for the calls that need reauthentication. */
    readonly confirmedMinutes: number
  }
  readonly limits: {
    /** Failed sign-ins per name before a captcha is required, and before delays begin. */
    readonly captchaAfter: number
    readonly delayAfter: number
    /** Failed sign-ins per address in ten minutes. */
    readonly failuresPerAddress: number
    readonly registrationsPerHour: number
    /** Times the hourly allowances of one address: free play, invitation codes, referral clicks, password mails. */
    readonly allowanceFactor: number
    /** Leading zero bits of the captcha's proof of work. */
    readonly proofDifficulty: number
  }
  readonly codes: CodeSettings
  /** Takes the messages to telephones and mailboxes, by signed POST; null where they are only kept. */
  readonly messageGateway: string | null
  /**
   * `neutral`: responses do not reveal which accounts exist. `catalogue`: the specification's "does not exist",
   * after a passed challenge and inside narrow budgets.
   */
  readonly accountAnswers: 'neutral' | 'catalogue'
  /** Requires one more proof where an account is signed in to from an address that it was not used from. */
  readonly verifyUnknownAddress: boolean
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
    /** What a rate below a downline's own contracts does to them. */
    readonly lowerRatePolicy: 'endDownlineContracts' | 'refuse'
    readonly termsVersion: string
    readonly switches: Readonly<Record<string, boolean>>
    readonly customerService: readonly CustomerService[]
  }
  readonly payoutLimits: PayoutLimits
  /** Minutes after which a payment that the member says nothing about counts as received, where policy allows it. */
  readonly withdrawalConfirmMinutes: number
  /** Working days within which customer service replies to a case. */
  readonly caseWorkingDays: number
  /** Days in which a member may keep an account that is to be closed. */
  readonly closureCoolOffDays: number
  /** Days for which housekeeping keeps what is no money and no part of a bet. */
  readonly keepDays: KeepDays
  readonly registerRules: RegisterRules
  /** The content of the operator's files, which may change while the platform runs (`CONTENT_FOLDER`). */
  readonly content: FollowedContent
}

/** What no setting of the environment changes. A program with play money has values of its own. */
export interface Profile {
  readonly playMoney: boolean
  readonly shortDelays: boolean
  readonly hashCost: HashCost
  readonly stopDelaySeconds: number
  readonly failuresPerAddress: number
  readonly registrationsPerHour: number
  readonly codesPerAddress: number
  readonly codesPerPrefix: number
  readonly allowanceFactor: number
  readonly chat: boolean
}

const production: Profile = {
  playMoney: false,
  shortDelays: false,
  hashCost: { memoryCost: 65_536, timeCost: 3, parallelism: 1 },
  stopDelaySeconds: 5,
  failuresPerAddress: 30,
  registrationsPerHour: 3,
  codesPerAddress: defaultCodes.perAddress,
  codesPerPrefix: defaultCodes.perPrefix,
  allowanceFactor: 1,
  chat: false,
}

const defaultBrand = fileURLToPath(new URL('../../../brands/default', import.meta.url))

/** The operator's own register rules, from a JSON file; without one the defaults. Throws when one cannot be used. */
function readRules(path: string | null): RegisterRules {
  if (path === null) return defaultRules
  let rules: unknown
  try {
    rules = JSON.parse(readFileSync(resolve(path), 'utf8'))
  } catch (error) {
    throw new Error(`REGISTER_RULES: ${(error as Error).message}`)
  }
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules)) {
    throw new Error('REGISTER_RULES must be an object: field name to rule.')
  }
  return usableRules(rules as RegisterRules)
}

function busAddress(address: string | null): string | null {
  if (address === null || /^rediss?:\/\//.test(address)) return address
  throw new Error('BUS_URL must be a redis:// or rediss:// address.')
}

function levelNamed(name: string): LogLevel {
  const level = logLevels.find((known) => known === name)
  if (level) return level
  throw new Error(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${name}".`)
}

function engineNamed(name: string): DatabaseEngine {
  const engine = databaseEngines.find((known) => known === name)
  if (engine) return engine
  throw new Error(`DB_ENGINE must be one of ${databaseEngines.join(', ')}, not "${name}".`)
}

/** Reads the settings. Throws with the name of a setting that makes no sense. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  profile: Profile = production,
): Settings {
  const { playMoney, shortDelays, hashCost, allowanceFactor } = profile
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
  const amount = (name: string, fallback: string): bigint => {
    const value = text(name) ?? fallback
    if (!/^[1-9]\d{0,12}(?:\.\d{1,4})?$/.test(value))
      throw new Error(`${name} must be an amount, not "${value}".`)
    return parseMoney(value)
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
  const hosts = (name: string): string[] =>
    (text(name) ?? '').split(/[\s,]+/).flatMap((value) => {
      if (value === '') return []
      const parsed = URL.canParse(value) ? new URL(value) : null
      if (!parsed || !/^https?:$/.test(parsed.protocol))
        throw new Error(`${name} must hold http(s) addresses.`)
      return [parsed.origin]
    })
  const list = (name: string): string[] | null =>
    text(name)
      ?.split(',')
      .map((part) => part.trim()) ?? null
  const entries = (name: string): string[] => (text(name) ?? '').split(/[\s,]+/).filter(Boolean)
  const store = (name: string, fallback: string): string => {
    const value = text(name) ?? fallback
    if (URL.parse(value)?.protocol !== 'https:') throw new Error(`${name} must be an https address.`)
    return value
  }
  const metricsPort = text('PORT_METRICS') === null ? null : number('PORT_METRICS', 0, 0, 65_535)
  const metricsHost = text('METRICS_HOST') ?? '127.0.0.1'
  const operatorHost = text('OPERATOR_HOST') ?? '127.0.0.1'
  const operatorPort = text('PORT_OPERATOR') === null ? null : number('PORT_OPERATOR', 0, 0, 65_535)
  const operatorKeys = folder('OPERATOR_KEYS')
  if ((operatorPort === null) !== (operatorKeys === null))
    throw new Error('PORT_OPERATOR and OPERATOR_KEYS are set together, or neither.')
  const brandFolder = folder('BRAND_FOLDER')
  const worn = wornBrand(brandFolder ?? defaultBrand)
  const house = worn.current().brand.data
  const policyProfile =
    (text('POLICY_PROFILE') ?? house.policyProfile) === 'regulated' ? 'regulated' : 'standard'
  const trustedHops = number('TRUSTED_HOPS', 0, 0, 10)
  const dataFolder = text('DATA_FOLDER') ?? 'data/platform'
  const databaseEngine = engineNamed(text('DB_ENGINE') ?? 'postgres')
  const brandName = text('BRAND_NAME')
  const publicUrls = {
    platform: address('PUBLIC_PLATFORM', ports.platform),
    member: address('PUBLIC_MEMBER', ports.member),
    agent: address('PUBLIC_AGENT', ports.agent),
    storybook: address('PUBLIC_STORYBOOK', ports.storybook),
  }
  const appStores = {
    ios: store('APP_IOS', 'https://apps.apple.com/'),
    iosLite: store('APP_IOS_LITE', 'https://testflight.apple.com/'),
    android: store('APP_ANDROID', 'https://play.google.com/store/apps'),
  }
  const [domains, imageCDNs] = [hosts('DOMAINS'), hosts('IMAGE_CDNS')]
  const contentFolder = folder('CONTENT_FOLDER')
  const content = contentFolder
    ? followContent(contentFolder, placesOf({ publicUrls, domains, appStores, imageCDNs }))
    : storedContent()
  const registerRules = readRules(text('REGISTER_RULES'))
  const failuresPerAddress = number('LIMIT_LOGIN_FAILURES', profile.failuresPerAddress, 1, 1_000_000)
  const registrationsPerHour = number('LIMIT_REGISTRATIONS', profile.registrationsPerHour, 1, 1_000_000)
  const codes = {
    perAddress: number('LIMIT_CODES_PER_ADDRESS', profile.codesPerAddress, 1, 1_000_000),
    perPrefix: number('LIMIT_CODES_PER_PREFIX', profile.codesPerPrefix, 1, 1_000_000),
    perDay: number('LIMIT_CODES_PER_DAY', defaultCodes.perDay, 1, 10_000_000),
  }
  const payouts = {
    perBet: amount('PAYOUT_MAX_PER_BET', '100000000.00'),
    timesStake: number('PAYOUT_MAX_TIMES_STAKE', 20_000, 1, 10_000_000),
    perVendorAndHour: amount('PAYOUT_MAX_PER_VENDOR_HOUR', '1000000000.00'),
  }
  const switches: Record<SwitchName, boolean> = {
    USERNAMEREG3: true,
    MOBILENUMREG3: true,
    REGMOBVERF3: true,
    MOBILENUMPASSREG3: true,
    SMSLOGIN3: true,
    FREEPLAY3: true,
    CHNGPASSVERIF3: true,
    AGENTPOLICY3: true,
    UPLINETRANSFER3: true,
    PTSYS3: true,
    MANPLAYREB3: true,
    MISSIONLB3: true,
    CHAT3: flag('CHAT', profile.chat),
  }
  return {
    databaseUrl: text('DATABASE_URL'),
    databaseDirectUrl: text('DATABASE_DIRECT_URL'),
    busUrl: busAddress(text('BUS_URL')),
    databaseConnections: number('DB_CONNECTIONS', 10, 2, 500),
    databaseStatementSeconds: number('DB_STATEMENT_SECONDS', 30, 1, 3_600),
    databaseEngine,
    // Where rows are spread over machines, journals of many members would tie their shards together.
    databaseBatch: number('DB_BATCH', databaseEngine === 'postgres' ? defaultBatch : 1, 1, 1_000),
    dataFolder: dataFolder === 'memory' ? dataFolder : resolve(dataFolder),
    playMoney,
    shortDelays,
    secret: text('PLATFORM_SECRET'),
    ports,
    addressShare: number('ADDRESS_SHARE', 20, 1, 100),
    logLevel: levelNamed(text('LOG_LEVEL') ?? 'info'),
    slowCallMs: number('SLOW_CALL_MS', 1_000, 1, 60_000),
    metrics: metricsPort === null ? null : { port: metricsPort, hostname: metricsHost },
    operator:
      operatorPort === null || operatorKeys === null
        ? null
        : {
            port: operatorPort,
            hostname: operatorHost,
            keysFile: operatorKeys,
          },
    traceEndpoint: text('OTEL_EXPORTER_OTLP_ENDPOINT'),
    hostname: text('HOST') ?? '127.0.0.1',
    stopDelaySeconds: number('STOP_DELAY_SECONDS', profile.stopDelaySeconds, 0, 60),
    publicUrls,
    allowedOrigins: hosts('ALLOWED_ORIGINS'),
    launchGameCDNs: hosts('GAME_CDNS'),
    distFolders: {
      member: folder('SITE_MEMBER_DIST'),
      agent: folder('SITE_AGENT_DIST'),
      storybook: folder('STORYBOOK_DIST'),
    },
    brandFolder,
    imageCDNs,
    content,
    blockedRegions: blockedRegions({
      networks: entries('BLOCKED_NETWORKS'),
      countries: entries('BLOCKED_COUNTRIES'),
      countryHeader: text('COUNTRY_HEADER'),
      trustedHops,
    }),
    gtagId: text('GTAG_ID') ?? '',
    domains,
    appStores,
    uploadFolder: folder('UPLOAD_FOLDER'),
    trustedHops,
    hashCost,
    sessions: {
      idleMinutes: { member: 30, agent: 15 },
      absoluteHours: 12,
      confirmedMinutes: number('SESSION_CONFIRMED_MINUTES', 10, 1, 720),
    },
    limits: {
      captchaAfter: 3,
      delayAfter: 5,
      get failuresPerAddress() {
        return content.current().limits?.loginFailuresPerAddress ?? failuresPerAddress
      },
      get registrationsPerHour() {
        return content.current().limits?.registrationsPerHour ?? registrationsPerHour
      },
      allowanceFactor,
      proofDifficulty: number('CAPTCHA_DIFFICULTY', 14, 1, 24),
    },
    codes: {
      ...defaultCodes,
      get perAddress() {
        return content.current().limits?.codes?.perAddress ?? codes.perAddress
      },
      get perPrefix() {
        return content.current().limits?.codes?.perPrefix ?? codes.perPrefix
      },
      get perDay() {
        return content.current().limits?.codes?.perDay ?? codes.perDay
      },
      countries: list('CODE_COUNTRIES') ?? defaultCodes.countries,
    },
    messageGateway: text('MESSAGE_GATEWAY'),
    accountAnswers: text('ACCOUNT_ANSWERS') === 'catalogue' ? 'catalogue' : 'neutral',
    verifyUnknownAddress: flag('VERIFY_UNKNOWN_ADDRESS', true),
    brand: {
      merchantCode: text('MERCHANT_CODE') ?? house.merchantCode,
      // A brand that is published while the platform runs may set another.
      get name() {
        return brandName ?? worn.current().brand.data.name
      },
      currency: house.currency.code,
      currencySymbol: house.currency.symbol,
      gmtOffsetMinutes: number('GMT_OFFSET_MINUTES', 420, -720, 840),
      languages: house.languages,
      defaultLanguage: house.defaultLanguage,
      minimumAge: number('MINIMUM_AGE', house.minimumAge, 16, 30),
      policyProfile,
      lowerRatePolicy: text('LOWER_RATE_POLICY') === 'refuse' ? 'refuse' : 'endDownlineContracts',
      termsVersion: '2026-11-01',
      get switches() {
        return { ...switches, ...content.current().switches }
      },
      customerService: serviceOf(house.contacts),
    },
    payoutLimits: {
      get perBet() {
        return content.current().limits?.payout?.perBet ?? payouts.perBet
      },
      get timesStake() {
        return BigInt(content.current().limits?.payout?.timesStake ?? payouts.timesStake)
      },
      get perVendorAndHour() {
        return content.current().limits?.payout?.perVendorAndHour ?? payouts.perVendorAndHour
      },
    },
    withdrawalConfirmMinutes: number('WITHDRAWAL_CONFIRM_MINUTES', 60, 1, 10_080),
    ...readProviders(text),
    caseWorkingDays: number('CASE_WORKING_DAYS', 5, 1, 60),
    closureCoolOffDays: number('CLOSURE_COOL_OFF_DAYS', 7, 1, 30),
    keepDays: keepDaysFrom(({ setting, days, min, max }) => number(setting, days, min, max)),
    get registerRules() {
      return content.current().registerRules ?? registerRules
    },
  }
}
