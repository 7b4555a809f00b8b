import type { Answers } from '@baize/site/testing'
import type { Contract, ContractDetail, ContractInfo, Preview } from '../contract.ts'

const nothing = '0.00'

/** A tier that requires and pays nothing, with the given overrides. */
export function sampleTier(change: Partial<Contract['tiers'][number]> = {}): Contract['tiers'][number] {
  return {
    validBet: nothing,
    loss: nothing,
    activeMembers: 0,
    singleBet: nothing,
    rate: '0',
    winRate: '0',
    lossRate: '0',
    amount: null,
    ...change,
  }
}

const tiers = [
  sampleTier({ validBet: '1000000.00', loss: '100000.00', activeMembers: 5, rate: '10' }),
  sampleTier({ validBet: '5000000.00', loss: '400000.00', activeMembers: 12, rate: '12.5' }),
]

/** A dividend contract that is in force, for stories and tests. */
export function sampleContract(change: Partial<Contract> = {}): Contract {
  return {
    id: 'con_2',
    version: 2,
    state: 'valid',
    kind: 'dividend',
    period: 'monthly',
    base: 'profitLoss',
    carry: 'forever',
    autoPay: false,
    tiers,
    topRate: '12.5',
    party: { id: 'mbr_1', account: 'dara_agent', nickname: 'Dara' },
    upline: { id: 'mbr_0', account: 'mekong888', nickname: 'Mekong' },
    offeredAt: '2026-10-28T03:00:00Z',
    answerBy: '2026-11-04T03:00:00Z',
    validFrom: '2026-10-31T17:00:00Z',
    endsAt: null,
    endReason: null,
    terminationBy: null,
    ...change,
  }
}

/** An offer of a third version, which pays more for more. */
export const sampleOffer = sampleContract({
  id: 'con_3',
  version: 3,
  state: 'requested',
  validFrom: null,
  answerBy: '2026-11-28T03:00:00Z',
  carry: 'previousPeriod',
  tiers: [
    sampleTier({ validBet: '1500000.00', loss: '100000.00', activeMembers: 5, rate: '11' }),
    sampleTier({ validBet: '5000000.00', loss: '400000.00', activeMembers: 10, rate: '12' }),
  ],
  topRate: '12',
})

/** The first version, which the second took the place of. */
export const sampleEnded = sampleContract({
  id: 'con_1',
  version: 1,
  state: 'invalid',
  validFrom: '2026-06-30T17:00:00Z',
  endsAt: '2026-10-31T17:00:00Z',
  endReason: 'newVersion',
  topRate: '10',
})

/** What the offer changes. */
export const sampleDifference: ContractDetail['difference'] = [
  { term: 'carry', before: 'forever', after: 'previousPeriod' },
  { term: 'tiers.0.validBet', before: '1000000.00', after: '1500000.00' },
  { term: 'tiers.0.rate', before: '10', after: '11' },
  { term: 'tiers.1.activeMembers', before: '12', after: '10' },
  { term: 'tiers.1.rate', before: '12.5', after: '12' },
]

/** A contract in full, with the version before it where one is given. */
export function sampleDetail(contract: Contract, previous: Contract | null = null): ContractDetail {
  return {
    contract,
    previous,
    difference: previous ? sampleDifference : [],
    history: [
      {
        action: 'offered',
        account: contract.upline?.account ?? null,
        at: contract.offeredAt,
        textVersion: null,
        language: null,
      },
      ...(contract.state === 'requested'
        ? []
        : [
            {
              action: 'accepted',
              account: contract.party.account,
              at: '2026-10-29T09:12:00Z',
              textVersion: 'contract-2026-11',
              language: 'km',
            },
          ]),
    ],
  }
}

const months = ['2026-10', '2026-09', '2026-08', '2026-07', '2026-06', '2026-05']

