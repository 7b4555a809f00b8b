import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

const first = (agent: string, table: readonly (readonly [RegExp, string])[]) =>
  table.find(([pattern]) => pattern.test(agent))?.[1]

/** A browser as a user knows it, of what it says of itself: "Chrome, Android". Names are names in every language. */
export function deviceName(i18n: I18n, agent: string): string {
  const browser = first(agent, browsers)
  const system = first(agent, systems)
  if (browser && system)
    return i18n._(msg({ message: `${browser}, ${system}`, context: 'a device: its browser, its system' }))
  return (
    (browser ?? system ?? agent.slice(0, 60)) ||
    i18n._(msg({ message: 'Unknown device', context: 'a device' }))
  )
}
