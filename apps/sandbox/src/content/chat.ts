import { catalogue } from '../games/catalogue.ts'

/** Insults, and what lures members to other sites. */
const words = ['idiot', 'bastard', 'scam', 'whatsapp.com', 't.me', 'ឆ្កួត', 'បោកប្រាស់', '傻逼', '骗子', '加微信']

const people: readonly (readonly [id: string, en: string, km: string, zh: string])[] = [
  ['bopha', 'Bopha', 'បុប្ផា', '波帕'],
  ['chenda', 'Chenda', 'ចិន្តា', '珍达'],
  ['kunthea', 'Kunthea', 'គន្ធា', '坤提娅'],
  ['maly', 'Maly', 'ម៉ាលី', '玛丽'],
  ['rith', 'Rith', 'ឫទ្ធិ', '里斯'],
  ['sopheap', 'Sopheap', 'សុភាព', '索皮'],
]

const tables = catalogue.filter(({ gameType }) => gameType === 'LIVE')

/** The sandbox's chat, as an operator writes its own: a fictional dealer at each of the first live tables, in shifts of eight hours. */
export const writtenChat = {
  ...{ words, strikes: 3, muteMinutes: 10 },
  models: people.flatMap(([id, en, km, zh], index) => {
    const game = tables[index]?.nodeId
    const from = (index % 3) * 8
    const name = { en, km, 'zh-Hans': zh }
    return game === undefined ? [] : [{ id, name, game, shift: { from, until: from + 8 } }]
  }),
}
