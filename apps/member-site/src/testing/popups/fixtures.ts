import { type Answers, defaultPermission } from '@baize/site/testing'

const rule = {
  enabled: true,
  required: true,
  acceptedPattern: null,
  patternId: null,
  minLength: null,
  maxLength: null,
}
const password = { ...rule, acceptedPattern: '*', patternId: 1, minLength: 8, maxLength: 64 }

/** A member whose password has to be changed. */
export const mustChange: Answers = {
  memberInfo: {
    id: 'mbr_2',
    account: 'bopha2026',
    nickname: 'Bopha',
    userName: 'bopha2026',
    type: 0,
    isAgent: false,
    hasPassword: true,
    mustChangePassword: true,
    mustChangeReason: 'expired',
    currency: 'KHR',
    currencySymbol: '៛',
    lastLoginAt: null,
    joinedAt: '2026-11-02T02:00:00Z',
  },
}

/** Responses to the popups' requests, of a brand with every way in switched on. */
export const entranceAnswers = {
  permission: {
    ...defaultPermission,
    switches: {
      USERNAMEREG3: true,
      MOBILENUMREG3: true,
      REGMOBVERF3: true,
      MOBILENUMPASSREG3: true,
      SMSLOGIN3: true,
      FREEPLAY3: true,
      CHNGPASSVERIF3: true,
    },
    customerService: [{ csType: 'TELEGRAM', title: 'Telegram', path: '/wps/service/telegram' }],
  },
  registerSettings: {
    rules: {
      username: { ...rule, patternId: 2, minLength: 6, maxLength: 16 },
      password,
      confirmPassword: password,
      paymentPassword: { ...rule, patternId: 7, minLength: 6, maxLength: 6 },
      mobileNum: { ...rule, required: false, patternId: 22, minLength: 8, maxLength: 16 },
    },
    termsVersion: '2026-11',
    termsTicked: true,
    minimumAge: 18,
  },
  countryCodes: { countries: [{ code: 'KH', dialCode: '+855', minLength: 8, maxLength: 9 }] },
  rememberedAccount: { username: null, nickname: null },
  captcha: {
    captchaId: 'cap_1',
    image: '',
    expiresAt: '2026-11-21T03:05:00Z',
    proof: { salt: 'story', difficulty: 4 },
  },
  announcementList: {
    rows: [
      {
        id: 'popup-visitor',
        type: 'PU',
        executions: ['B'],
        title: 'Welcome to Baize',
        content: '<p>Look around as long as you like.</p><script>alert(1)</script>',
        timestamp: '2026-11-20T09:00:00Z',
      },
      {
        id: 'popup-hours',
        type: 'PU',
        executions: ['B'],
        title: 'A title that goes on and on, as operators write them, until nobody knows how it began',
        content: '<p>Live tables are open from 08:00 to 02:00.</p>',
        timestamp: '2026-11-19T09:00:00Z',
      },
    ],
    page: { pageNo: 1, pageSize: 99, total: 2 },
  },
  helpCenter: {
    sections: [
      {
        anchor: 'term',
        title: 'Terms',
        content: '<p>An account is for one person.</p><script>alert(1)</script>',
      },
      { anchor: 'privacy', title: 'Privacy', content: '<p>We sell nothing to anybody.</p>' },
    ],
  },
} satisfies Answers