const examples: Preview['examples'] = months.map((month, index) => ({
  from: `${month}-01T00:00:00+07:00`,
  to: `${months[index - 1] ?? '2026-11'}-01T00:00:00+07:00`,
  validBet: `${6_400_000 - index * 1_100_000}.00`,
  loss: index === 2 ? '-120000.00' : `${480_000 - index * 70_000}.00`,
  activeMembers: 14 - index,
  before: index === 2 ? '0.00' : `${(480_000 - index * 70_000) / 10}.00`,
  after: index === 2 ? '0.00' : `${((480_000 - index * 70_000) * 12) / 100}.00`,
  base: index === 2 ? '0.00' : `${480_000 - index * 70_000}.00`,
  tier: index === 2 ? null : 1,
  rate: index === 2 ? '0' : '12',
}))

/** What the offer would mean. */
export const samplePreview: Preview = {
  validFrom: '2026-11-30T17:00:00Z',
  running: sampleContract(),
  difference: sampleDifference,
  lowerRatePolicy: 'endDownlineContracts',
  ending: [
    { id: 'con_8', account: 'chanthou_team', level: 1, topRate: '12.25', reason: 'uplineRateLowered' },
    { id: 'con_9', account: 'vibol2026', level: 2, topRate: '8', reason: 'uplineContractEnded' },
  ],
  endingTotal: 2,
  maxRate: '20',
  example: examples[0] as Preview['example'],
  examples,
}

/** An agent with contract pages of all four kinds, and an offer of a dividend that waits. */
export const sampleInfo: ContractInfo = {
  contract: true,
  dailySalary: true,
  hourSalary: true,
  realtimeSalary: true,
  divtypereq: 'newContract',
  dailysalreqtype: 'none',
  contracthoursalreq: 'none',
  realtimesalreqtype: 'none',
  rates: [
    { kind: 'dividend', max: '12.5' },
    { kind: 'dailySalary', max: '1.2' },
    { kind: 'hourSalary', max: '0' },
    { kind: 'realtimeSalary', max: '0.6' },
  ],
  lowerRatePolicy: 'endDownlineContracts',
  textVersion: 'contract-2026-11',
}

/** A real-time salary: rates by single bet. */
export const sampleRealtime = sampleContract({
  id: 'con_5',
  kind: 'realtimeSalary',
  period: 'fiveMinutes',
  base: 'totalVolume',
  carry: 'none',
  autoPay: true,
  tiers: [
    sampleTier({ singleBet: '1000.00', winRate: '0.2', lossRate: '0.4', amount: '50000.00' }),
    sampleTier({ singleBet: '20000.00', winRate: '0.3', lossRate: '0.6' }),
  ],
  topRate: '0.6',
})

export interface SampleSides {
  /** Contracts that pay the account. @default the offer, the running version, the ended one, and a real-time salary */
  own?: readonly Contract[]
  /** Contracts by which the account pays its downlines. @default none */
  given?: readonly Contract[]
}

/** A platform with these contracts: listed by side, kind and state, and each read in full by its number. */
export function contractAnswers({
  own = [sampleOffer, sampleContract(), sampleRealtime, sampleEnded],
  given = [],
}: SampleSides = {}): Answers {
  return {
    contractInfo: sampleInfo,
    contractText: {
      ...{ version: 'contract-2026-11', language: 'en', title: 'Agreement on a contract' },
      sections: [{ heading: 'What is agreed', text: 'The terms of the version that was shown.' }],
    },
    contracts: ({ query }) => {
      const { side, kind, state } = query as { side: string; kind?: string; state?: string }
      const rows = (side === 'own' ? own : given).filter(
        (row) => (kind === undefined || row.kind === kind) && (state === undefined || row.state === state),
      )
      return { rows, page: { next: null } }
    },
    contractDetail: ({ params }) => {
      const { id } = params as { id: string }
      const found = [...own, ...given].find((row) => row.id === id)
      return id === sampleOffer.id
        ? sampleDetail(sampleOffer, sampleContract())
        : sampleDetail(found ?? sampleContract({ id }))
    },
    contractPreview: samplePreview,
    previewOffer: samplePreview,
  }
}
