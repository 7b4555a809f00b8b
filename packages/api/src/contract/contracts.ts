import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import {
  amount,
  done,
  id,
  instant,
  keyset,
  keysetInfo,
  languageTag,
  positiveAmount,
  sortOrder,
  typed,
} from './scalars.ts'

/** What a contract pays for: a share of the team's loss, or of its valid bet by day, by hour, or bet by bet. */
export const contractKinds = ['dividend', 'dailySalary', 'hourSalary', 'realtimeSalary'] as const

/** How often a contract is settled. `tenDays`: 1-10, 11-20, 21 to the end; `semimonthly`: 1-15, 16 to the end. */
export const contractPeriods = [
  'fiveMinutes',
  'hourly',
  'daily',
  'weekly',
  'tenDays',
  'semimonthly',
  'monthly',
] as const

/** The state of a contract; `invalid` is one that was in force and has ended. */
export const contractStates = [
  'requested',
  'valid',
  'denied',
  'expired',
  'terminationRequested',
  'invalid',
] as const

/** What is done with a contract, and how one ends. */
export const contractActions = [
  ...(['offered', 'accepted', 'rejected', 'expired'] as const),
  ...(['terminationRequested', 'terminationAgreed', 'terminationRefused'] as const),
  ...(['newVersion', 'terminated', 'uplineRateLowered', 'uplineContractEnded'] as const),
] as const

/** A rate in per cent, 0 to 100 with at most four decimals: `1.25`. */
export const rate = z.string().check(z.regex(/^(?:100(?:\.0{1,4})?|[1-9]?[0-9](?:\.[0-9]{1,4})?)$/))

/** One step of a contract: what has to be reached, and what is paid then. What is left out requires nothing. */
export const contractTier = z.strictObject({
  /** Least valid bet of the team in the window. */
  validBet: z.optional(positiveAmount),
  /** Least loss of the team in the window, after what was carried. */
  loss: z.optional(positiveAmount),
  activeMembers: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  /** Real-time salary: least stake of a bet that this tier pays for. */
  singleBet: z.optional(positiveAmount),
  rate: z.optional(rate),
  /** Real-time salary: the rates of won and of lost bets. */
  winRate: z.optional(rate),
  lossRate: z.optional(rate),
  /** Most that is paid for one window. */
  amount: z.optional(positiveAmount),
})

const terms = {
  kind: z.enum(contractKinds),
  /** Dividends choose; salaries are paid by the day, the hour and the five minutes. @default monthly */
  period: z.optional(z.enum(['daily', 'weekly', 'semimonthly', 'monthly'])),
  /** How often a month a monthly dividend is settled: 2 is semimonthly, 3 every ten days. @default 1 */
  cycle: z.optional(z.int().check(z.gte(1), z.lte(3))),
  /** What the rate is taken of. @default profitLoss for a dividend, totalVolume for a salary */
  base: z.optional(z.enum(['profitLoss', 'dailyAverage', 'totalVolume'])),
  /** What becomes of a window that the team won. Dividends only. @default none */
  carry: z.optional(z.enum(['none', 'forever', 'previousPeriod', 'secondHalfOfMonth'])),
  /** Bills are paid as soon as they are made, while there is money. @default false for dividends */
  autoPay: z.optional(z.boolean()),
  tiers: z.array(contractTier).check(z.minLength(1), z.maxLength(10)),
}

const agreed = {
  kind: z.enum(contractKinds),
  period: z.enum(contractPeriods),
  base: z.enum(['profitLoss', 'dailyAverage', 'totalVolume']),
  carry: z.enum(['none', 'forever', 'previousPeriod', 'secondHalfOfMonth']),
  autoPay: z.boolean(),
  tiers: z.array(
    z.object({
      validBet: amount,
      loss: amount,
      activeMembers: z.int(),
      singleBet: amount,
      rate,
      winRate: rate,
      lossRate: rate,
      amount: z.nullable(amount),
    }),
  ),
  /** The best rate that any tier pays. */
  topRate: rate,
}

/** One side of a contract. */
const side = z.object({ id, account: z.string(), nickname: z.string() })

