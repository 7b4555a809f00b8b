import type { GameType } from '@baize/platform/games/catalogue.ts'
import type { GameFamily, MotifName } from '../catalogue.ts'

type Noun = readonly [en: string, km: string, zh: string, motif: MotifName]

/** One run of generated games: which category and vendors, how it is played, and the nouns of its names. */
export interface Series {
  readonly gameType: GameType
  readonly family: GameFamily
  readonly count: number
  /** The first node id; the games follow it in order, so a series may grow at its end only. */
  readonly firstNode: number
  readonly hot: number
  readonly vendors: readonly string[]
  readonly nouns: readonly Noun[]
}

const reelNouns: readonly Noun[] = [
  ['Reels', 'កង់វិល', '转轮', 'seven'],
  ['Fortune', 'ទ្រព្យ', '财富', 'coin'],
  ['Treasure', 'កំណប់', '宝藏', 'gem'],
  ['Temple', 'ប្រាសាទ', '神庙', 'temple'],
  ['Dragon', 'នាគរាជ', '神龙', 'naga'],
  ['Tiger', 'ខ្លា', '猛虎', 'crown'],
  ['Elephant', 'ដំរី', '大象', 'crown'],
  ['Lotus', 'ផ្កាឈូក', '莲花', 'lotus'],
  ['Garden', 'សួនច្បារ', '花园', 'lotus'],
  ['River', 'ទន្លេ', '大河', 'shell'],
  ['Mountain', 'ភ្នំ', '高山', 'temple'],
  ['Palace', 'ព្រះបរមរាជវាំង', '宫殿', 'temple'],
  ['Crown', 'មកុដ', '王冠', 'crown'],
  ['Jewel', 'គ្រឿងអលង្ការ', '珠宝', 'gem'],
  ['Pearl', 'គុជ', '珍珠', 'shell'],
  ['Phoenix', 'ហង្ស', '凤凰', 'flame'],
  ['Naga', 'នាគ', '那伽', 'naga'],
  ['Lantern', 'គោមភ្លើង', '灯笼', 'lantern'],
  ['Festival', 'ពិធីបុណ្យ', '庆典', 'lantern'],
  ['Harvest', 'រដូវច្រូត', '丰收', 'palm'],
  ['Voyage', 'ដំណើរ', '远航', 'anchor'],
  ['Empire', 'អាណាចក្រ', '帝国', 'crown'],
  ['Legend', 'រឿងព្រេង', '传奇', 'star'],
  ['Carnival', 'ការ៉ាណាវ៉ាល់', '嘉年华', 'bell'],
  ['Market', 'ផ្សារ', '集市', 'coin'],
  ['Bells', 'ជួង', '铃铛', 'bell'],
  ['Diamonds', 'ពេជ្រ', '钻石', 'gem'],
  ['Coins', 'កាក់', '金币', 'coin'],
  ['Moon', 'ព្រះចន្ទ', '月亮', 'moon'],
  ['Island', 'កោះ', '海岛', 'palm'],
  ['Rubies', 'ត្បូងទទឹម', '红宝石群', 'ruby'],
  ['Spins', 'ការបង្វិល', '旋转', 'wheel'],
]

const slotVendors = ['EMR', 'LTS', 'ANG', 'RVS', 'SRS', 'CRN', 'NVA', 'MGP', 'TKT', 'HLO']

