import { afterEach, expect, it, vi } from 'vitest'
import { openOtherTabs } from '../session/otherTabs.ts'
import { createPlatform } from './platform.ts'

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'sessionStorage')
  vi.unstubAllGlobals()
})

it('begins, signs in and signs out where the browser refuses all storage', () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'sessionStorage', { get: refuse, configurable: true })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        refuse()
      }
    },
  )
  const { token, intents } = createPlatform('member')
  token.set('t')
  expect(token.get()).toBe('t')
  expect(intents.keyFor('createDeposit', '1.00')).toBe(intents.keyFor('createDeposit', '1.00'))
  token.join(openOtherTabs('member'))
  const stop = token.onLeft(() => {})
  token.notifyLeft()
  stop()
})