export const contract = z.object({
  id,
  version: z.int(),
  state: z.enum(contractStates),
  ...agreed,
  party: side,
  /** Null where the platform itself pays. */
  upline: z.nullable(side),
  offeredAt: instant,
  answerBy: instant,
  validFrom: z.nullable(instant),
  endsAt: z.nullable(instant),
  endReason: z.nullable(z.enum(['newVersion', 'terminated', 'uplineRateLowered', 'uplineContractEnded'])),
  /** Which side requested the end. */
  terminationBy: z.nullable(z.enum(['party', 'upline'])),
})

/** What a new version changes, term by term, in words of the contract. */
const difference = z.array(
  z.object({
    /** `period`, `base`, `carry`, `autoPay`, or `tiers.2.rate`. */
    term: z.string(),
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
  }),
)

/** A window that has closed, billed by terms that are not agreed yet. */
const trial = z.object({
  from: instant,
  to: instant,
  validBet: amount,
  loss: amount,
  activeMembers: z.int(),
  /** By the running terms; null where there are none. */
  before: z.nullable(amount),
  after: amount,
  /** How `after` is calculated: what the rate is taken of, the place of the tier, its rate. */
  base: amount,
  tier: z.nullable(z.int()),
  rate,
})

const preview = z.object({
  /** When the new version would begin. */
  validFrom: instant,
  /** The version that stays in force until then. */
  running: z.nullable(contract),
  difference,
  lowerRatePolicy: z.enum(['endDownlineContracts', 'refuse']),
  /** Contracts further down that would end then, because no downline's rate is above its upline's. */
  ending: z.array(z.object({ id, account: z.string(), level: z.int(), topRate: rate, reason: z.string() })),
  endingTotal: z.int(),
  /** Highest rate that the upline may give. */
  maxRate: rate,
  /** The last closed window, billed by the running terms and by the new ones. */
  example: trial,
  /** The last closed windows, newest first, billed in the same way; `example` is the first. */
  examples: z.array(trial),
})

const contractInfo = defineCall({
  id: 'contractInfo',
  method: 'GET',
  path: '/wps/agent/contracts/consolidated',
  summary: 'Which contract pages the account has, and what waits for its answer.',
  roles: ['member', 'agent'],
  value: z.object({
    contract: z.boolean(),
    dailySalary: z.boolean(),
    hourSalary: z.boolean(),
    realtimeSalary: z.boolean(),
    divtypereq: z.enum(['none', 'newContract', 'termination']),
    dailysalreqtype: z.enum(['none', 'newContract', 'termination']),
    contracthoursalreq: z.enum(['none', 'newContract', 'termination']),
    realtimesalreqtype: z.enum(['none', 'newContract', 'termination']),
    /** Rates that the account itself has, by kind: the most that it may give on. */
    rates: z.array(z.object({ kind: z.enum(contractKinds), max: rate })),
    lowerRatePolicy: z.enum(['endDownlineContracts', 'refuse']),
    /** Which text is agreed to. */
    textVersion: z.string(),
  }),
})

/** What contracts can be sorted by: each column of their lists. `state` is the one that is shown, `period` by its length. */
export const contractSorts = ['account', 'version', 'state', 'rate', 'period', 'since', 'until'] as const

const contracts = defineCall({
  id: 'contracts',
  method: 'GET',
  path: '/wps/agent/contracts',
  summary: 'Contracts that the account has, or that it gave to its downlines, newest first.',
  roles: ['member', 'agent'],
  query: z.strictObject({
    ...keyset,
    side: z._default(z.enum(['own', 'downline']), 'own'),
    kind: z.optional(z.enum(contractKinds)),
    state: z.optional(z.enum(contractStates)),
    account: z.optional(typed(64)),
    /** Newest first when left out. Those without a value are before all others. */
    sort: z.optional(z.enum(contractSorts)),
    ...sortOrder,
  }),
  value: z.object({ rows: z.array(contract), page: keysetInfo }),
})

const contractDetail = defineCall({
  id: 'contractDetail',
  method: 'GET',
  path: '/wps/agent/contracts/{id}',
  summary: 'One contract with its history, and what it changes from the version before.',
  roles: ['member', 'agent'],
  params: z.strictObject({ id }),
  value: z.object({
    contract,
    previous: z.nullable(contract),
    difference,
    history: z.array(
      z.object({
        action: z.string(),
        /** Null: the platform, or time. */
        account: z.nullable(z.string()),
        at: instant,
        textVersion: z.nullable(z.string()),
        language: z.nullable(z.string()),
      }),
    ),
  }),
})

