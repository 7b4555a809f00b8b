import type { Names } from './names.ts'

/** A game vendor of the sandbox. Its code signs the seamless-wallet calls. */
export interface Vendor {
  readonly code: string
  readonly names: Names
}

export const vendors: readonly Vendor[] = [
  { code: 'EMR', names: { en: 'Emerald Works', km: 'អេមេរ៉ល វើកស៍', 'zh-Hans': '翡翠工坊' } },
  { code: 'LTS', names: { en: 'Lotus Play', km: 'ឡូតុស ផ្លេ', 'zh-Hans': '莲花游戏' } },
  { code: 'ANG', names: { en: 'Angkor Gaming', km: 'អង្គរ ហ្គេមមីង', 'zh-Hans': '吴哥游戏' } },
  { code: 'RVS', names: { en: 'Riverside Studios', km: 'ស្ទូឌីយោ មាត់ទន្លេ', 'zh-Hans': '河畔工作室' } },
  { code: 'PRL', names: { en: 'Pearl Live', km: 'គុជ ឡាយ', 'zh-Hans': '明珠真人' } },
  { code: 'MKL', names: { en: 'Mekong Live', km: 'មេគង្គ ឡាយ', 'zh-Hans': '湄公真人' } },
  { code: 'ACE', names: { en: 'Ace House', km: 'ផ្ទះអាត់', 'zh-Hans': '王牌馆' } },
  { code: 'FLD', names: { en: 'Fieldline', km: 'ហ្វីលឡាញ', 'zh-Hans': '绿茵线' } },
  { code: 'AV', names: { en: 'Arena Virtual', km: 'សង្វៀននិម្មិត', 'zh-Hans': '虚拟竞技' } },
  { code: 'KLT', names: { en: 'Kiri Lotto', km: 'ឆ្នោតគិរី', 'zh-Hans': '山峰彩票' } },
  { code: 'GSP', names: { en: 'Golden Ring', km: 'សង្វៀនមាស', 'zh-Hans': '金环' } },
]

const byCode = new Map(vendors.map((vendor) => [vendor.code, vendor]))

export const findVendor = (code: string): Vendor | undefined => byCode.get(code)
