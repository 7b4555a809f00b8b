import { expect, request } from '@playwright/test'
import { originOf } from './people.ts'

async function turn(path: string, data: object): Promise<void> {
  const caller = await request.newContext()
  const answer = await caller.post(`${originOf('platform')}${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  await caller.dispose()
}

/** The sandbox's switch of the whole platform. */
export function setStatus(status: 'normal' | 'maintenance' | 'regionBlocked', message = ''): Promise<void> {
  const codes = { normal: 0, maintenance: 1, regionBlocked: 2 } as const
  return turn('/sandbox/status', { status: codes[status], message })
}

/** Lets the next round of a vendor's game fail after its bet: it is rolled back. */
export function failNextRound(vassalage: string): Promise<void> {
  return turn('/sandbox/vendor', { vassalage, failNextRound: true })
}