/** Every run, in the order of their node ids. */
export const series: readonly Series[] = [
  {
    gameType: 'RNG',
    family: 'reels',
    count: 1150,
    firstNode: 10_001,
    hot: 0,
    vendors: slotVendors,
    nouns: reelNouns,
  },
  {
    gameType: 'LIVE',
    family: 'sides',
    count: 110,
    firstNode: 20_001,
    hot: 0,
    vendors: ['PRL', 'MKL', 'SLN', 'GND'],
    nouns: [
      ['Table', 'តុ', '赌桌', 'cards'],
      ['Salon', 'សាឡុង', '沙龙', 'crown'],
      ['Lounge', 'បន្ទប់សម្រាក', '休息厅', 'moon'],
      ['Hall', 'សាល', '大厅', 'temple'],
      ['Terrace', 'រានហាល', '露台', 'lotus'],
      ['Suite', 'បន្ទប់ពិសេស', '套房', 'star'],
    ],
  },
  {
    gameType: 'FISH',
    family: 'fish',
    count: 80,
    firstNode: 21_001,
    hot: 0,
    vendors: ['RVS', 'LTS', 'CRL'],
    nouns: [
      ['Reef', 'ថ្មប៉ប្រះទឹក', '珊瑚礁', 'shell'],
      ['Lagoon', 'បឹងសមុទ្រ', '泻湖', 'fish'],
      ['Harbour', 'កំពង់ផែ', '海港', 'anchor'],
      ['Shoal', 'ហ្វូងត្រី', '鱼群', 'fish'],
      ['Ocean', 'មហាសមុទ្រ', '海洋', 'fish'],
    ],
  },
  {
    gameType: 'PVP',
    family: 'sides',
    count: 80,
    firstNode: 22_001,
    hot: 0,
    vendors: ['ACE', 'KNG'],
    nouns: [
      ['Duel', 'ការប្រកួត', '对决', 'spade'],
      ['Showdown', 'ការប្រឈមមុខ', '摊牌', 'cards'],
      ['Rivals', 'គូប្រជែង', '劲敌', 'club'],
      ['Challenge', 'បញ្ហាប្រឈម', '挑战', 'heart'],
    ],
  },
  {
    gameType: 'TABLE',
    family: 'sides',
    count: 110,
    firstNode: 23_001,
    hot: 2,
    vendors: ['FLT', 'OAK'],
    nouns: [
      ['Deck', 'ហូបៀ', '牌组', 'cards'],
      ['Hand', 'បៀក្នុងដៃ', '手牌', 'heart'],
      ['Ace', 'អាត់', '王牌', 'spade'],
      ['Draw', 'ការចាប់បៀ', '抽牌', 'club'],
    ],
  },
  {
    gameType: 'ARCADE',
    family: 'reels',
    count: 110,
    firstNode: 24_001,
    hot: 2,
    vendors: ['PXL', 'JMP'],
    nouns: [
      ['Quest', 'បេសកកម្ម', '探险', 'star'],
      ['Jungle', 'ព្រៃជ្រៅ', '丛林', 'palm'],
      ['Racer', 'អ្នកប្រណាំង', '赛手', 'wheel'],
      ['Robot', 'មនុស្សយន្ត', '机器人', 'gamepad'],
    ],
  },
  {
    gameType: 'MINI',
    family: 'sides',
    count: 110,
    firstNode: 25_001,
    hot: 2,
    vendors: ['TNY', 'POP'],
    nouns: [
      ['Pick', 'ការជ្រើស', '挑选', 'lotto'],
      ['Balls', 'បាល់', '彩球', 'lotto'],
      ['Pair', 'គូ', '双子', 'star'],
      ['Drop', 'ការទម្លាក់', '掉落', 'coin'],
    ],
  },
  {
    gameType: 'CRASH',
    family: 'crash',
    count: 60,
    firstNode: 26_001,
    hot: 3,
    vendors: ['SKY', 'APX'],
    nouns: [
      ['Flight', 'ជើងហោះហើរ', '飞行', 'flame'],
      ['Comet', 'ផ្កាយដុះកន្ទុយ', '彗星', 'star'],
      ['Balloon', 'បាឡុង', '热气球', 'lantern'],
      ['Kite', 'ខ្លែង', '风筝', 'gem'],
    ],
  },
  {
    gameType: 'JACKPOT',
    family: 'reels',
    count: 80,
    firstNode: 27_001,
    hot: 3,
    vendors: ['VLT', 'CRN'],
    nouns: [
      ['Jackpot', 'ជេកផត', '大奖', 'crown'],
      ['Millions', 'រាប់លាន', '百万', 'coin'],
      ['Vault', 'ឃ្លាំងមាស', '金库', 'gem'],
    ],
  },
  {
    gameType: 'INHOUSE',
    family: 'reels',
    count: 80,
    firstNode: 28_001,
    hot: 2,
    vendors: ['BZO'],
    nouns: [
      ['Baize', 'កម្រាលតុ', '绿呢', 'club'],
      ['House', 'គេហដ្ឋាន', '庄园', 'temple'],
      ['Original', 'ស្នាដៃដើម', '原创', 'star'],
    ],
  },
  {
    gameType: 'COCKFIGHT',
    family: 'sides',
    count: 40,
    firstNode: 29_001,
    hot: 0,
    vendors: ['KRC'],
    nouns: [
      ['Rooster', 'មាន់ឈ្មោល', '雄鸡', 'rooster'],
      ['Ring', 'សង្វៀន', '擂台', 'rooster'],
      ['Spur', 'ក្រញាំមាន់', '鸡距', 'flame'],
    ],
  },
  {
    gameType: 'SPORTS',
    family: 'coupon',
    count: 16,
    firstNode: 30_001,
    hot: 2,
    vendors: ['FLD', 'STD'],
    nouns: [
      ['League', 'លីគ', '联赛', 'ball'],
      ['Cup', 'ពានរង្វាន់', '杯赛', 'ball'],
    ],
  },
  {
    gameType: 'ESPORTS',
    family: 'coupon',
    count: 20,
    firstNode: 31_001,
    hot: 1,
    vendors: ['AV', 'IMES', 'IA', 'AI', 'TF'],
    nouns: [
      ['Masters', 'ម៉ាស្ទ័រ', '大师赛', 'gamepad'],
      ['Arena', 'សមរភូមិ', '竞技赛', 'gamepad'],
    ],
  },
]
