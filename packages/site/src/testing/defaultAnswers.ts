import type { Member } from '../session/session.ts'
import type { Permission } from '../start/system.ts'
import type { Answers } from './ScriptedPlatform.tsx'

const status = {
  status: 0 as const,
  ip: '203.0.113.9',
  message: '',
  until: null,
  now: '2026-11-21T03:00:00Z',
}

const rule = {
  enabled: true,
  required: true,
  acceptedPattern: null,
  patternId: null,
  minLength: null,
  maxLength: null,
}

/** A site that is open, with customer service, in the sandbox's zone and currency. */
export const defaultPermission: Permission = {
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
  switches: { AGENTPOLICY3: true, PTSYS3: true, MANPLAYREB3: true, MISSIONLB3: true },
  resources: { AGENT: [{ label: 'agent', url: 'http://localhost:4302' }] },
  whitelabel: { modId: 'MEMBER', enabled: '1', childrenNodes: [{ modId: 'AGENTPOLICY3', enabled: '1' }] },
  domainRoute: ['http://localhost:4301'],
  mainDomain: 'http://localhost:4301',
  ownHosts: [],
  register: true,
  gtagId: '',
  imageCDNs: ['http://localhost:4300'],
  launchGameCDNs: ['http://localhost:4300'],
  location: { ip: status.ip },
  maintenance: false,
  regionRestriction: false,
  mobileMaxLength: 11,
  customerService: [{ csType: 'LIVECHAT', title: 'Live chat', path: '/wps/service/livechat' }],
  sandbox: true,
}

/** An agent who is signed in: sees what members see, and the way to the agent's site. */
export const defaultMember: Member = {
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
}

/** The first calls of nearly every screen, with the sandbox's responses. */
export const defaultAnswers: Answers = {
  tableSettings: { layouts: [], views: [] },
  pendingActions: { rows: [], otherMessages: 0 },
  pushSettings: { publicKey: null, browsers: [] },
  systemStatus: status,
  permission: defaultPermission,
  registerSettings: {
    rules: {
      username: { ...rule, patternId: 2, minLength: 6, maxLength: 16 },
      password: { ...rule, acceptedPattern: '*', patternId: 1, minLength: 8, maxLength: 64 },
    },
    termsVersion: '2026-11',
    termsTicked: true,
    minimumAge: 18,
  },
  memberInfo: defaultMember,
  publicState: {
    ...{ balance: '4800000.00', held: '0.00', currency: 'KHR', currencySymbol: '៛' },
    ...{ hasVip: true, vipLabelName: 'Silver', vipRankLevel: 2 },
    ...{ availablePromoCount: 1, unreadMessage: 3, rewardCount: 2, missionCount: 1 },
    availablePromo: { REFERRAL: { enabled: true } },
    notice: [],
    popup: [],
    customerService: defaultPermission.customerService,
    whitelabelVal: defaultPermission.switches,
    regExp: { mobileNum: { maxLength: 11 } },
  },
  balance: { balance: '4800000.00', held: '0.00', currency: 'KHR', currencySymbol: '៛' },
  bankAccounts: { accounts: [], most: 5, realName: null },
  securityCentre: {
    items: [
      { kind: 'loginPassword', state: 'set' },
      { kind: 'paymentPassword', state: 'set' },
    ],
    payoutsHeldUntil: null,
  },
  consolidatedFunds: {
    asOf: status.now,
    currency: 'KHR',
    main: '4800000.00',
    held: '80000.00',
    bonus: '20000.00',
    inTransit: '0.00',
    vendors: [{ id: 'RIVERSIDE', name: 'Riverside Sandbox', balance: '40000.00' }],
    total: '4940000.00',
  },
  logout: {},
}

/** A visitor who plays for play money, without an account. */
export const defaultTrial: Member = {
  ...defaultMember,
  id: 'mbr_trial',
  account: 'trial9',
  nickname: '',
  userName: 'trial9',
  type: 4,
  isAgent: false,
  hasPassword: false,
}

/** A hostile name, longer than any space for it, without a break. */
export const hostileName = `<img src=x onerror="alert(1)">${'ឈ្មោះវែង'.repeat(12)}${'W'.repeat(80)}`
