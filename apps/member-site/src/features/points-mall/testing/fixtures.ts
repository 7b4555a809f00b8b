import type { ValueOf } from '@baize/api'
import type { mallProducts, pointsBalance, pointsConfig } from '@baize/api/calls'
import type { Answers } from '@baize/site/testing'
import type { PointsEntry, Redemption } from '../states.ts'

type Product = ValueOf<typeof mallProducts>['products'][number]

export function product(differing: Partial<Product> = {}): Product {
  return {
    id: 'cash5',
    kind: 'cash',
    name: 'Cash 5.00',
    imageUrl: '',
    points: '500.00',
    amount: '5.00',
    stock: 1000,
    mostAtOnce: 20,
    ...differing,
  }
}

export const products: Product[] = [
  product(),
  product({ id: 'bonus5', kind: 'bonus', name: 'Bonus 5.00', points: '450.00' }),
  product({ id: 'mug', kind: 'goods', name: 'Lotus mug', points: '240.00', amount: null, stock: 120 }),
  product({ id: 'watch', kind: 'goods', name: 'Dress watch', points: '15000.00', amount: null, stock: 5 }),
  product({
    id: 'lastone',
    kind: 'goods',
    name: 'Collector coin, one only',
    points: '100.00',
    amount: null,
    stock: 0,
  }),
]

export const purse: ValueOf<typeof pointsBalance> = {
  points: '1250.50',
  pending: '84.25',
  ratio: '100.00',
  worth: '12.50',
  currency: 'KHR',
}

const config: ValueOf<typeof pointsConfig> = {
  ratio: '100.00',
  min: '100.00',
  max: '1000000.00',
  step: '1.00',
  rates: [
    { gameType: 'RNG', points: '0.25' },
    { gameType: 'LIVE', points: '0.10' },
    { gameType: 'SPORTS', points: '0.20' },
  ],
  expire: false,
}

export function redemption(differing: Partial<Redemption> = {}): Redemption {
  return {
    id: 'rdm_1',
    productId: 'cash5',
    productName: 'Cash 5.00',
    kind: 'cash',
    quantity: 1,
    points: '500.00',
    amount: '5.00',
    state: 'inProcess',
    remark: null,
    appliedAt: '2026-11-21T02:00:00Z',
    decidedAt: null,
    ...differing,
  }
}

const redemptions = [
  redemption(),
  redemption({ id: 'rdm_2', state: 'approved', decidedAt: '2026-11-20T02:00:05Z' }),
  redemption({
    id: 'rdm_3',
    productId: 'mug',
    productName: 'Lotus mug',
    kind: 'goods',
    quantity: 9,
    points: '2160.00',
    amount: null,
    state: 'rejected',
    remark: 'Not available in this number',
  }),
]

function entry(differing: Partial<PointsEntry> = {}): PointsEntry {
  return {
    transactionNumber: 'pts_1',
    applicationTime: '2026-11-21T02:00:00Z',
    exchangeType: 'redeemed',
    productName: 'Cash 5.00',
    quantity: 1,
    requiredPoints: '500.00',
    requiredAmount: '5.00',
    status: 'inProcess',
    changedPoints: '-500.00',
    pointsBalance: '1250.50',
    remark: null,
    ...differing,
  }
}

const entries = [
  entry(),
  entry({
    transactionNumber: 'pts_2',
    exchangeType: 'earned',
    productName: null,
    quantity: null,
    requiredPoints: null,
    requiredAmount: null,
    status: 'approved',
    changedPoints: '84.25',
    pointsBalance: '1750.50',
  }),
]

export const mallAnswers: Answers = {
  mallProducts: { products },
  pointsBalance: purse,
  pointsConfig: config,
  redeemList: { rows: redemptions, page: { next: null } },
  pointsDetails: { rows: entries, page: { next: null } },
  countryCodes: {
    countries: [
      { code: 'KH', dialCode: '+855', minLength: 8, maxLength: 9 },
      { code: 'TH', dialCode: '+66', minLength: 9, maxLength: 9 },
    ],
  },
}
