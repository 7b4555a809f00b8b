import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

it('detects phones by their user agent, and an iPad by its touch points', () => {
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5)).toBe('android')
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5)).toBe('ios')
  expect(deviceOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5)).toBe('ios')
  expect(deviceOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0)).toBeNull()
  expect(deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0)).toBeNull()
})
