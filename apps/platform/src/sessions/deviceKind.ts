import type { betDevices } from '@baize/api/contract'

export type DeviceKind = (typeof betDevices)[number]

/**
 * In this order: a tablet's user agent resembles those of phones. A tablet that calls itself a computer counts as
 * one.
 */
const kinds: readonly (readonly [RegExp, DeviceKind])[] = [
  [/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/, 'tablet'],
  [/\biPhone\b|\biPod\b|\bAndroid\b|\bMobile\b/, 'phone'],
  [/\bWindows\b|\bMacintosh\b|\bCrOS\b|\bX11\b|\bLinux\b/, 'computer'],
]

/** What a browser runs on, of what it says of itself. */
export const deviceKind = (agent: string | null): DeviceKind | null =>
  kinds.find(([pattern]) => pattern.test(agent ?? ''))?.[1] ?? null
