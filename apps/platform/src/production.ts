import { isServiceAddress } from './http/serviceAddress.ts'
import type { Settings } from './settings.ts'
import { isLoopback } from './system/address.ts'

type Env = Readonly<Record<string, string | undefined>>

export const minSecretLength = 32
/** Of `deploy/platform.env.example`. */
const examplePassword = 'change-me'

/** `localhost` and its subdomains never leave the machine, by RFC 6761. */
const isLocal = (hostname: string): boolean =>
  /^(?:.+\.)?localhost$/.test(hostname) || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'))

/**
 * What an operator has to set before the platform takes real money, one sentence a setting; empty when nothing is
 * missing. Nothing here has a default: a guess would be a database in the wrong place, or sessions without TLS.
 */
export function missingSettings(env: Env, settings: Settings): string[] {
  const isSet = (name: string) => Boolean(env[name]?.trim())
  const missing: string[] = []
  if (!isSet('DATABASE_URL') && !isSet('DATA_FOLDER')) {
    missing.push('DATABASE_URL: the PostgreSQL to use (or DATA_FOLDER: the folder of the embedded database).')
  } else if (env.DATABASE_URL?.includes(`:${examplePassword}@`)) {
    missing.push('DATABASE_URL: a password of its own, not the one of the example.')
  }
  if ((settings.secret ?? '').length < minSecretLength) {
    missing.push(`PLATFORM_SECRET: at least ${minSecretLength} random characters, kept outside the database.`)
  }
  if (settings.messageGateway && !isServiceAddress(settings.messageGateway)) {
    missing.push('MESSAGE_GATEWAY: an https address, as codes and links to new passwords are sent there.')
  }
  for (const [part, name] of publicParts(settings)) {
    const url = new URL(settings.publicUrls[part])
    if (!isSet(name) && !isLocal(settings.hostname)) {
      missing.push(`${name}: the https address that people reach it by, as HOST is not loopback.`)
    } else if (url.protocol !== 'https:' && !isLocal(url.hostname)) {
      missing.push(`${name}: an https address, not ${url.origin}.`)
    }
  }
  return missing
}

function publicParts({ distFolders }: Settings): ['platform' | 'member' | 'agent', string][] {
  const parts: ['platform' | 'member' | 'agent', string][] = [['platform', 'PUBLIC_PLATFORM']]
  if (distFolders.member !== null) parts.push(['member', 'PUBLIC_MEMBER'])
  if (distFolders.agent !== null) parts.push(['agent', 'PUBLIC_AGENT'])
  return parts
}

/** Settings of `apps/sandbox`, which are ignored here. */
const sandboxSettings = ['SANDBOX', 'SANDBOX_FAST']

/** Throws where a sandbox is requested, which the platform does not have. `0` is what it was turned off by. */
function requireNoSandbox(env: Env): void {
  const set = sandboxSettings.find((name) => !/^(?:0|false|no|off|)$/i.test(env[name]?.trim() ?? ''))
  if (set === undefined) return
  throw new Error(
    `${set}=${env[set]?.trim()}: the platform has no sandbox in it. Start the one with play money by ` +
      '"npm start" or "node apps/sandbox/src/main.ts", or unset it.',
  )
}

/** Throws with every setting that is missing. */
export function requireProductionSettings(env: Env, settings: Settings): void {
  requireNoSandbox(env)
  const missing = missingSettings(env, settings)
  if (missing.length === 0) return
  throw new Error(
    `The platform does not start, because these settings are missing:\n${missing.map((line) => `  ${line}`).join('\n')}\n` +
      '"npm start" starts a sandbox, with play money and demo accounts, instead.',
  )
}

/** What starts, and is probably not meant so. */
export function settingWarnings({ publicUrls, trustedHops, operator }: Settings): string[] {
  const behindProxy = Object.values(publicUrls).some((url) => url.startsWith('https:'))
  const warnings: string[] = []
  if (behindProxy && trustedHops === 0) {
    warnings.push(
      'TRUSTED_HOPS is 0 although the public addresses are https, which a proxy serves: all visitors share its address, and its limits.',
    )
  }
  if (operator && !isLocal(operator.hostname)) {
    warnings.push(
      'OPERATOR_HOST is not loopback: operators send their keys there, so that only a proxy that ends TLS may reach it.',
    )
  }
  return warnings
}
