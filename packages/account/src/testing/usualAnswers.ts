import type { Permission } from '../start/system.ts'
import type { Answers } from './ScriptedPlatform.tsx'

const status = {
  status: 0 as const,
  ip: '203.0.113.9',
  message: '',
  until: null,
  now: '2026-11-21T03:00:00Z',
}

/** A site that is open, with customer service, in the sandbox's zone and currency. */
export const usualPermission: Permission = {
  ...status,
  merchantCode: 'baize',
  brandName: 'Baize',
  currency: 'KHR',
  currencySymbol: '៛',
  gmtOffsetMinutes: 420,
  languages: ['km', 'en', 'zh-Hans'],
  defaultLanguage: 'km',
  minimumAge: 18,
  policyProfile: 'standard',
  switches: { AGENTPOLICY3: true },
  customerService: [{ csType: 'LIVECHAT', title: 'Live chat', path: '/wps/service/livechat' }],
  sandbox: true,
}

/** What nearly every screen asks first, answered as the sandbox would. */
export const usualAnswers: Answers = {
  systemStatus: status,
  permission: usualPermission,
  memberInfo: {
    id: 'mbr_1',
    account: 'dara_agent',
    nickname: 'Dara',
    userName: 'dara_agent',
    type: 1,
    isAgent: true,
    hasPassword: true,
    mustChangePassword: false,
    currency: 'KHR',
    currencySymbol: '៛',
    lastLoginAt: '2026-11-20T09:12:00Z',
    joinedAt: '2025-04-02T02:00:00Z',
  },
  balance: { balance: '4800000.00', held: '0.00', currency: 'KHR', currencySymbol: '៛' },
  logout: {},
}
