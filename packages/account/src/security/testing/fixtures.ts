import type { Answers } from '@baize/site/testing'
import { profileRules } from '../../testing/profileRules.ts'
import { open } from '../close/testing/fixtures.ts'

const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="hsl(${hue} 55% 32%)"/><path d="M24 10 37 24 24 38 11 24Z" fill="#fff"/></svg>`)}`

/** An account on which the most important things are done, and the rest waits. */
export const securityAnswers = {
  securityCentre: {
    items: [
      { kind: 'loginPassword', state: 'set', changedAt: '2026-10-02T02:00:00Z' },
      { kind: 'paymentPassword', state: 'set', changedAt: '2026-10-02T02:00:00Z' },
      { kind: 'email', state: 'notSet' },
      { kind: 'mobile', state: 'verified', detail: '+855 12 ··· 678', changedAt: '2026-10-03T02:00:00Z' },
      { kind: 'authenticator', state: 'notSet' },
      { kind: 'bankAccounts', state: 'set', count: 2 },
      { kind: 'realName', state: 'set', detail: 'S··· D···', locked: true },
      { kind: 'sessions', state: 'set', count: 2 },
    ],
    payoutsHeldUntil: null,
  },
  icons: {
    icons: [0, 60, 120, 180, 240, 300].map((hue) => ({ id: `icon${hue}`, url: picture(hue) })),
    current: 'icon120',
  },
  profile: {
    values: { payeeName: 'Sok Dara', nickname: 'Dara', mobileNum: '+855 12 ··· 678', telegram: 'sokdara' },
    verified: ['mobileNum'],
    rules: profileRules,
  },
  countryCodes: {
    countries: [
      { code: 'KH', dialCode: '+855', minLength: 8, maxLength: 9 },
      { code: 'VN', dialCode: '+84', minLength: 9, maxLength: 9 },
    ],
  },
  bankAccounts: {
    accounts: [
      {
        id: 'bank_1',
        bankCode: 'MKB',
        bank: 'Mekong Sandbox Bank',
        accountName: 'SOK DARA',
        accountNumberMasked: '•••• 4321',
        isDefault: true,
        addedAt: '2026-10-02T02:00:00Z',
      },
      {
        id: 'bank_2',
        bankCode: 'TSB',
        bank: 'ធនាគារទន្លេសាបសម្រាប់ការសាកល្បងដែលមានឈ្មោះវែងណាស់ <script>alert(1)</script>',
        accountName: 'SOK DARA',
        accountNumberMasked: '•••• 8765',
        isDefault: false,
        addedAt: '2026-11-02T02:00:00Z',
      },
    ],
    most: 5,
    realName: 'Sok Dara',
  },
  withdrawalOptions: {
    min: '4000.00',
    max: '40000000.00',
    available: '4800000.00',
    banks: [
      { code: 'MKB', name: 'Mekong Sandbox Bank' },
      { code: 'TSB', name: 'Tonle Sap Sandbox Bank' },
    ],
    autoConfirmMinutes: 60,
    medianSeconds: null,
  },
  accountClosure: open,
  sessions: {
    sessions: [
      {
        id: 'ses_1',
        current: true,
        site: 'member',
        device:
          'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
        address: '203.0.113.9',
        createdAt: '2026-11-20T09:12:00Z',
        lastSeenAt: '2026-11-21T03:00:00Z',
      },
      {
        id: 'ses_2',
        current: false,
        site: 'member',
        device:
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0',
        address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
        createdAt: '2026-11-18T09:12:00Z',
        lastSeenAt: '2026-11-19T03:00:00Z',
      },
    ],
  },
  heldData: { nextAt: null },
  loginHistory: {
    rows: [
      {
        id: 'l3',
        at: '2026-11-21T03:00:00Z',
        site: 'member',
        method: 'password',
        outcome: 'signedIn',
        address: '203.0.113.9',
        device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile/15E148 Safari/604.1',
      },
      {
        id: 'l2',
        at: '2026-11-20T23:00:00Z',
        site: 'member',
        method: 'password',
        outcome: 'wrongPassword',
        address: '198.51.100.4',
        device: '<img src=x onerror=alert(1)>',
      },
      {
        id: 'l1',
        at: '2026-11-20T09:12:00Z',
        site: 'member',
        method: 'password',
        outcome: 'verificationAsked',
        address: '198.51.100.4',
        device: '',
      },
    ],
    page: { next: null },
  },
} satisfies Answers
