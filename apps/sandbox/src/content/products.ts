import type { Words } from '@baize/platform/games/names.ts'
import { productPath } from '../games/art/address.ts'

interface SandboxProduct {
  readonly id: string
  readonly kind: 'cash' | 'goods' | 'bonus'
  readonly points: number
  readonly amount: number | null
  readonly stock: number
  readonly hue: number
  /** The drawing of its picture. */
  readonly motif: string
  readonly names: Words
}

type Row = readonly [
  id: string,
  kind: SandboxProduct['kind'],
  points: number,
  amount: number | null,
  stock: number,
  hue: number,
  motif: string,
  en: string,
  km: string,
  zh: string,
  ar: string,
]

const rows: readonly Row[] = [
  [
    'cash5',
    'cash',
    500,
    5,
    1_000,
    150,
    'coin',
    '{money:5} cash',
    'សាច់ប្រាក់ {money:5}',
    '现金 {money:5}',
    '{money:5} نقدًا',
  ],
  [
    'cash50',
    'cash',
    5_000,
    50,
    200,
    85,
    'coin',
    '{money:50} cash',
    'សាច់ប្រាក់ {money:50}',
    '现金 {money:50}',
    '{money:50} نقدًا',
  ],
  [
    'bonus5',
    'bonus',
    450,
    5,
    500,
    295,
    'gem',
    '{money:5} bonus',
    'ប្រាក់រង្វាន់ {money:5}',
    '奖金 {money:5}',
    'مكافأة {money:5}',
  ],
  [
    'bonus20',
    'bonus',
    1_800,
    20,
    200,
    320,
    'ruby',
    '{money:20} bonus',
    'ប្រាក់រង្វាន់ {money:20}',
    '奖金 {money:20}',
    'مكافأة {money:20}',
  ],
  ['keyring', 'goods', 60, null, 300, 165, 'cards', 'Key ring', 'បន្តោងសោ', '钥匙扣', 'حلقة مفاتيح'],
  ['cards', 'goods', 150, null, 200, 20, 'spade', 'Deck of cards', 'បៀមួយសម្រាប់', '扑克牌', 'مجموعة أوراق لعب'],
  ['mug', 'goods', 240, null, 120, 45, 'lotus', 'Lotus mug', 'កែវផ្កាឈូក', '莲花杯', 'كوب اللوتس'],
  ['lantern', 'goods', 900, null, 40, 60, 'lantern', 'Paper lantern', 'គោមក្រដាស', '纸灯笼', 'فانوس ورقي'],
  ['watch', 'goods', 15_000, null, 5, 230, 'crown', 'Dress watch', 'នាឡិកាដៃ', '腕表', 'ساعة يد فاخرة'],
  [
    'lastone',
    'goods',
    100,
    null,
    1,
    0,
    'star',
    'Collector coin, one only',
    'កាក់សម្រាប់ប្រមូល មានតែមួយ',
    '收藏币（仅一枚）',
    'عملة تذكارية، قطعة واحدة فقط',
  ],
]

/** The products of the sandbox's mall, in its order. Ids are stable. */
const sandboxProducts: readonly SandboxProduct[] = rows.map(
  ([id, kind, points, amount, stock, hue, motif, en, km, zh, ar]) => ({
    ...{ id, kind, points, amount, stock, hue, motif, names: { en, km, 'zh-Hans': zh, ar } },
  }),
)

export const findSandboxProduct = (id: string): SandboxProduct | undefined =>
  sandboxProducts.find((product) => product.id === id)

/** The same as an operator writes its own. */
export const writtenProducts = sandboxProducts.map(({ id, kind, names, points, amount, stock }) => ({
  ...{ id, kind, name: names, picture: productPath(id), points: String(points), stock },
  ...(amount === null ? {} : { amount: String(amount) }),
}))