const contractText = defineCall({
  id: 'contractText',
  method: 'GET',
  path: '/wps/agent/contracts/text',
  summary: 'A text that contracts are agreed to by, as it is kept with the consent by version and language.',
  roles: ['member', 'agent'],
  query: z.strictObject({
    /** @default the one that is agreed to now */
    version: z.optional(typed(32)),
    /** @default the reader's */
    language: z.optional(languageTag),
  }),
  value: z.object({
    version: z.string(),
    /** The language of the text: English where there is none in the requested language. */
    language: languageTag,
    title: z.string(),
    sections: z.array(z.object({ heading: z.string(), text: z.string() })),
  }),
})

const contractPreview = defineCall({
  id: 'contractPreview',
  method: 'GET',
  path: '/wps/agent/contracts/{id}/preview',
  summary:
    'What accepting an offer means: difference, contracts that would end, an example of the last window.',
  roles: ['member', 'agent'],
  params: z.strictObject({ id }),
  value: preview,
})

export const previewOffer = defineCall({
  id: 'previewOffer',
  method: 'POST',
  path: '/wps/agent/contracts/preview',
  summary: 'What an offer would mean for its receiver, before it is made.',
  roles: ['agent'],
  body: z.strictObject({ toMemberId: id, ...terms }),
  value: preview,
  errors: ['rateTooHigh', 'notEligible'],
})

export const offerContract = defineCall({
  id: 'offerContract',
  method: 'POST',
  path: '/wps/agent/contracts',
  summary: 'Offers a direct downline a contract, or a new version of the running one.',
  roles: ['agent'],
  idempotent: true,
  body: z.strictObject({ toMemberId: id, ...terms }),
  value: contract,
  errors: ['rateTooHigh', 'tooManyOpen', 'notEligible'],
})

const acceptContract = defineCall({
  id: 'acceptContract',
  method: 'POST',
  path: '/wps/agent/contracts/{id}/accept',
  summary: 'The receiver agrees; who, when, and which text in which language are kept, with the text.',
  roles: ['member', 'agent'],
  encrypted: true,
  idempotent: true,
  stepUp: true,
  params: z.strictObject({ id }),
  body: z.strictObject({
    paymentPassword: typed(64),
    /** The text that was shown. */
    textVersion: typed(32),
    language: languageTag,
  }),
  value: contract,
  errors: [
    'decryptionFailed',
    'replayedRequest',
    'paymentPasswordWrong',
    'wrongState',
    'rateTooHigh',
    'notEligible',
  ],
})

export const rejectContract = defineCall({
  id: 'rejectContract',
  method: 'POST',
  path: '/wps/agent/contracts/{id}/reject',
  summary: 'The receiver turns an offer down, or the upline takes it back.',
  roles: ['member', 'agent'],
  idempotent: true,
  params: z.strictObject({ id }),
  value: contract,
  errors: ['wrongState'],
})

const requestTermination = defineCall({
  id: 'requestTermination',
  method: 'POST',
  path: '/wps/agent/contracts/{id}/termination',
  summary: 'Either side asks the other to end the contract with its running window.',
  roles: ['member', 'agent'],
  idempotent: true,
  params: z.strictObject({ id }),
  value: contract,
  errors: ['wrongState'],
})

const answerTermination = defineCall({
  id: 'answerTermination',
  method: 'POST',
  path: '/wps/agent/contracts/{id}/termination/answer',
  summary: 'The other side agrees to the end or not; who asked may take the request back.',
  roles: ['member', 'agent'],
  idempotent: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ agree: z.boolean() }),
  value: contract,
  errors: ['wrongState', 'forbidden'],
})

const sandboxContract = defineCall({
  id: 'sandboxContract',
  method: 'POST',
  path: '/sandbox/contracts',
  summary: 'The platform offers a contract to an account without an upline.',
  roles: ['sandbox'],
  body: z.strictObject({ account: typed(64), ...terms }),
  value: done,
  errors: ['tooManyOpen', 'notEligible'],
})

export const contractsCalls = {
  contractInfo,
  contracts,
  contractDetail,
  contractText,
  contractPreview,
  previewOffer,
  offerContract,
  acceptContract,
  rejectContract,
  requestTermination,
  answerTermination,
  sandboxContract,
} as const
