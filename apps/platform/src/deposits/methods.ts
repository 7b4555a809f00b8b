import type { CallValue, depositKinds, depositMethods } from '@baize/api/contract'
import { money } from '@baize/api/money'
import { textsIn, type Words } from '../games/names.ts'
import type { Platform } from '../platform.ts'
import type { Settings } from '../settings.ts'
import { wire } from '../wallet/wire.ts'

const whole = (amount: number) => money(BigInt(amount) * 10_000n)

export interface MethodField {
  readonly name: string
  readonly kind: 'text' | 'mobile' | 'select'
  readonly labels: Words
  readonly minLength?: number
  readonly maxLength?: number
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** Not kept with the deposit. */
  readonly secret?: true
}

/** A way to deposit, as data: the page and the platform both read it. */
export interface Method {
  readonly id: string
  readonly kind: (typeof depositKinds)[number]
  readonly names: Words
  readonly min: bigint
  readonly max: bigint
  readonly quickAmounts: readonly bigint[]
  readonly creditedWithinSeconds: number
  readonly fields: readonly MethodField[]
}

export const localBank = {
  id: 'local-bank',
  kind: 'localBank',
  names: {
    en: 'Local bank transfer',
    km: 'ផ្ទេរប្រាក់តាមធនាគារក្នុងស្រុក',
    'zh-Hans': '本地银行转账',
    ar: 'تحويل بنكي محلي',
  },
  min: whole(1),
  max: whole(20_000),
  quickAmounts: [10, 50, 100, 200, 500, 1_000].map(whole),
  creditedWithinSeconds: 15,
  fields: [],
} as const

export const methods: readonly Method[] = [
  localBank,
  {
    id: 'e-wallet',
    kind: 'eWallet',
    names: { en: 'E-wallet', km: 'កាបូបអេឡិចត្រូនិក', 'zh-Hans': '电子钱包', ar: 'محفظة إلكترونية' },
    min: whole(1),
    max: whole(5_000),
    quickAmounts: [5, 10, 20, 50, 100].map(whole),
    creditedWithinSeconds: 30,
    fields: [
      {
        ...{ name: 'phone', kind: 'mobile', minLength: 8, maxLength: 16 },
        labels: {
          en: 'Wallet phone number',
          km: 'លេខទូរសព្ទរបស់កាបូប',
          'zh-Hans': '钱包绑定的手机号码',
          ar: 'رقم هاتف المحفظة',
        },
      },
    ],
  },
  {
    id: 'card',
    kind: 'card',
    names: { en: 'Bank card', km: 'កាតធនាគារ', 'zh-Hans': '银行卡', ar: 'بطاقة بنكية' },
    min: whole(5),
    max: whole(10_000),
    quickAmounts: [20, 50, 100, 500].map(whole),
    creditedWithinSeconds: 60,
    fields: [],
  },
  {
    id: 'crypto',
    kind: 'crypto',
    names: { en: 'USDT', km: 'USDT', 'zh-Hans': 'USDT', ar: 'USDT' },
    min: whole(10),
    max: whole(50_000),
    quickAmounts: [50, 100, 500, 1_000].map(whole),
    creditedWithinSeconds: 1_800,
    fields: [
      {
        ...{ name: 'network', kind: 'select' },
        labels: { en: 'Network', km: 'បណ្ដាញ', 'zh-Hans': '网络', ar: 'الشبكة' },
        options: [
          { value: 'TRC20', label: 'Tron (TRC20)' },
          { value: 'ERC20', label: 'Ethereum (ERC20)' },
        ],
      },
    ],
  },
  {
    id: 'voucher',
    kind: 'voucher',
    names: { en: 'Voucher', km: 'ប័ណ្ណទឹកប្រាក់', 'zh-Hans': '充值券', ar: 'قسيمة' },
    min: whole(1),
    max: whole(1_000),
    quickAmounts: [],
    creditedWithinSeconds: 5,
    fields: [
      {
        ...{ name: 'code', kind: 'text', minLength: 16, maxLength: 32, secret: true },
        labels: { en: 'Voucher code', km: 'លេខកូដប័ណ្ណ', 'zh-Hans': '充值券代码', ar: 'رمز القسيمة' },
      },
    ],
  },
]

export const findMethod = (id: string): Method | undefined => methods.find((method) => method.id === id)

/** Whether the operator's gateway takes what is paid by a method. */
export const isTaken = (method: Method, { depositGateway }: Pick<Settings, 'depositGateway'>): boolean =>
  depositGateway?.methods.includes(method.id) ?? false

/**
 * The ways to deposit that are open: those of the operator's gateway, or else of the bank that this process plays, which
 * also sells vouchers where there is a gateway.
 */
export const openMethods = ({
  settings,
  counterparts,
}: Pick<Platform, 'settings' | 'counterparts'>): readonly Method[] =>
  methods.filter(
    (method) =>
      isTaken(method, settings) ||
      (counterparts.bank && (settings.depositGateway === null || method.kind === 'voucher')),
  )

export const describeMethod = (
  method: Method,
  { settings, counterparts }: Platform,
  language: string,
): Omit<CallValue<typeof depositMethods>['methods'][number], 'medianSeconds'> => ({
  id: method.id,
  kind: method.kind,
  ...textsIn({ name: method.names }, language),
  min: wire(method.min),
  max: wire(method.max),
  quickAmounts: method.quickAmounts.map(wire),
  creditedWithinSeconds: method.creditedWithinSeconds,
  fields: method.fields.map(({ labels, secret: _, options, ...field }) => ({
    ...field,
    ...textsIn({ label: labels }, language),
    required: true,
    ...(options ? { options: [...options] } : {}),
  })),
  sandbox: counterparts.bank !== undefined && !isTaken(method, settings),
})
