import type { Names } from '@baize/platform/games/names.ts'

/** A game vendor of the sandbox. Its code signs the seamless-wallet calls. */
export interface Vendor {
  readonly code: string
  readonly names: Names
  /** Its games refuse to be framed, as some vendors' do: they open in a window of their own. */
  readonly ownWindow?: true
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
  { code: 'SRS', names: { en: 'Sunrise Studio', km: 'ស្ទូឌីយោ ថ្ងៃរះ', 'zh-Hans': '日出工作室' } },
  { code: 'CRN', names: { en: 'Crown Reels', km: 'ខ្រោន រីល', 'zh-Hans': '王冠转轮' } },
  { code: 'NVA', names: { en: 'Nova Spin', km: 'ណូវ៉ា ស្ពីន', 'zh-Hans': '新星旋转' } },
  { code: 'MGP', names: { en: 'Magpie Games', km: 'ហ្គេម សត្វកន្ទេ', 'zh-Hans': '喜鹊游戏' } },
  { code: 'TKT', names: { en: 'Tuktuk Games', km: 'តុកតុក ហ្គេម', 'zh-Hans': '嘟嘟游戏' } },
  { code: 'HLO', names: { en: 'Halo Play', km: 'ហាឡូ ផ្លេ', 'zh-Hans': '光环游戏' } },
  { code: 'SLN', names: { en: 'Salon Live', km: 'សាឡុង ឡាយ', 'zh-Hans': '沙龙真人' }, ownWindow: true },
  { code: 'GND', names: { en: 'Grand Live', km: 'ហ្គ្រេន ឡាយ', 'zh-Hans': '大厅真人' } },
  { code: 'CRL', names: { en: 'Coral Catch', km: 'ផ្កាថ្ម នេសាទ', 'zh-Hans': '珊瑚捕鱼' } },
  { code: 'KNG', names: { en: 'King Cards', km: 'បៀស្ដេច', 'zh-Hans': '国王棋牌' } },
  { code: 'FLT', names: { en: 'Felt Tables', km: 'តុសក្លាត', 'zh-Hans': '绒布桌' } },
  { code: 'OAK', names: { en: 'Oak Room', km: 'បន្ទប់ឈើអុក', 'zh-Hans': '橡木厅' } },
  { code: 'PXL', names: { en: 'Pixel Park', km: 'សួនភីកសែល', 'zh-Hans': '像素乐园' } },
  { code: 'JMP', names: { en: 'Jump Arcade', km: 'ចាំម អាកេដ', 'zh-Hans': '跳跃街机' } },
  { code: 'TNY', names: { en: 'Tiny Games', km: 'ហ្គេមតូច', 'zh-Hans': '小小游戏' } },
  { code: 'POP', names: { en: 'Pop Play', km: 'ប៉ុប ផ្លេ', 'zh-Hans': '泡泡游戏' } },
  { code: 'SKY', names: { en: 'Skyline', km: 'មេឃា', 'zh-Hans': '天际线' } },
  { code: 'APX', names: { en: 'Apex Flight', km: 'កំពូលហោះហើរ', 'zh-Hans': '巅峰飞行' } },
  { code: 'VLT', names: { en: 'Vault Gaming', km: 'ឃ្លាំង ហ្គេម', 'zh-Hans': '金库游戏' } },
  { code: 'BZO', names: { en: 'Baize Originals', km: 'បៃស៍ ដើម', 'zh-Hans': '绿呢原创' } },
  { code: 'KRC', names: { en: 'Kirirom Crest', km: 'គិរីរម្យ', 'zh-Hans': '基里隆' } },
  { code: 'STD', names: { en: 'Stadium', km: 'ពហុកីឡដ្ឋាន', 'zh-Hans': '体育场' } },
  { code: 'IMES', names: { en: 'IM E-sports', km: 'IM អ៊ីស្ព័រ', 'zh-Hans': 'IM 电竞' } },
  { code: 'IA', names: { en: 'IA E-sports', km: 'IA អ៊ីស្ព័រ', 'zh-Hans': 'IA 电竞' } },
  { code: 'AI', names: { en: 'AI E-sports', km: 'AI អ៊ីស្ព័រ', 'zh-Hans': 'AI 电竞' } },
  { code: 'TF', names: { en: 'TF Gaming', km: 'TF អ៊ីស្ព័រ', 'zh-Hans': 'TF 电竞' } },
  { code: 'TCG_LOTTO_VN', names: { en: 'Vietnam Lottery', km: 'ឆ្នោតវៀតណាម', 'zh-Hans': '越南彩票' } },
  { code: 'TCG_SEA', names: { en: 'South-East Asia Lottery', km: 'ឆ្នោតអាស៊ីអាគ្នេយ៍', 'zh-Hans': '东南亚彩票' } },
  { code: 'LOTT', names: { en: 'Baize Lottery', km: 'ឆ្នោតបៃស៍', 'zh-Hans': '绿呢彩票' } },
  { code: 'ELOTT', names: { en: 'Baize E-lottery', km: 'ឆ្នោតអេឡិចត្រូនិកបៃស៍', 'zh-Hans': '绿呢电子彩' } },
]

const byCode = new Map(vendors.map((vendor) => [vendor.code, vendor]))

export const findVendor = (code: string): Vendor | undefined => byCode.get(code)
