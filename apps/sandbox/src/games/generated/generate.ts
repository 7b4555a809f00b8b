import { decorativeNumbers, seedOf } from '../art/paint.ts'
import type { SandboxGame } from '../catalogue.ts'
import { adjectives } from './adjectives.ts'
import { arabicLottery, arabicName } from './arabic.ts'
import { lotteries } from './lotteries.ts'
import { type Series, series } from './series.ts'

/** What decides which names are free: adding a language moves no game to another number. */
const languages = ['en', 'km', 'zh-Hans'] as const

/** A list in an order that its seed decides. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = decorativeNumbers(seed)
  const keyed = items.map((item) => [random(), item] as const)
  return keyed.toSorted(([one], [other]) => one - other).map(([, item]) => item)
}

function gamesOf(run: Series, taken: ReadonlySet<string>): SandboxGame[] {
  const pairs = run.nouns.flatMap((noun) => adjectives.map((adjective) => [adjective, noun] as const))
  const named = shuffled(pairs, seedOf(run.gameType)).map(([adjective, noun]) => {
    const names = {
      en: `${adjective[0]} ${noun[0]}`,
      km: `${noun[1]}${adjective[1]}`,
      'zh-Hans': `${adjective[2]}${noun[2]}`,
      ar: arabicName(adjective[0], noun[0]),
    }
    return { names, motif: noun[3] }
  })
  const free = named.filter(({ names }) => languages.every((language) => !taken.has(names[language])))
  return free.slice(0, run.count).map(({ names, motif }, index) => {
    const gameCode = names.en.toLowerCase().replaceAll(' ', '-')
    return {
      nodeId: String(run.firstNode + index),
      gameCode,
      vassalage: run.vendors[index % run.vendors.length] ?? '',
      gameType: run.gameType,
      family: run.family,
      hot: index < run.hot,
      names,
      motif,
      hue: seedOf(gameCode) % 360,
    }
  })
}

const lotteryGames = (): SandboxGame[] =>
  lotteries.map(({ nodeId, gameCode, vassalage, gameType, en, km, zh }, index) => ({
    nodeId,
    gameCode,
    vassalage,
    gameType,
    family: 'lottery',
    hot: index < 2,
    names: { en, km, 'zh-Hans': zh, ar: arabicLottery(gameCode) },
    motif: 'lotto',
    hue: seedOf(gameCode) % 360,
  }))

/** The generated games: always the same ones, with names that no other game has in any language. */
export function generateGames(known: readonly SandboxGame[]): SandboxGame[] {
  const made: SandboxGame[] = lotteryGames()
  const taken = new Set([...known, ...made].flatMap(({ names }) => Object.values(names)))
  for (const run of series) {
    const games = gamesOf(run, taken)
    for (const { names } of games) for (const language of languages) taken.add(names[language])
    made.push(...games)
  }
  return made
}
