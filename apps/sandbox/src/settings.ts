import { readSettings, type Settings } from '@baize/platform/settings.ts'

/** Many people at one address, and little work for a password: all of its passwords are published. */
const playMoney = {
  playMoney: true,
  hashCost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  stopDelaySeconds: 0,
  failuresPerAddress: 300,
  registrationsPerHour: 300,
  codesPerAddress: 300,
  codesPerPrefix: 300,
  allowanceFactor: 60,
  chat: true,
}

const isOn = (value: string | undefined): boolean => {
  const text = value?.trim() ?? ''
  if (/^(?:1|true|yes|on)$/i.test(text)) return true
  if (/^(?:0|false|no|off|)$/i.test(text)) return false
  throw new Error(`SANDBOX_FAST must be 1 or 0, not "${text}".`)
}

/** The platform's settings with the sandbox's defaults, and SANDBOX_FAST, which shortens its delays. */
export const readSandboxSettings = (env: Readonly<Record<string, string | undefined>>): Settings =>
  readSettings(env, { ...playMoney, shortDelays: isOn(env.SANDBOX_FAST) })
