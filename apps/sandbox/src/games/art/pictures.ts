import { findGame, type SandboxGame } from '../catalogue.ts'
import { type motifNames, motifs } from './motifs/index.ts'
import { clothPaints, motifPaints, seedOf, svgText } from './paint.ts'
import { clothPattern, sparkles } from './patterns.ts'

type MotifName = (typeof motifNames)[number]

const place = (name: MotifName, x: number, y: number, scale: number, opacity = 1, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" opacity="${opacity}">${motifs[name]}</g>`

/** The small ornament beside the main motif, by how the game is played. */
const companions: Record<SandboxGame['gameType'], MotifName> = {
  RNG: 'coin',
  FISH: 'shell',
  LIVE: 'spade',
  PVP: 'club',
  SPORTS: 'star',
  ESPORTS: 'star',
  LOTT: 'star',
  ELOTT: 'flame',
  COCKFIGHT: 'coin',
  INHOUSE: 'spade',
  JACKPOT: 'coin',
  MINI: 'coin',
  CRASH: 'moon',
  ARCADE: 'gamepad',
  TABLE: 'diamond',
}

/** How wide a bold capital of the title's fonts is, of its size. */
const capital = 0.8

/**
 * The base line of a title: a jackpot's bar, where the site lays one over the image, begins below it on the smallest
 * tile.
 */
const titleEnd = 300

/** Two lines when a title is long, so that it stays inside the image. */
function titleLines(title: string): string[] {
  if (title.length <= 13 || !title.includes(' ')) return [title]
  const words = title.split(' ')
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)] as const)
  const widest = ([a, b]: (typeof cuts)[number]) => Math.max(a.join(' ').length, b.join(' ').length)
  const best = cuts.toSorted((left, right) => widest(left) - widest(right))[0]
  return best ? best.map((part) => part.join(' ')) : [title]
}

/** The tile of one game, 400 x 400: cloth, pattern, light, motif and title. Null for an unknown game. */
export function gamePicture(nodeId: string): string | null {
  const game = findGame(nodeId)
  if (!game) return null
  const seed = seedOf(game.gameCode)
  const lines = titleLines(game.names.en.toUpperCase())
  const size = Math.min(
    lines.length > 1 ? 37 : 44,
    330 / (capital * Math.max(...lines.map(({ length }) => length))),
  )
  const top = titleEnd - (lines.length - 1) * size * 0.98
  const small = companions[game.gameType]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" preserveAspectRatio="xMidYMid slice"><defs>${motifPaints(game.hue)}${clothPaints(game.hue)}<linearGradient id="f" x2="0" y2="1"><stop stop-opacity="0"/><stop offset="1" stop-opacity=".72"/></linearGradient></defs><rect width="400" height="400" fill="url(#b)"/>${clothPattern(seed, 400, 400)}<circle cx="200" cy="150" r="190" fill="url(#l)"/><rect width="400" height="400" fill="url(#v)"/>${place(small, 74, 108, 0.85, 0.55, -18)}${place(small, 328, 226, 0.7, 0.5, 16)}<ellipse cx="200" cy="262" rx="96" ry="15" fill-opacity=".35"/>${place(game.motif, 200, 150, 2.2)}${sparkles(seed, 400, 330, 13)}<rect y="200" width="400" height="200" fill="url(#f)"/><g font-family="Georgia,'Times New Roman',serif" font-weight="700" font-size="${size.toFixed(1)}" text-anchor="middle" letter-spacing="1.5" fill="#fff6dc" stroke="#000" stroke-opacity=".45" stroke-width="5" paint-order="stroke" stroke-linejoin="round">${lines.map((line, index) => `<text x="200" y="${(top + index * size * 0.98).toFixed(1)}">${svgText(line)}</text>`).join('')}</g></svg>`
}

/** One symbol of a game page, 100 x 100, in the requested hue. Null for an unknown motif. */
export function symbolPicture(name: string, hue: number): string | null {
  if (!Object.hasOwn(motifs, name)) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" width="100" height="100"><defs>${motifPaints(hue)}</defs>${motifs[name as MotifName]}</svg>`
}

const banners: Readonly<Record<string, { hue: number; motifs: readonly [MotifName, MotifName, MotifName] }>> =
  {
    welcome: { hue: 165, motifs: ['cards', 'coin', 'crown'] },
    deposit: { hue: 75, motifs: ['coin', 'star', 'gem'] },
    agents: { hue: 295, motifs: ['crown', 'lotus', 'star'] },
    newcomer: { hue: 140, motifs: ['gem', 'coin', 'star'] },
    reload: { hue: 45, motifs: ['coin', 'coin', 'gem'] },
    tournament: { hue: 25, motifs: ['crown', 'gem', 'star'] },
    night: { hue: 260, motifs: ['cards', 'spade', 'star'] },
    season: { hue: 120, motifs: ['star', 'star', 'coin'] },
    vip: { hue: 315, motifs: ['crown', 'gem', 'lotus'] },
    shield: { hue: 200, motifs: ['lotus', 'star', 'star'] },
  }

/** A wide banner, 1600 x 500: its motifs are on the right, the left is quiet for the site's text. */
export function bannerPicture(id: string): string | null {
  const banner = Object.hasOwn(banners, id) ? banners[id] : undefined
  if (!banner) return null
  const seed = seedOf(id)
  const [main, second, third] = banner.motifs
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 500" width="1600" height="500" preserveAspectRatio="xMaxYMid slice"><defs>${motifPaints(banner.hue)}${clothPaints(banner.hue)}<linearGradient id="q"><stop stop-opacity=".55"/><stop offset=".55" stop-opacity="0"/></linearGradient></defs><rect width="1600" height="500" fill="url(#b)"/>${clothPattern(seed, 1600, 500)}<circle cx="1220" cy="240" r="420" fill="url(#l)"/><rect width="1600" height="500" fill="url(#q)"/><ellipse cx="1220" cy="430" rx="260" ry="22" fill-opacity=".35"/>${place(second, 960, 330, 1.7, 0.85, -16)}${place(third, 1470, 150, 1.5, 0.8, 14)}${place(second, 1480, 390, 1, 0.6, 24)}${place(main, 1220, 240, 3.5)}${sparkles(seed, 1600, 480, 26)}</svg>`
}
